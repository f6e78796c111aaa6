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
