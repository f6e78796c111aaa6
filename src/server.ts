/**
 * Renders the elements to HTML on a server, with their shadow roots, so that they are on screen before any script runs.
 * In the browser, `pay-elements/hydrate` hydrates them.
 */
import { render } from '@lit-labs/ssr';
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';
import { ssrState } from './controllers/ssr-state.js';
import './define/all.js';
import { nearestLanguage } from './domain/language.js';
import { RoamingElement } from './elements/roaming-element.js';
import { languageAtHand, languages, loadLanguage } from './locales/languages.js';

// Elements request the provider's context in `connectedCallback`, which is not called on servers by default.
LitElementRenderer.renderOptions.push((element) =>
  element instanceof RoamingElement ? { connectedCallback: true } : undefined,
);

export interface PageOptions {
  /** The language of the page, a BCP 47 tag. */
  readonly lang?: string;
  /** True if the page is for a phone (`Sec-CH-UA-Mobile: ?1`): it shows the text to copy before the code to scan. */
  readonly phone?: boolean;
}

/** @param template a template of `lit` with elements: `html\`<pay-action .payment=${payment}></pay-action>\`` */
export async function renderToString(
  template: TemplateResult,
  { lang = 'en', phone = false }: PageOptions = {},
): Promise<string> {
  const tag = nearestLanguage([lang], languages()) ?? 'en';
  if (!languageAtHand(tag)) await loadLanguage(tag);
  // The rest is synchronous, so that no other page is rendered with this state.
  Object.assign(ssrState, { lang: tag, phone });
  return collectResultSync(render(template));
}
