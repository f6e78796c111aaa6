/** What a browser's translator does to a page: it replaces each text node with two nested `<font>`. */

/** The document tree with all open shadow trees, in which translators look, too. */
function* textsOf(root: Node): Generator<Text> {
  for (const node of [...root.childNodes]) {
    if (node instanceof Text) yield node;
    else if (!(node instanceof Element && /^(?:style|svg)$/i.test(node.tagName))) yield* textsOf(node);
  }
  if (root instanceof Element && root.shadowRoot) yield* textsOf(root.shadowRoot);
}

/** @param translated returns the new text, or null for one that stays */
export function translate(root: Node, translated: (text: Text) => string | null): void {
  for (const text of textsOf(root)) {
    const words = text.data.trim() ? translated(text) : null;
    if (words === null) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.textContent = words;
    text.replaceWith(outer);
  }
}

/** All text below a node, without the white space between words. */
export function shownText(root: Node): string {
  return Array.from(textsOf(root), ({ data }) => data)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
