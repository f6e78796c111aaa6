import { native } from '../natives.js';

/**
 * Adds a style sheet to a page or shadow root. Safari before version 16.4 gets a style element, which a strict
 * Content-Security-Policy may block.
 * @returns a function that removes it; `sheet` is null if it was blocked
 */
export function addSheet(root: Document | ShadowRoot, text: string): (() => void) & { sheet: CSSStyleSheet | null } {
  const sheets = native(root, 'adoptedStyleSheets') as CSSStyleSheet[] | undefined;
  if (!sheets) {
    const style = document.createElement('style');
    style.nonce = (globalThis as { litNonce?: string }).litNonce ?? '';
    style.textContent = text;
    ('host' in root ? root : native(root, 'head')).append(style);
    return Object.assign(() => style.remove(), { sheet: style.sheet });
  }
  const page = native(root, 'ownerDocument') ?? (root as Document);
  const sheet = new (native(page, 'defaultView') ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.push(sheet);
  const remove = () => {
    const index = sheets.indexOf(sheet);
    if (index >= 0) sheets.splice(index, 1);
  };
  return Object.assign(remove, { sheet });
}
