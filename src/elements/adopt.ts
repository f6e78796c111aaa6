import type { CSSResult } from 'lit';

/** Adds a sheet to those of an element that is on the page; the others, the page's own among them, stay. */
export function adopt(root: ShadowRoot, { styleSheet }: CSSResult): void {
  if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}
