/** The state of a checkout, as (state, event) → state. The controller sends what `paying` says, and nothing else. */
import type { Checkout } from '../contract/checkout.js';
import { outcomeOf, type Opaque, type Payment, type Resource } from '../contract/resource.js';
import { amountsDiffer } from '../domain/money.js';
import type { PayError } from '../errors.js';

/** What the consumer has chosen and entered. */
export interface CheckoutChoice {
  readonly method: string;
  /** Data of the customer that the method needs. */
  readonly customer?: Opaque;
  /** The linked account that pays, if one does. */
  readonly mandate_id?: string;
  /** True if the consumer wants the account to be saved. */
  readonly save?: boolean;
}

/** One attempt to pay. It keeps its key until its answer is known, so that the backend creates one payment for it. */
export interface Attempt {
  readonly key: string;
  /** The version of the checkout that the consumer has seen. */
  readonly version: string;
  readonly choice: CheckoutChoice;
}

export interface CheckoutPrice {
  readonly amount: string | null;
  readonly currency: string | null;
}

export interface CheckoutProblem {
  readonly error: PayError;
  /** The status of the response; 0 without one. */
  readonly status: number;
}

export interface CheckoutState {
  /**
   * `loading`: the first request is under way · `choosing`: the consumer chooses a method · `paying`: the attempt is sent ·
   * `acting`: the consumer has something to do, or to wait for · `ended`: the last attempt has an outcome · `closed`: there
   * is nothing to pay, or not for this consumer.
   */
  readonly step: 'loading' | 'choosing' | 'paying' | 'acting' | 'ended' | 'closed';
  readonly checkout: Checkout | null;
  /** The payment or mandate that is acted on, or that has ended. */
  readonly resource: Resource | null;
  /** What was entered last. It stays for another attempt. */
  readonly choice: CheckoutChoice | null;
  /** The last attempt, until it is known whether it has created a payment. */
  readonly attempt: Attempt | null;
  /** The attempts that the consumer has left for another one. */
  readonly left: readonly string[];
  /** Why the last request failed. */
  readonly problem: CheckoutProblem | null;
  /** The price that the consumer had seen before it changed. */
  readonly before: CheckoutPrice | null;
}

export type CheckoutEvent =
  /** A response. @param key of an attempt that follows without a press: the payment after an account was linked */
  | { readonly type: 'received'; readonly checkout: Checkout; readonly key: string }
  /** A request for the checkout failed. */
  | { readonly type: 'failed'; readonly problem: CheckoutProblem }
  /** An attempt failed, or its answer was lost: the next response decides what has become of it. */
  | { readonly type: 'refused'; readonly problem: CheckoutProblem }
  | { readonly type: 'pay'; readonly choice: CheckoutChoice; readonly key: string }
  /** The consumer starts again in the same way, with what was entered. */
  | { readonly type: 'again'; readonly key: string }
  /** The consumer wants to pay in another way. */
  | { readonly type: 'other' }
  /** The consumer goes on with the attempt that was left. */
  | { readonly type: 'back' };

export const checkoutStart: CheckoutState = {
  step: 'loading',
  checkout: null,
  resource: null,
  choice: null,
  attempt: null,
  left: [],
  problem: null,
  before: null,
};

const isPayment = (resource: Resource | null): resource is Payment => resource?.object === 'payment';

/** Every payment of a checkout, the first attempt first. */
const paymentsOf = ({ earlier, current }: Checkout): readonly Payment[] =>
  isPayment(current) ? [...earlier, current] : earlier;

export const paidOf = (checkout: Checkout): readonly Payment[] =>
  paymentsOf(checkout).filter((payment) => outcomeOf(payment) === 'complete');

/** Payments that were left, and may still be paid. */
export const openOf = ({ checkout, resource, step }: CheckoutState): readonly Payment[] =>
  checkout
    ? paymentsOf(checkout).filter(
        (payment) => outcomeOf(payment) === 'pending' && !(step === 'acting' && payment.id === resource?.id),
      )
    : [];

/** True once the checkout has its good outcome: nothing that follows changes it. */
export const isComplete = ({ step, resource }: CheckoutState): boolean =>
  step === 'ended' && resource !== null && outcomeOf(resource) === 'complete';

export type CheckoutNotice = 'price-changed' | 'earlier-open' | 'earlier-paid' | 'paid-twice' | 'first-payment';

/** The first payment of a subscription that was created, and needs nothing more of the consumer; null if there is none. */
export const firstPaymentOf = ({ mode, current }: Checkout): Payment | null =>
  mode === 'subscription' && isPayment(current) && !current.action && outcomeOf(current) === 'pending' ? current : null;

/** True if the last attempt was left, and the consumer can still go on with it. */
export const canGoBack = ({ step, checkout, left }: CheckoutState): boolean =>
  step === 'choosing' &&
  Boolean(checkout?.current && left.includes(checkout.current.id) && outcomeOf(checkout.current) === 'pending');

/** What the consumer must know before anything else. */
export function noticeOf(state: CheckoutState): CheckoutNotice | null {
  const { checkout, step, before, resource } = state;
  if (!checkout) return null;
  if (isComplete(state) && isPayment(resource)) {
    if (paidOf(checkout).length > 1) return 'paid-twice';
    return resource.id === checkout.current?.id ? null : 'earlier-paid';
  }
  if (step === 'ended' && firstPaymentOf(checkout)) return 'first-payment';
  if (step !== 'choosing' && step !== 'acting') return null;
  if (before && step === 'choosing') return 'price-changed';
  return openOf(state).length ? 'earlier-open' : null;
}

/** The name of what is wrong with the whole checkout; null if it can be used, or only a request has failed. */
export function closedBy({ status, error }: CheckoutProblem): 'signed-out' | 'gone' | 'unusable' | null {
  if (status === 401 || status === 403) return 'signed-out';
  if (status === 404 || status === 410) return 'gone';
  return error.code === 'bad-response' || error.code === 'unsupported-action' || error.code === 'invalid-input'
    ? 'unusable'
    : null;
}

const isPriceOther = (one: CheckoutPrice, other: CheckoutPrice): boolean =>
  one.currency !== other.currency ||
  (one.amount !== other.amount && amountsDiffer(one.amount ?? '0', other.amount ?? '0'));

/** An attempt whose answer is not known is repeated with its key: then it is carried out once. */
function attemptOf({ attempt, checkout }: CheckoutState, choice: CheckoutChoice, key: string): Attempt {
  const version = checkout!.version;
  const isRepeated = attempt?.version === version && JSON.stringify(attempt.choice) === JSON.stringify(choice);
  return isRepeated ? attempt : { key, version, choice };
}

const paying = (state: CheckoutState, choice: CheckoutChoice, key: string): CheckoutState => ({
  ...state,
  step: 'paying',
  resource: null,
  choice,
  attempt: attemptOf(state, choice, key),
  problem: null,
  before: null,
});

/** Where a checkout stands, before what the consumer has seen and left. */
function standing(state: CheckoutState, checkout: Checkout): Pick<CheckoutState, 'step' | 'resource'> {
  const { current, mode } = checkout;
  const [paid] = paidOf(checkout);
  if (paid) return { step: 'ended', resource: paid };
  if (!current || state.left.includes(current.id)) return { step: 'choosing', resource: null };
  const outcome = outcomeOf(current);
  // The account is linked, and the debit needs no consumer.
  const { mandates } = checkout;
  const account =
    firstPaymentOf(checkout) && (mandates.find(({ id }) => id === state.choice?.mandate_id) ?? mandates.at(-1));
  if (account) return { step: 'ended', resource: account };
  if (outcome === 'pending') return { step: 'acting', resource: current };
  // An account that is linked pays next.
  if (outcome === 'complete' && mode !== 'setup') return { step: 'choosing', resource: null };
  return { step: 'ended', resource: current };
}

/** True if a subscription has begun, and the checkout says what has become of its first payment. */
const isFirstPaymentKnown = ({ resource }: CheckoutState, { mode, current }: Checkout): boolean =>
  mode === 'subscription' && resource?.object === 'mandate' && isPayment(current);

function received(state: CheckoutState, checkout: Checkout, key: string): CheckoutState {
  // A late response cannot take back an outcome.
  if (isComplete(state) && !isFirstPaymentKnown(state, checkout))
    return paidOf(checkout).length ? { ...state, checkout } : state;
  const { attempt, step } = state;
  const isSame = state.checkout?.version === checkout.version;
  // The answer of the attempt is still to come.
  if (step === 'paying' && isSame) return { ...state, checkout };
  const stands = standing(state, checkout);
  const seen = state.before ?? (state.checkout && priceOf(state.checkout));
  const before = seen && isPriceOther(seen, checkout) ? seen : null;
  const next: CheckoutState = {
    ...state,
    ...stands,
    checkout,
    attempt: isSame ? attempt : null,
    // The outcome of an attempt explains itself.
    problem: stands.step === 'choosing' ? state.problem : null,
    before: stands.step === 'choosing' ? before : null,
  };
  const linked = checkout.current;
  const isLinked = stands.step === 'choosing' && linked?.object === 'mandate' && outcomeOf(linked) === 'complete';
  if (!isLinked) return next;
  const choice = { method: linked.payment_method ?? state.choice?.method ?? '', mandate_id: linked.id };
  // The consumer has agreed to this price in this page: the payment follows by itself.
  const isOwn = step === 'acting' && state.resource?.id === linked.id && state.choice !== null;
  return isOwn && !before ? paying(next, choice, key) : { ...next, choice };
}

const priceOf = ({ amount, currency }: Checkout): CheckoutPrice => ({ amount, currency });

function leave(state: CheckoutState): CheckoutState {
  const { resource } = state;
  if (!resource || isComplete(state)) return state;
  return { ...state, step: 'choosing', resource: null, left: [...state.left, resource.id], problem: null };
}

export function checkoutFlow(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'received':
      return received(state, event.checkout, event.key);
    case 'failed': {
      if (isComplete(state)) return state;
      const isClosed = closedBy(event.problem) === 'gone' || !state.checkout;
      return isClosed && closedBy(event.problem)
        ? { ...state, step: 'closed', problem: event.problem }
        : { ...state, problem: event.problem };
    }
    case 'refused': {
      if (state.step !== 'paying') return state;
      if (closedBy(event.problem) === 'gone') return { ...state, step: 'closed', problem: event.problem };
      return { ...state, step: 'choosing', problem: event.problem };
    }
    case 'pay':
      return state.step === 'choosing' && state.checkout ? paying(state, event.choice, event.key) : state;
    case 'again': {
      // The time to pay may have run out here before the backend says so.
      if (state.step !== 'ended' && state.step !== 'acting') return state;
      const left = leave(state);
      return left !== state && left.choice ? paying(left, left.choice, event.key) : left;
    }
    case 'other':
      return state.step === 'acting' || state.step === 'ended' ? leave(state) : state;
    case 'back': {
      if (!canGoBack(state) || !state.checkout) return state;
      const next = { ...state, left: state.left.filter((id) => id !== state.checkout?.current?.id) };
      return { ...next, ...standing(next, state.checkout), problem: null, before: null };
    }
  }
}
