/** Mistakes that were told on this page: an element makes the same one in each update. */
const told = new Set<string>();

/** Names a mistake of the page in the console, once. @param text has names of the library, of tags and of texts, and no values */
export function tellDevelopers(text: string, ...causes: readonly unknown[]): void {
  if (told.has(text)) return;
  told.add(text);
  // eslint-disable-next-line no-console -- for developers
  console.error(`Pay Elements: ${text}`, ...causes.filter((cause) => cause !== undefined));
}
