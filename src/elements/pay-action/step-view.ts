import { nothing, type TemplateResult } from 'lit';
import { trust } from '../html.js';
import { isServer } from '../../controllers/is-server.js';
import { LatestTask } from '../../controllers/latest-task.js';
import { lazyLoad, type LazyOptions } from '../../controllers/lazy-load.js';
import { warnOnce } from '../../controllers/warn-once.js';
import { PayError } from '../../errors.js';
import type { PayRedirect } from '../pay-redirect/pay-redirect.js';
import type { PayStep } from '../pay-step.js';
import type { PayTimed } from '../slip/pay-timed.js';
import { ssrStep } from './ssr-step.js';
import type { Step } from './step.js';

/** A step of the page has none of these. */
type StepElement = HTMLElement &
  Partial<
    Pick<PayStep<object>, 'addController' | 'hasMessage' | 'quieten'> &
      Pick<PayTimed<object>, 'isDoubtful'> &
      Pick<PayRedirect, 'isUnopened'>
  >;

export interface StepOptions extends LazyOptions<unknown> {
  /** Called when the step begins or ends a message or a warning, and when its link has been opened. */
  readonly onChange: () => void;
  readonly onFail: (error: PayError) => void;
}

/** The element of a page may have a property that is read only, or throws. */
function setAll(element: HTMLElement, properties: object): void {
  for (const [name, value] of Object.entries(properties)) {
    let cause: unknown;
    try {
      if (Reflect.set(element, name, value)) continue;
    } catch (error) {
      cause = error;
    }
    warnOnce(`${element.localName}: the property ${name} cannot be set.`, cause);
  }
}

/** The element of the step on screen, and the one that is loading. */
export class StepView {
  #element: StepElement | null = null;
  #loading = '';
  /** Why the element that is loading is not there yet. */
  #error: PayError | null = null;
  readonly #loads = new LatestTask();

  /**
   * Renders a step. The element is reused for another step of the same kind, so that it keeps the consumer's input.
   * @param common the properties of every step
   */
  show(step: Step | undefined, common: object): HTMLElement | TemplateResult | typeof nothing {
    const { tag = '', properties } = step ?? {};
    if (isServer) return tag ? ssrStep(tag, { ...common, ...properties }) : nothing;
    if (this.#element?.localName !== tag) this.#element = null;
    if (!this.#element) return nothing;
    setAll(this.#element, { ...common, ...properties });
    return this.#element;
  }

  /** True if the step itself has fired the event: a page's element in a slot fires events of its own. */
  isFrom({ target }: Event): boolean {
    return target === this.#element;
  }

  /** Creates the element of a step, or loads it if it is not registered yet. */
  prepare({ tag, load }: Step, loadBuiltIn: (tag: string) => Promise<unknown>, options: StepOptions): void {
    // A server has no document, and loads nothing.
    if (isServer) return;
    // Properties that are set before an element is registered would hide its setters.
    if (customElements.get(tag)) return this.#create(tag, options);
    if (this.#loading === tag) return this.#error ? options.onFail(this.#error) : undefined;
    this.cancel();
    this.#loading = tag;
    const missing = `${tag} is not registered`;
    const register = async () => {
      await (load ?? loadBuiltIn)(tag);
      if (!customElements.get(tag)) throw new Error(missing);
    };
    const onFail = (error: PayError) => {
      this.#error = error;
      // The step of a page does not come from a file of this library.
      if (load) warnOnce(`${missing}.`, error.cause);
      options.onFail(error);
    };
    void lazyLoad(register, { ...options, onFail, message: load ? missing : tag, signal: this.#loads.start() });
  }

  /** The step shows a message. */
  get hasMessage(): boolean {
    return this.#element?.hasMessage === true;
  }

  /** The step shows a warning. */
  get isDoubtful(): boolean {
    return this.#element?.isDoubtful === true;
  }

  /** The step has a link, which the consumer has not opened in this tab. */
  get isUnopened(): boolean {
    return this.#element?.isUnopened === true;
  }

  /** Ends the message of the step. @param pressed true if the consumer has pressed a button outside of it */
  quieten(pressed: boolean): void {
    if (this.hasMessage) this.#element?.quieten?.(pressed);
  }

  #create(tag: string, { onFail, onChange }: StepOptions): void {
    if (this.#element?.localName !== tag) {
      const step: StepElement = trust(document.createElement(tag));
      step.setAttribute('part', 'step');
      this.#element = step;
      const read = () => [this.hasMessage, this.isDoubtful, this.isUnopened].join();
      let had = read();
      const hostUpdated = () => {
        const has = read();
        if (has !== had) onChange();
        had = has;
      };
      if (step.hasMessage !== undefined) step.addController?.({ hostUpdated });
    }
    // Browsers create such an element where the constructor throws, and report the error.
    if (this.#element instanceof HTMLUnknownElement)
      onFail(new PayError('load-failed', { message: `${tag} cannot be created` }));
  }

  /** Stops loading while the host is not in the page, or before the consumer starts again. */
  cancel(): void {
    this.#loads.cancel();
    this.#loading = '';
    this.#error = null;
  }
}
