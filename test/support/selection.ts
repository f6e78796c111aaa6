/** What is selected in a shadow tree: of the root's own selection where there is one (Chromium), else of the page's. */
export function selectedText(root: ShadowRoot): string {
  const own = root as { getSelection?(): Selection };
  return String(own.getSelection?.() ?? getSelection());
}
