/** Registers a tag unless the page has it already: a second copy of this library leaves the first one in place. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
