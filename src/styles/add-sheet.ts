/**
 * Adds a style sheet to a page or shadow root. Safari before version 16.4 gets a style element, which a strict
 * Content-Security-Policy may block.
 * @returns a function that removes it; `sheet` is null if it was blocked
 */
export function addSheet(root: Document | ShadowRoot, text: string): (() => void) & { sheet: CSSStyleSheet | null } {
  if (!root.adoptedStyleSheets) {
    const style = document.createElement('style');
    style.nonce = (globalThis as { litNonce?: string }).litNonce ?? '';
    style.textContent = text;
    ('head' in root ? root.head : root).append(style);
    return Object.assign(() => style.remove(), { sheet: style.sheet });
  }
  const sheet = new ((root.ownerDocument ?? root).defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const remove = () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  return Object.assign(remove, { sheet });
}
