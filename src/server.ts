/**
 * Server-side rendering: HTML with declarative shadow roots, visible before any script runs. In the browser
 * `pay-elements/hydrate` takes over.
 */
import { render } from '@lit-labs/ssr';
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';
import { ssrState } from './controllers/ssr-state.js';
import './define/all.js';
import { nearestLanguage } from './domain/language-tags.js';
import { PayElement } from './elements/pay-element.js';
import { PayProvider } from './elements/pay-provider/pay-provider.js';
import './languages.js';
import { loadedLanguage, languages, loadLanguage } from './locales/available.js';

// Lit does not call connectedCallback on servers, but elements request their provider there.
LitElementRenderer.renderOptions.push((element) =>
  element instanceof PayElement || element instanceof PayProvider ? { connectedCallback: true } : undefined,
);

export interface PageOptions {
  /** Language of the page, a BCP 47 tag. */
  readonly lang?: string;
  /** True for a phone (`Sec-CH-UA-Mobile: ?1`): codes to copy come before codes to scan. */
  readonly phone?: boolean;
}

/** Renders to HTML. @param template a `lit` template with elements: `html\`<pay-action .payment=${payment}></pay-action>\`` */
export async function renderToString(
  template: TemplateResult,
  { lang = 'en', phone = false }: PageOptions = {},
): Promise<string> {
  const tag = nearestLanguage([lang], languages()) ?? 'en';
  if (!loadedLanguage(tag)) await loadLanguage(tag);
  // No `await` after this line: another page must not change this state meanwhile.
  Object.assign(ssrState, { lang: tag, asked: lang, phone });
  return collectResultSync(render(template));
}
