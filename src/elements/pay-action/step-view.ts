import { isServer, nothing, type TemplateResult } from 'lit';
import { trust } from '../html.js';
import { ssrStep } from './ssr-step.js';
import type { Step } from './steps.js';

/** The element of the step that is on screen, and those that are being brought in. */
export class StepView {
  #element: HTMLElement | null = null;
  #loading = '';

  /**
   * The element stays while the step is of its kind, or what was typed into it would be lost.
   * @param common properties of every step
   */
  show(step: Step | null, common: object): HTMLElement | TemplateResult | typeof nothing {
    const [tag = '', properties] = step ?? [];
    if (isServer) return tag ? ssrStep(tag, { ...common, ...properties }) : nothing;
    if (this.#element?.localName !== tag) {
      this.#element = tag ? trust(document.createElement(tag)) : null;
      this.#element?.setAttribute('part', 'step');
    }
    // What is still to come takes no room between what is there.
    return this.#element
      ? Object.assign(this.#element, common, properties, { hidden: !customElements.get(tag) })
      : nothing;
  }

  /** Whether an event is of the step itself: what a page has put into a slot fires events of its own. */
  isFrom({ target }: Event): boolean {
    return target === this.#element;
  }

  /** @returns whether an element was brought in that was missing. @throws whatever `load` does */
  async load(tag: string, load: (tag: string) => Promise<unknown>): Promise<boolean> {
    if (customElements.get(tag) || this.#loading === tag) return false;
    this.#loading = tag;
    try {
      await load(tag);
      return true;
    } finally {
      this.#loading = '';
    }
  }
}
