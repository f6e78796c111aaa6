export { factsStyles } from '../slip/facts.styles.js';
import type { nothing, TemplateResult } from 'lit';
import type { Picture } from '../../controllers/save.js';
import { qrSlip, type QrScheme } from '../../domain/qr-slip.js';
import type { QrDrawing } from '../../domain/qr.js';
import type { Warning } from '../../domain/warning.js';
import { payeeFact } from '../../domain/payee.js';
import { plainText } from '../../domain/plain-text.js';
import { payee as english } from '../../locales/en/payee.js';
import type { CoreStrings, PayeeStrings, QrStrings } from '../../locales/strings.js';
import type { Price } from '../head.js';
import { mergeTexts } from '../../texts/merge-texts.js';
import { factLines, renderFacts, type Fact } from '../slip/facts.js';
import { money } from '../../texts/money.js';
import type { SlipContent } from '../slip/content.js';
import type { Checked } from '../slip/qr-steps.js';

export interface QrInput {
  readonly data: string | null;
  /** The amount and currency of the payment, if they are known. */
  readonly price: Price;
  readonly drawing: QrDrawing | null;
  readonly expires: number | null;
  /** The name of the shop; empty if unknown. */
  readonly merchant: string;
  readonly strings: CoreStrings & QrStrings & Partial<PayeeStrings>;
}

/** The content of a QR code as text, because consumers cannot read the code: the payee and the amount. */
export interface QrReading {
  readonly warning: Warning | null;
  readonly scheme: QrScheme;
  /** The name of the scheme. */
  readonly title: string;
  /** True if banking apps read the code from an image, and do not take its text. */
  readonly isImage: boolean;
  readonly price: Price;
  readonly facts: TemplateResult | typeof nothing;
  /** What the app shows, too. */
  readonly checked: Checked;
  readonly content: SlipContent;
}

/** The names of schemes are the same in every language. */
const SCHEMES: Readonly<Partial<Record<QrScheme, string>>> = {
  pix: 'Pix',
  promptpay: 'PromptPay',
  qris: 'QRIS',
  duitnow: 'DuitNow QR',
  vietqr: 'VietQR',
  qrph: 'QR Ph',
  paynow: 'PayNow',
  fps: 'FPS',
  upi: 'UPI',
};

/** The pixels of a module. Saved pictures are larger. */
const MODULE_PX = 3;

export function readQr({ data, price, drawing, expires, merchant, strings }: QrInput): QrReading {
  const { amount, currency, payload, warning } = qrSlip(data ?? '', price);
  const formatted = amount && money(amount, currency, strings);
  const payee = payeeFact(merchant, payload?.merchantName, strings.qrPayee, mergeTexts(english, strings));
  const facts: Fact[] = [[strings.amount, formatted, 'amount'], payee];
  const scheme = payload?.scheme ?? 'emv';
  const title = SCHEMES[scheme] ?? strings.qrLabel;
  const text = [...factLines(facts), data ?? ''].join('\n').trim();
  const picture = drawing && pictureOf(drawing);
  return {
    warning,
    scheme,
    title,
    isImage: payload !== null && payload.scheme !== 'pix' && payload.scheme !== 'emv',
    price: { amount, currency },
    facts: renderFacts([payee]),
    checked: { payee: plainText(payload?.merchantName ?? ''), amount: formatted ?? '' },
    content: { name: 'qr-code', title, text, picture, due: expires },
  };
}

function pictureOf({ size, path }: QrDrawing): Picture {
  const side = size * MODULE_PX;
  return { path, columns: size, rows: size, width: side, height: side };
}
