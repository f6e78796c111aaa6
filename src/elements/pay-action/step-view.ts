import { nothing, type TemplateResult } from 'lit';
import { trust } from '../html.js';
import { isServer } from '../../controllers/is-server.js';
import { Latest } from '../../controllers/latest.js';
import { lazyLoad, type LazyOptions } from '../../controllers/lazy-load.js';
import { ssrStep } from './ssr-step.js';
import type { Step } from './step.js';

/** The element of the step on screen, and the one that is loading. */
export class StepView {
  #element: HTMLElement | null = null;
  #loading = '';
  readonly #loads = new Latest();

  /**
   * Renders a step. The element is reused for another step of the same kind, so that it keeps the consumer's input.
   * @param common the properties of every step
   */
  show(step: Step | undefined, common: object): HTMLElement | TemplateResult | typeof nothing {
    const { tag = '', properties } = step ?? {};
    if (isServer) return tag ? ssrStep(tag, { ...common, ...properties }) : nothing;
    if (this.#element?.localName !== tag) this.#element = null;
    // Properties that are set before an element is registered would hide its setters.
    if (!customElements.get(tag)) return nothing;
    if (!this.#element) {
      this.#element = trust(document.createElement(tag));
      this.#element.setAttribute('part', 'step');
    }
    return Object.assign(this.#element, common, properties);
  }

  /** True if the step itself has fired the event: a page's element in a slot fires events of its own. */
  isFrom({ target }: Event): boolean {
    return target === this.#element;
  }

  /** Loads the element of a step that is not registered yet. */
  load({ tag, load }: Step, loadBuiltIn: (tag: string) => Promise<unknown>, options: LazyOptions<unknown>): void {
    if (customElements.get(tag) || this.#loading === tag) return;
    this.#loading = tag;
    void lazyLoad(() => (load ?? loadBuiltIn)(tag), { ...options, message: tag, signal: this.#loads.start() });
  }

  /** Stops loading while the host is not in the page. */
  cancel(): void {
    this.#loads.cancel();
    this.#loading = '';
  }
}
