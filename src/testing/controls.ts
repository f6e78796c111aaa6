/** Finds controls in shadow trees, and their names. */

/** The messages of the elements, which are live regions. */
export const MESSAGES = '[aria-atomic]';

/** Returns a root, and all shadow roots below it. */
export function rootsOf(root: ParentNode): ParentNode[] {
  const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...hosts.flatMap(rootsOf)];
}

/** Returns true if a text contains another one, or matches a pattern. */
export function says(shown: string, text: string | RegExp): boolean {
  const plain = shown.replace(/\s+/g, ' ').trim();
  return typeof text === 'string' ? plain.includes(text) : text.test(plain);
}

/** The text of a node as a screen reader has it: without what is hidden from it. */
function spokenText(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if ((node as Element).getAttribute?.('aria-hidden') === 'true') return '';
  return Array.from(node.childNodes, spokenText).join('');
}

/**
 * The accessible name of a control of this library: its `aria-label`, the text that labels it, or its own text. happy-dom knows no
 * labels in shadow trees.
 */
export function nameOf(control: HTMLElement): string {
  const { id } = control;
  const labelledBy = control.getAttribute('aria-labelledby');
  const selector = labelledBy ? `#${CSS.escape(labelledBy)}` : id && `label[for="${CSS.escape(id)}"]`;
  const label = selector && (control.getRootNode() as ShadowRoot).querySelector(selector);
  return control.getAttribute('aria-label') ?? spokenText(label || control.closest('label') || control);
}
