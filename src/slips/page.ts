/** The page of a payment, which is readable before any script runs. It needs the package `@lit-labs/ssr`. */
import { html, nothing } from 'lit';
import { isRightToLeft } from '../domain/language-tags.js';
import { renderToString } from '../server.js';
import { PayError } from '../errors.js';
import { readBrand, type Brand } from './brand.js';
import { escaped } from './escaped.js';
import type { SlipOptions } from './options.js';
import { readPayment } from './read-payment.js';
import type { Logo } from './logo.js';
import { readSlip } from './read-slip.js';
import type { Slip } from './slip.js';
import { textsOf } from './texts.js';

export interface SlipPageOptions extends Pick<SlipOptions, 'lang' | 'merchant' | 'provider' | 'brand'> {
  /** The URL of a module that imports `pay-elements/hydrate` and then `pay-elements/define/all`. */
  readonly script: string;
  /** The URL of `pay-elements.css` and of the shop's own style sheets: they reserve the space of what the script adds. */
  readonly stylesheets?: readonly string[];
  /** The URL of the merchant's backend that returns the payment, in the same form or in that of the contract. The page polls it. */
  readonly src: string;
  /** The URL of the merchant's backend for other requests, as for `<pay-provider>`. */
  readonly baseUrl?: string;
  /** The routes that save the slip as a PDF and that e-mail it, as for `<pay-action>`. */
  readonly pdfUrl?: string;
  readonly emailUrl?: string;
  /** True for a phone (`Sec-CH-UA-Mobile: ?1`): codes to copy come before codes to scan. */
  readonly phone?: boolean;
}

/** Fields that a page does not need, and that may be about the consumer. Of a provider's object the page gets no others either. */
const PRIVATE = { metadata: null, extra: null, customer_id: null, gateway_transaction_id: null };

/**
 * Renders a whole page with `<pay-action>` in declarative shadow roots. Once its script has run, the page polls `src`, and
 * shows the outcome.
 * @param payment as the payment service returned it; also one whose next step is no slip
 * @throws {PayError} `invalid-input` or `unsupported-action`
 */
export async function slipPage(payment: unknown, options: SlipPageOptions): Promise<string> {
  const {
    merchant = '',
    brand,
    provider,
    script,
    stylesheets = [],
    src,
    baseUrl,
    pdfUrl,
    emailUrl,
    phone = false,
  } = options;
  const read = await readPayment(payment, provider);
  const look = await readBrand(brand);
  const { tag: lang, strings } = await textsOf(options.lang);
  const given = JSON.stringify({ ...read, ...PRIVATE });
  const body = await renderToString(
    html`<pay-provider base-url=${baseUrl ?? nothing}
      ><pay-action
        payment=${given}
        provider=${provider ?? nothing}
        payment-method=${read.payment_method ?? nothing}
        merchant=${merchant}
        src=${src}
        pdf-url=${pdfUrl ?? nothing}
        email-url=${emailUrl ?? nothing}
      ></pay-action
    ></pay-provider>`,
    { lang, phone },
  );
  const slip = await slipOf(payment, options);
  const title = [strings.detailsLabel, merchant].filter(Boolean).join(' · ');
  return `<!doctype html>
<html lang="${lang}" dir="${isRightToLeft(lang) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${stylesheets.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('\n')}
<style>${styles(brand?.color === undefined ? null : look)}</style>
<script type="module" src="${escaped(script)}"></script>
</head>
<body>${renderHeader(merchant, look.logo)}<main>${body}${slip ? renderUnscripted(slip) : ''}</main></body>
</html>
`;
}

/** Returns what a script would add; null for a step that is not a slip. */
async function slipOf(payment: unknown, { lang, merchant, provider }: SlipPageOptions): Promise<Slip | null> {
  try {
    return await readSlip(payment, {
      ...(lang && { lang }),
      ...(merchant && { merchant }),
      ...(provider && { provider }),
    });
  } catch (error) {
    if (error instanceof PayError) return null;
    throw error;
  }
}

const styles = (brand: Brand | null) => `
:root{color-scheme:light dark;${brand ? `--pay-color-accent:${brand.color};--pay-color-on-accent:${brand.onColor}` : ''}}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
header,main{box-sizing:border-box;max-width:544px;margin:auto;padding:16px}
header{font-size:18px;font-weight:700}
header img{display:block;height:40px;width:auto;max-width:100%}
@media (prefers-color-scheme:dark){header img{padding:8px;border-radius:8px;background:#fff}}
h2{font-size:16px}
body::before{content:'';display:block;height:4px;background:var(--pay-color-accent,#0a4fb8)}
`;

function renderHeader(merchant: string, logo: Logo | null): string {
  if (!logo) return merchant ? `<header>${escaped(merchant)}</header>` : '';
  const base64 = btoa(Array.from(logo.png, (byte) => String.fromCharCode(byte)).join(''));
  return `<header><img src="data:image/png;base64,${base64}" alt="${escaped(merchant)}"></header>`;
}

/** The instructions, or what a QR code does not say: the elements load them after the slip. For a reader without scripts. */
function renderUnscripted({ deadline, seller, guide, strings }: Slip): string {
  const facts = [deadline, seller].map((row) => row && `<p>${escaped(row.label)}: <b>${escaped(row.value)}</b></p>`);
  const steps = guide?.steps.map((step) => `<li>${escaped(step)}</li>`) ?? [];
  const shown = guide
    ? [`<h2>${escaped(strings.howToPay)}</h2>`, `<ol>${steps.join('')}</ol>`, `<p>${escaped(guide.after)}</p>`]
    : facts;
  return `<noscript>${shown.join('')}</noscript>`;
}
