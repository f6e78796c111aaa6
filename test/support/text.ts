/** What an element shows, with a space around each block: engines disagree about those of `innerText`. */
export function textOf(element: HTMLElement): string {
  return spaced(element).replace(/\s+/g, ' ').trim();
}

function spaced(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLBRElement) return ' ';
  if (!(node instanceof Element)) return '';
  const { display } = getComputedStyle(node);
  if (display === 'none') return '';
  const text = Array.from(node.childNodes, spaced).join('');
  return /^(?:inline|contents)$/.test(display) ? text : ` ${text} `;
}
