import { PayEvent } from './pay-event.js';

/** An event whose default action the host may replace; the host then responds with the result. */
export abstract class RespondableEvent<Detail extends object> extends PayEvent<Detail> {
  #response: Promise<unknown> | null = null;

  protected constructor(type: string, detail: Detail) {
    super(type, detail, { cancelable: true });
  }

  /** The host's response; null if there is none. */
  get response(): Promise<unknown> | null {
    return this.#response;
  }

  /**
   * Replaces the default action: the element waits for `response`.
   * @throws {DOMException} `InvalidStateError` after the dispatch, when the element has run its default action
   */
  respondWith(response: unknown): void {
    if (!this.eventPhase) throw new DOMException('too late', 'InvalidStateError');
    this.preventDefault();
    this.#response = Promise.resolve(response);
  }
}
