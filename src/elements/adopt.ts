import { adoptStyles, type CSSResult } from 'lit';

/** Adds a sheet to those of an element that is on the page; the others, the page's own among them, stay. */
export function adopt(root: ShadowRoot, sheet: CSSResult): void {
  const { styleSheet } = sheet;
  // Browsers without such sheets get a style element, with the page's nonce.
  if (!styleSheet) adoptStyles(root, [sheet]);
  else if (!root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}
