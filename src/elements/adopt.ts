import { adoptStyles, type CSSResult } from 'lit';

/** The sheets of each root in addition to those of its class. */
const added = new WeakMap<ShadowRoot, CSSResult[]>();

/** Adds a sheet to a rendered element. All other sheets stay, also those that the page has added. */
export function adopt(root: ShadowRoot, sheet: CSSResult): void {
  const sheets = added.get(root) ?? [];
  if (sheets.includes(sheet)) return;
  added.set(root, [...sheets, sheet]);
  applySheets(root, [sheet]);
}

/** Applies all sheets to a root that has lost them, for example in another document. */
export function adoptAgain(root: ShadowRoot, styles: readonly CSSResult[]): void {
  applySheets(root, [...styles, ...(added.get(root) ?? [])]);
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
