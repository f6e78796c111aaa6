import { defaultSettings, type PaySettings } from '../context/settings.js';
import { parseCheckout } from '../contract/checkout.js';
import { CheckoutController, type CheckoutControllerOptions } from '../controllers/checkout.js';
import type { CheckoutChoice, CheckoutState } from '../flows/checkout.js';
import { randomId } from '../controllers/random-id.js';

/** Time, requests and randomness are those of the browser, unless a test sets them. */
export interface CheckoutOptions
  extends
    Partial<Pick<PaySettings, 'fetch' | 'headers' | 'timeout' | 'clock'>>,
    Partial<Pick<CheckoutControllerOptions, 'pay' | 'randomId' | 'onResource' | 'onProblem'>> {
  /** The URL of the checkout in the merchant's backend. */
  readonly src?: string;
  /** A checkout that the page has already: it is shown at once. @throws {PayError} `invalid-input` */
  readonly checkout?: unknown;
}

export interface CheckoutStore {
  /** The same object until something changes. */
  readonly state: CheckoutState;
  /** Calls a function after each change. @returns a function that ends it */
  subscribe(listener: (state: CheckoutState) => void): () => void;
  /** Requests the checkout, and polls what is open until `stop`. */
  start(): void;
  stop(): void;
  /** Requests the checkout at once. */
  refresh(): void;
  /** Creates a payment by the method, for the price in `state`. It does nothing unless `state.step` is `choosing`. */
  pay(choice: CheckoutChoice): void;
  /**
   * After a failure, or when the time to pay has run out: pays again in the same way. Without what was entered, for example after
   * a reload, it is `other`.
   */
  again(): void;
  /** Lets the consumer choose another way; what was entered stays in `state.choice`. */
  other(): void;
  /** Goes on with the payment that was left by `other`. */
  back(): void;
}

/** The logic of `<pay-checkout>` without its markup. */
export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const { src = '', checkout, pay, onResource, onProblem, ...settings } = options;
  const listeners = new Set<(state: CheckoutState) => void>();
  const all = { ...defaultSettings, ...settings };
  const controller = new CheckoutController({
    settings: () => all,
    src: () => src,
    randomId: options.randomId ?? randomId,
    onChange: (state) => [...listeners].forEach((listener) => listener(state)),
    ...(pay && { pay }),
    ...(onResource && { onResource }),
    ...(onProblem && { onProblem }),
  });
  if (checkout !== undefined) controller.receive(parseCheckout(checkout));
  return {
    get state() {
      return controller.state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => controller.start(),
    stop: () => controller.stop(),
    refresh: () => controller.refresh(),
    pay: (choice) => controller.pay(choice),
    again: () => controller.again(),
    other: () => controller.other(),
    back: () => controller.back(),
  };
}
