/** The selected text in a shadow tree: from the root's own selection if there is one (Chromium), else from the page's. */
export function selectedText(root: ShadowRoot): string {
  const own = root as { getSelection?(): Selection };
  return String(own.getSelection?.() ?? getSelection());
}
