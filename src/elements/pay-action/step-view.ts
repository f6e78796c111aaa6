import { isServer, nothing, type TemplateResult } from 'lit';
import { trust } from '../html.js';
import { ssrStep } from './ssr-step.js';
import type { Step } from './steps.js';

/** Creates, updates and lazy-loads the element of the current step. */
export class StepView {
  #element: HTMLElement | null = null;
  #loading = '';

  /**
   * Keeps the element while steps have the same tag, so that typed text is not lost.
   * @param common properties of every step
   */
  show(step: Step | null, common: object): HTMLElement | TemplateResult | typeof nothing {
    const [tag = '', properties] = step ?? [];
    if (isServer) return tag ? ssrStep(tag, { ...common, ...properties }) : nothing;
    if (this.#element?.localName !== tag) {
      this.#element = tag ? trust(document.createElement(tag)) : null;
      this.#element?.setAttribute('part', 'step');
    }
    // An element that is still loading takes no space.
    return this.#element
      ? Object.assign(this.#element, common, properties, { hidden: !customElements.get(tag) })
      : nothing;
  }

  /** Returns true if an event is from the step itself: elements in slots fire events of their own. */
  isFrom({ target }: Event): boolean {
    return target === this.#element;
  }

  /** @returns true if the element was missing and is loaded now. @throws any error of `load` */
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
