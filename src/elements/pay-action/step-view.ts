import { isServer, nothing, type TemplateResult } from 'lit';
import { trust } from '../html.js';
import { Latest } from '../../controllers/latest.js';
import { lazyLoad, type LazyOptions } from '../../controllers/lazy-load.js';
import { ssrStep } from './ssr-step.js';
import type { PayElement } from '../pay-element.js';
import type { Step } from './step.js';

/** A step of the page need not be one of ours. */
type StepElement = HTMLElement & Partial<Pick<PayElement, 'addController' | 'isWhole' | 'updateComplete'>>;

/** The element of the step on screen, and the one that is loading. */
export class StepView {
  #element: StepElement | null = null;
  #isWhole = false;
  #loading = '';
  readonly #loads = new Latest();

  /**
   * Renders a step. The element is reused for another step of the same kind, so that it keeps the consumer's input.
   * @param common the properties of every step
   * @param onWhole called when the step grows no more
   */
  show(step: Step | undefined, common: object, onWhole: () => void): HTMLElement | TemplateResult | typeof nothing {
    const { tag = '', properties } = step ?? {};
    if (isServer) return tag ? ssrStep(tag, { ...common, ...properties }) : nothing;
    if (this.#element?.localName !== tag) this.#element = null;
    // Properties that are set before an element is registered would hide its setters.
    if (!customElements.get(tag)) return nothing;
    if (!this.#element) {
      this.#element = trust(document.createElement(tag));
      this.#element.setAttribute('part', 'step');
      this.#isWhole = false;
      const check = () => !this.#isWhole && this.isWhole && onWhole();
      this.#element.addController?.({ hostUpdated: check });
      void this.#element.updateComplete?.then(check);
    }
    return Object.assign(this.#element, common, properties);
  }

  /** True once the step grows no more: what is below it must not move. */
  get isWhole(): boolean {
    return (this.#isWhole ||= this.#element?.isWhole !== false);
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
