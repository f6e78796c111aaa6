import { adoptStyles, type CSSResult, type LitElement } from 'lit';
import { isServer } from '../controllers/is-server.js';

/** The sheets of each root in addition to those of its class. */
const added = new WeakMap<ShadowRoot, CSSResult[]>();

/** Adds a sheet to a rendered element. All other sheets stay, also those that the page has added. */
export function adopt(root: ShadowRoot, sheet: CSSResult): void {
  const sheets = added.get(root) ?? [];
  if (sheets.includes(sheet)) return;
  added.set(root, [...sheets, sheet]);
  applySheets(root, [sheet]);
}

/** Applies all sheets again. Browsers remove every constructed sheet from an element that moves to another document. */
export function adoptAgain({ shadowRoot, constructor }: LitElement): void {
  if (!shadowRoot) return;
  const { elementStyles } = constructor as typeof LitElement;
  applySheets(shadowRoot, [...(elementStyles as CSSResult[]), ...(added.get(shadowRoot) ?? [])]);
}

/** Creates the root of an element in another document, where Lit's own method fails; null in this document. */
export function createRootElsewhere(element: LitElement): ShadowRoot | null {
  if (isServer || element.ownerDocument === document) return null;
  const root = element.attachShadow((element.constructor as typeof LitElement).shadowRootOptions);
  adoptAgain(element);
  return root;
}

/** A constructed sheet works in one document only. Another document, such as a frame's, gets copies. */
function applySheets(root: ShadowRoot, sheets: readonly CSSResult[]): void {
  const { ownerDocument: owner, adoptedStyleSheets: applied } = root;
  // Safari before version 16.4 gets style elements.
  if (!applied) return adoptStyles(root, [...sheets]);
  for (const { styleSheet, cssText } of sheets) {
    const sheet = owner === document ? styleSheet : owner.defaultView && new owner.defaultView.CSSStyleSheet();
    if (!sheet) continue;
    if (sheet !== styleSheet) sheet.replaceSync(cssText);
    applied.push(sheet);
  }
}
