import type { Resource } from '../../contract/resource.js';
import type { PayError } from '../../errors.js';
import { endedEvent } from '../../events/ended.js';
import { PayErrorEvent } from '../../events/error.js';
import type { EndedState } from '../../flows/action.js';

/** What the page has been told last, because nothing is reported twice in a row. */
export class Reports {
  readonly #host: EventTarget;
  /** As JSON. */
  #status = '';
  #error = '';
  /** As JSON; empty once the consumer has something to do again, or to wait for. */
  #end = '';

  constructor(host: EventTarget) {
    this.#host = host;
  }

  /** Returns true, once, for a status or action that `pay-status` has not reported last. */
  isNewStatus({ id, status, action }: Resource): boolean {
    const before = this.#status;
    this.#status = JSON.stringify([id, status, action]);
    return this.#status !== before;
  }

  /** Fires `pay-error`. A poll that fails in the same way again does not report it again. */
  error(error: PayError): void {
    const before = this.#error;
    this.#error = error.code + error.message;
    if (this.#error !== before) this.#host.dispatchEvent(new PayErrorEvent(error));
  }

  /** Fires `pay-complete` or `pay-fail`, unless the step has. */
  end({ step, resource, reported }: EndedState): void {
    const before = this.#end;
    this.#end = JSON.stringify([step, resource?.id]);
    if (resource && !reported && this.#end !== before) this.#host.dispatchEvent(endedEvent(resource));
  }

  forgetStatus(): void {
    this.#status = '';
  }

  forgetError(): void {
    this.#error = '';
  }

  forgetEnd(): void {
    this.#end = '';
  }
}
