import { PayEvent } from './pay-event.js';

/** An event whose work the host may take over, and then answers with what came of it. */
export abstract class RespondableEvent<Detail extends object> extends PayEvent<Detail> {
  #response: Promise<unknown> | null = null;

  protected constructor(type: string, detail: Detail) {
    super(type, detail, { cancelable: true });
  }

  /** What the host answers with; null while it does not. */
  get response(): Promise<unknown> | null {
    return this.#response;
  }

  /**
   * Takes it over: the element does nothing itself and waits for `response`.
   * @throws {DOMException} `InvalidStateError` if the event is not being dispatched: the element has gone on by itself
   */
  respondWith(response: unknown): void {
    if (!this.eventPhase) throw new DOMException('too late', 'InvalidStateError');
    this.preventDefault();
    this.#response = Promise.resolve(response);
  }
}
