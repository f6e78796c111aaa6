import { getCheckout, postAttempt, readCheckout, type CheckoutResult } from '../client/checkout.js';
import type { PaySettings } from '../context/settings.js';
import type { Resource } from '../contract/resource.js';
import { instantOf } from '../domain/instant.js';
import {
  checkoutFlow,
  checkoutStart,
  closedBy,
  isComplete,
  openOf,
  type Attempt,
  type CheckoutChoice,
  type CheckoutEvent,
  type CheckoutProblem,
  type CheckoutState,
} from '../flows/checkout.js';
import { PayError } from '../errors.js';
import { native } from '../natives.js';
import { LatestTask } from './latest-task.js';
import { PollController, type Polled } from './poll.js';

/** Lit, which other controllers ask, is not a part of `pay-elements/headless`. */
const isServer = typeof document === 'undefined';

export interface CheckoutControllerOptions {
  readonly settings: () => PaySettings;
  /** The URL of the checkout in the merchant's backend; empty for a page that has none. */
  readonly src: () => string;
  /** Returns a key that nobody can guess. */
  readonly randomId: () => string;
  /**
   * Called for each attempt. A page without the route carries it out.
   * @returns the checkout, now with a payment; null if the request to `src` does that
   */
  readonly pay?: (attempt: Attempt) => Promise<unknown> | null;
  readonly onChange: (state: CheckoutState) => void;
  /** Called once for each new state of the payment or mandate. */
  readonly onResource?: (resource: Resource) => void;
  /** Called for each request that failed in another way than the one before. */
  readonly onProblem?: (problem: CheckoutProblem) => void;
}

/** Runs the state machine of a checkout: sends requests, polls what is open, and looks again when the consumer comes back. */
export class CheckoutController {
  state: CheckoutState = checkoutStart;
  readonly poll: PollController;
  readonly #options: CheckoutControllerOptions;
  readonly #loads = new LatestTask();
  readonly #listeners = new LatestTask();
  /** The attempt that is under way. */
  #sending: Attempt | null = null;
  #reported = '';
  #isStarted = false;

  constructor(options: CheckoutControllerOptions) {
    this.#options = options;
    this.poll = new PollController(
      { requestUpdate: () => options.onChange(this.state) },
      {
        settings: options.settings,
        streamSrc: () => '',
        expires: () => {
          const { resource } = this.state;
          return resource?.object === 'payment' ? instantOf(resource.time_expired) : null;
        },
        parser: () => Promise.reject(new Error('not used')),
        request: () => this.#load(),
        onResource: () => false,
      },
    );
  }

  /** Requests the checkout, and looks again when the consumer comes back. A server requests nothing. */
  start(): void {
    if (isServer) return;
    this.stop();
    this.#isStarted = true;
    const signal = this.#listeners.start();
    const look = () => {
      // The poll listens itself.
      if (document.visibilityState !== 'hidden' && !this.poll.active) this.refresh();
    };
    native(document, 'addEventListener')('visibilitychange', look, { signal });
    native(window, 'addEventListener')('online', look, { signal });
    native(window, 'addEventListener')('pageshow', (event) => event.persisted && look(), { signal });
    this.refresh();
  }

  stop(): void {
    this.#isStarted = false;
    this.#listeners.cancel();
    this.#loads.cancel();
    this.poll.stop();
  }

  /** Requests the checkout at once. What is open is polled from then on. */
  refresh(): void {
    if (!this.#isStarted || !this.#options.src() || this.state.step === 'paying') return;
    this.poll.start(this.#load());
  }

  /** Takes a checkout that the page has. */
  receive(checkout: NonNullable<CheckoutState['checkout']>): void {
    this.#dispatch({ type: 'received', checkout, key: this.#options.randomId() });
    if (this.#isOpen && !this.poll.active) this.refresh();
  }

  /** Takes the reason why a checkout of the page cannot be used. */
  fail(problem: CheckoutProblem): void {
    this.#dispatch({ type: 'failed', problem });
  }

  /** Creates a payment. It does nothing but while the consumer chooses: a second press creates no second one. */
  pay(choice: CheckoutChoice): void {
    this.#dispatch({ type: 'pay', choice, key: this.#options.randomId() });
  }

  /** Starts again in the same way after a failure. */
  again(): void {
    this.#dispatch({ type: 'again', key: this.#options.randomId() });
  }

  /** Lets the consumer choose another way. */
  other(): void {
    this.#dispatch({ type: 'other' });
  }

  /** Goes on with the payment that was left. */
  back(): void {
    this.#dispatch({ type: 'back' });
  }

  /** True while something may change without the consumer's doing. */
  get #isOpen(): boolean {
    return this.state.step === 'acting' || openOf(this.state).length > 0;
  }

  #dispatch(event: CheckoutEvent): void {
    const before = this.state;
    this.state = checkoutFlow(before, event);
    if (this.state === before) return;
    this.#report(before);
    this.#options.onChange(this.state);
    const { attempt, step } = this.state;
    if (step === 'paying' && attempt && attempt !== this.#sending) void this.#send(attempt);
  }

  #report(before: CheckoutState): void {
    const { resource, problem } = this.state;
    const seen = JSON.stringify([resource?.id, resource?.status, resource?.action]);
    if (resource && seen !== this.#reported) {
      this.#reported = seen;
      this.#options.onResource?.(resource);
    }
    const isNew = problem?.error.code !== before.problem?.error.code || problem?.status !== before.problem?.status;
    if (problem && isNew) this.#options.onProblem?.(problem);
  }

  async #send(attempt: Attempt): Promise<void> {
    const { pay, settings, src } = this.#options;
    this.#sending = attempt;
    // A response from before the attempt knows nothing of it.
    this.#loads.cancel();
    this.poll.stop();
    const sent = settings().clock.now();
    // Never aborted: it may create a payment.
    const { signal } = new AbortController();
    const own = pay?.(attempt) ?? null;
    const result =
      own || !src()
        ? await readCheckout(() => own ?? Promise.reject(new PayError('not-configured', { message: 'src is not set' })))
        : await postAttempt(settings(), src(), attempt, signal);
    this.#sending = null;
    this.#handle(result, 'refused');
    // What has become of an attempt without an answer.
    if (!result.checkout) this.refresh();
    else if (this.#isOpen && src() && this.#isStarted) this.poll.start(Promise.resolve(this.#polled(result, sent)));
  }

  async #load(): Promise<Polled | null> {
    const { settings, src } = this.#options;
    const signal = this.#loads.start();
    const sent = settings().clock.now();
    const result = await getCheckout(settings(), src(), signal);
    if (signal.aborted) return null;
    this.#handle(result, 'failed');
    return this.#polled(result, sent);
  }

  #polled({ headers, problem }: CheckoutResult, sent: number): Polled {
    const times = { headers, sent, received: this.#options.settings().clock.now() };
    if (problem)
      return { resource: null, error: problem.error, ...times, final: isComplete(this.state) || !!closedBy(problem) };
    const open = this.state.resource ?? openOf(this.state)[0];
    return open
      ? { resource: open, error: null, ...times, final: !this.#isOpen }
      : { resource: null, error: new PayError('network'), ...times, final: true };
  }

  #handle({ checkout, problem }: CheckoutResult, type: 'failed' | 'refused'): void {
    this.#dispatch(
      checkout ? { type: 'received', checkout, key: this.#options.randomId() } : { type, problem: problem },
    );
  }
}
