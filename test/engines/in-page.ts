/** What runs in the page: each function is sent as its text, so each stands alone but for `deep`. */

/** Elements by selector, in whatever shadow tree they are, that are displayed. */
export function deep(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
    ...(node.matches(selector) && node.checkVisibility() ? [node] : []),
    ...(node.shadowRoot ? deep(selector, node.shadowRoot) : []),
  ]);
}

/** The texts that are displayed, one a line, as they are written. */
export function words(root: Node = document.body): string {
  return [...root.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement) || getComputedStyle(node).display === 'none') return '';
      return `${node.shadowRoot ? words(node.shadowRoot) : ''} ${words(node)}`;
    })
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The middle of the first element that has a text, where it can be pressed: nothing is in front of it. */
export function target(selector: string, text: string): [number, number] | null {
  const found = deep(selector).find((node) => (node.ariaLabel ?? node.textContent).includes(text));
  if (!found || (found as HTMLButtonElement).disabled) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let front = document.elementFromPoint(x, y);
  while (front?.shadowRoot) {
    const inner = front.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === front) break;
    front = inner;
  }
  return front && (found.contains(front) || front.contains(found)) ? [x, y] : null;
}

/** What goes wrong in a page from when it is first looked at: errors and breaches of its policy. */
export function problems(): string[] {
  const page = window as unknown as { problems?: string[] };
  if (!page.problems) {
    const list: string[] = (page.problems = []);
    addEventListener('error', ({ message }) => list.push(message));
    addEventListener('unhandledrejection', ({ reason }) => list.push(`unhandled: ${String(reason)}`));
    addEventListener('securitypolicyviolation', (event) =>
      list.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  }
  return page.problems;
}
