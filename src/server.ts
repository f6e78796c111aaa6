/**
 * The elements as HTML, on a server: with their shadow roots, so that they are there before any script is. In the browser
 * `pay-elements/hydrate` takes over.
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

// Elements ask for their provider when they are connected, which is not usual on servers.
LitElementRenderer.renderOptions.push((element) =>
  element instanceof RoamingElement ? { connectedCallback: true } : undefined,
);

export interface PageOptions {
  /** The language of the page, a BCP 47 tag. */
  readonly lang?: string;
  /** Whether it is for a phone (`Sec-CH-UA-Mobile: ?1`): what is copied there stands before what is scanned. */
  readonly phone?: boolean;
}

/** @param template of `lit`, with elements in it: `html\`<pay-action .payment=${payment}></pay-action>\`` */
export async function renderToString(
  template: TemplateResult,
  { lang = 'en', phone = false }: PageOptions = {},
): Promise<string> {
  const tag = nearestLanguage([lang], languages()) ?? 'en';
  if (!languageAtHand(tag)) await loadLanguage(tag);
  // From here to the end nothing waits: no other page is written meanwhile.
  Object.assign(ssrState, { lang: tag, phone });
  return collectResultSync(render(template));
}
