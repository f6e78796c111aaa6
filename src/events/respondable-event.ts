import { PayEvent } from './pay-event.js';

/** An event that the host may answer instead of letting the element ask the backend. */
export abstract class RespondableEvent<Detail extends object> extends PayEvent<Detail> {
  #response: Promise<unknown> | null = null;

  protected constructor(type: string, detail: Detail) {
    super(type, detail, { cancelable: true });
  }

  /** What the host answers with; null while it does not. */
  get response(): Promise<unknown> | null {
    return this.#response;
  }

  /** Takes the request over: the element waits for `response` instead of sending it. To be called while handling. */
  respondWith(response: unknown): void {
    this.preventDefault();
    this.#response = Promise.resolve(response);
  }
}
