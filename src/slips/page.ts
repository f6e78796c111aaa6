/** The page of a payment, which is readable before any script runs. It needs the package `@lit-labs/ssr`. */
import { html, nothing } from 'lit';
import { isRightToLeft } from '../domain/language-tags.js';
import { renderToString } from '../server.js';
import { escaped } from './escaped.js';
import type { SlipOptions } from './options.js';
import { readPayment } from './read-payment.js';
import { textsOf } from './texts.js';

export interface SlipPageOptions extends Pick<SlipOptions, 'lang' | 'merchant' | 'provider'> {
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
  const { merchant = '', provider, script, stylesheets = [], src, baseUrl, pdfUrl, emailUrl, phone = false } = options;
  const read = await readPayment(payment, provider);
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
<script type="module" src="${escaped(script)}"></script>
</head>
<body><main>${body}</main></body>
</html>
`;
}
