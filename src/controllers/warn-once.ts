/** Mistakes that this page was warned of: an element makes the same one in each update. */
const warned = new Set<string>();

/** Names a mistake of the page in the console, once. @param text has names of the library, of tags and of texts, and no values */
export function warnOnce(text: string, ...causes: readonly unknown[]): void {
  if (warned.has(text)) return;
  warned.add(text);
  // eslint-disable-next-line no-console -- for developers
  console.warn(`Pay Elements: ${text}`, ...causes.filter((cause) => cause !== undefined));
}
