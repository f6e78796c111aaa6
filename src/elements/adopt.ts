import { adoptStyles, type CSSResult } from 'lit';

/** What each root has besides the sheets of its class. */
const added = new WeakMap<ShadowRoot, CSSResult[]>();

/** Adds a sheet to those of an element that is on the page; the others, the page's own among them, stay. */
export function adopt(root: ShadowRoot, sheet: CSSResult): void {
  const sheets = added.get(root) ?? [];
  if (sheets.includes(sheet)) return;
  added.set(root, [...sheets, sheet]);
  wear(root, [sheet]);
}

/** All of it again, in a document that has none of it yet. */
export function adoptAgain(root: ShadowRoot, styles: readonly CSSResult[]): void {
  wear(root, [...styles, ...(added.get(root) ?? [])]);
}

/** A sheet holds in one document: another one on the same origin (a frame's) needs sheets of its own. */
function wear(root: ShadowRoot, sheets: readonly CSSResult[]): void {
  const { ownerDocument: owner, adoptedStyleSheets: worn } = root;
  for (const given of sheets) {
    const { styleSheet, cssText } = given;
    // Browsers without such sheets get a style element, with the page's nonce.
    if (!styleSheet) adoptStyles(root, [given]);
    const sheet = owner === document ? styleSheet : owner.defaultView && new owner.defaultView.CSSStyleSheet();
    if (!sheet) continue;
    if (sheet !== styleSheet) sheet.replaceSync(cssText);
    worn.push(sheet);
  }
}
