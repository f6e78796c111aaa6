import type { Warning } from '../domain/warning.js';
import { fit } from './brand.js';
import type { Logo } from './logo.js';
import { emailHtml } from './email-html.js';
import { emailText } from './email-text.js';
import type { SlipOptions } from './options.js';
import { pictureOf } from './picture.js';
import { readSlip } from './read-slip.js';
import type { SlipStatus } from './slip.js';

export interface EmailOptions extends SlipOptions {
  /**
   * Puts the picture of the code into an attachment (`cid`, the default) or into the HTML (`data`). Gmail and Outlook do not
   * show pictures in `data:` URLs: use `data` for previews and for mail services without attachments.
   */
  readonly images?: 'cid' | 'data';
}

/** A file of an e-mail, with the names that Nodemailer uses. */
export interface EmailAttachment {
  readonly filename: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly contentType: 'image/png';
  /** The `Content-ID`, without angle brackets. */
  readonly cid: string;
  readonly contentDisposition: 'inline';
}

export interface SlipEmail {
  /** One line. */
  readonly subject: string;
  readonly html: string;
  /** The same without HTML. */
  readonly text: string;
  readonly attachments: readonly EmailAttachment[];
  readonly status: SlipStatus;
  /** A possible problem with the code, which the e-mail names: do not send it before you have checked. */
  readonly warning: Warning | null;
}

/** The box of the logo, in CSS pixels. */
const LOGO_PX = [200, 40] as const;

/**
 * Writes the e-mail with the slip of a payment. After the end of the payment it says so, and has no code.
 * @param payment as the payment service returned it
 * @throws {PayError} `invalid-input`; `unsupported-action` for a payment without a slip, such as a redirect; `unsafe-url`;
 * `qr-too-long`
 */
export async function slipEmail(payment: unknown, options: EmailOptions = {}): Promise<SlipEmail> {
  const slip = await readSlip(payment, options);
  const { code, name, status, warning } = slip;
  const isData = options.images === 'data';
  const shown = <Kind extends { readonly png: Uint8Array }>(picture: Kind, id: string) => ({
    ...picture,
    src: isData ? `data:image/png;base64,${base64(picture.png)}` : `cid:${id}@pay-elements`,
  });
  const picture = code && (await pictureOf(code));
  const { logo } = slip.brand;
  const files = [picture && fileOf(name, picture.png), logo && fileOf('logo', logo.png)].filter(
    (file) => file !== null,
  );
  return {
    subject: [slip.merchant, status === 'open' ? slip.title : slip.message, slip.amount].filter(Boolean).join(' · '),
    html: emailHtml(slip, {
      code: picture && shown(picture, name),
      logo: logo && shown(sized(logo), 'logo'),
    }),
    text: emailText(slip),
    attachments: isData ? [] : files,
    status,
    warning,
  };
}

function fileOf(name: string, content: Uint8Array<ArrayBuffer>): EmailAttachment {
  const cid = `${name}@pay-elements`;
  return { filename: `${name}.png`, contentType: 'image/png', cid, contentDisposition: 'inline', content };
}

function sized(logo: Logo): Logo {
  const [width, height] = fit(logo, LOGO_PX).map(Math.round);
  return { ...logo, width: width!, height: height! };
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
