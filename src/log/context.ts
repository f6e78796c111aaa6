/** The payment that an element shows, as far as it may be logged: the type of its action, its method, and its time on screen. */
import type { Moment, PayLogEntry } from './entry.js';
import { ACTIONS, ELEMENTS, known, METHODS } from './vocabulary.js';

type UnreadFields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): UnreadFields => {
  const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return typeof read === 'object' && read !== null ? (read as UnreadFields) : {};
};

export class Context {
  readonly #element: Element & UnreadFields;
  /** The time when it appeared, or when the consumer started again; null if that is unknown. */
  #start: number | null;
  #action: PayLogEntry['action'] = null;
  #method: PayLogEntry['method'] = null;
  retries = 0;

  constructor(element: Element, start: number | null) {
    this.#element = element as Element & UnreadFields;
    this.#start = start;
  }

  restart(now: number): void {
    this.#start = now;
    this.retries++;
  }

  /** Remembers the action and the method of a payment or mandate. */
  learn(resource: unknown): void {
    try {
      this.#learn(fieldsOf(resource));
    } catch {
      // A resource that cannot be read; the element reports it.
    }
  }

  #learn({ action, payment_method: method }: UnreadFields): void {
    if (action) this.#learnAction(fieldsOf(action));
    if (typeof method === 'string') this.#method = known(METHODS, method.replace(/_[a-z]{2}$/i, ''));
  }

  #learnAction({ type }: UnreadFields): void {
    if (type !== undefined) this.#action = known(ACTIONS, type);
  }

  entry(moment: Moment, source: Element, now: number): PayLogEntry {
    const { payment, mandate, action, paymentMethod } = this.#element;
    this.learn({ action, payment_method: paymentMethod });
    this.learn(payment ?? mandate);
    return {
      ...moment,
      element: known(ELEMENTS, source.localName),
      action: this.#action,
      method: this.#method,
      ms: this.#start === null ? null : Math.round(now - this.#start),
    };
  }
}
