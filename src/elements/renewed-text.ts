/**
 * Texts that can change on a page that is being translated. A browser's translator replaces the text nodes of a page with
 * elements of its own. Lit changes a text by writing to its node, so that the new one would never be seen: a payment that has
 * failed would be waiting for ever. So each text is a template of its own: Lit removes everything that is in the place of a
 * template when it renders another one there, and leaves alone what the same one has rendered.
 */
const templates = new Map<string, TemplateStringsArray>();

/** More texts than a page shows. A text that was forgotten is rendered again by its next update. */
const MOST = 500;

/** Returns the strings of the template that has nothing but this text as its value. */
export function templateOf(text: string): TemplateStringsArray {
  const parts = ['', ''];
  const strings = templates.get(text) ?? Object.assign(parts, { raw: parts });
  // The texts are in the order of their last use.
  templates.delete(text);
  templates.set(text, strings);
  if (templates.size > MOST) templates.delete(templates.keys().next().value!);
  return strings;
}
