/** The page of a consumer whose bank has opened another browser than that of the shop: the state, and nothing about the payment. */
import { outcomeOf, type Resource } from '../contract/resource.js';
import { LANGUAGE_FILES } from '../locales/loaders.js';
import { isRightToLeft, nearestLanguage } from '../domain/language-tags.js';
import { core } from '../locales/en/core.js';
import { result } from '../locales/en/result.js';
import type { CoreStrings, ResultStrings } from '../locales/strings.js';
import { page } from './answers.js';

/** Without groups, of which a language may have only a part. */
type Texts = Omit<CoreStrings & ResultStrings, 'errors' | 'failures'>;

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;text-align:center}';

/** @param resource null if nothing proves that the consumer comes from the bank: then the page says that it waits */
export async function returnPage(resource: Resource | null, { headers }: Request): Promise<Response> {
  const tag = languageOf(headers.get('accept-language') ?? '');
  const [title, hint] = textsOf(resource, { ...core, ...result, ...(await LANGUAGE_FILES[tag]?.())?.strings });
  const nonce = crypto.randomUUID();
  return page(
    `<!doctype html>
<html lang="${tag}" dir="${isRightToLeft(tag) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${hint ? `<p>${hint}</p>` : ''}</main></body>
</html>
`,
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
}

/** The texts are constants of this package, without markup. */
function textsOf(resource: Resource | null, texts: Texts): readonly [title: string, hint?: string] {
  const outcome = resource ? outcomeOf(resource) : 'pending';
  if (!resource || outcome === 'pending') return [texts.waiting];
  const isExpired = resource.status === 'expired';
  if (resource.object === 'mandate') {
    if (outcome === 'complete') return [texts.mandateComplete];
    return isExpired ? [texts.mandateExpired, texts.mandateExpiredHint] : [texts.mandateFailed];
  }
  if (outcome === 'complete') return [texts.paymentComplete, texts.paidNext('')];
  return isExpired ? [texts.paymentExpired, texts.expiredHint] : [texts.paymentFailed, texts.failedHint];
}

/** The supported language that is nearest to those of the browser, the best of them first: `pt-BR,pt;q=0.9,en;q=0.8`. */
function languageOf(accepted: string): string {
  const wanted = accepted
    .slice(0, 1_000)
    .split(',')
    .map((part) => /^\s*([a-z]{2,3}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q=([\d.]+))?/i.exec(part))
    .flatMap((found) => (found ? [{ tag: found[1] ?? '', weight: Number(found[2] ?? 1) }] : []))
    .sort((one, other) => other.weight - one.weight);
  return (
    nearestLanguage(
      wanted.map(({ tag }) => tag),
      ['en', ...Object.keys(LANGUAGE_FILES)],
    ) ?? 'en'
  );
}
