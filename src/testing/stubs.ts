/** Elements that render nothing, for tests of what is around them. */
import { TAGS } from '../registry/tags.js';

/**
 * Registers every tag as an element without content, instead of `pay-elements/define/…`. A test sets and reads its
 * properties and attributes, and dispatches the events of this library on it.
 */
export function defineStubs(): void {
  for (const tag of TAGS) {
    if (!customElements.get(tag)) customElements.define(tag, class extends HTMLElement {});
  }
}
