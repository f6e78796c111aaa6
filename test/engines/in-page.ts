/** Functions that run in the page. Each is sent as source text, so it may use no other function except `deep`. */

/** Displayed elements that match a selector, in all shadow trees. */
export function deep(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
    // Browsers before 2023 have no `checkVisibility`.
    ...(node.matches(selector) && (node.checkVisibility?.() ?? (node as Element).getClientRects().length > 0)
      ? [node]
      : []),
    ...(node.shadowRoot ? deep(selector, node.shadowRoot) : []),
  ]);
}

/** The displayed texts, with spaces collapsed. A page that is loading has no body yet. */
export function texts(root: Node = document): string {
  return [...root.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement) || getComputedStyle(node).display === 'none') return '';
      return `${node.shadowRoot ? texts(node.shadowRoot) : ''} ${texts(node)}`;
    })
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The centre of the first element with this text, or null while it is disabled or covered. */
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

/** Errors and policy violations of the page since the first call. */
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
