import type { Checkout, Interval } from '../../contract/checkout.js';
import { intl } from '../../domain/intl.js';
import { plainText } from '../../domain/plain-text.js';
import { closedBy, noticeOf, type CheckoutPrice, type CheckoutState } from '../../flows/checkout.js';
import type { CheckoutStrings, CoreStrings } from '../../locales/strings.js';
import { money } from '../../texts/money.js';

type Texts = CoreStrings & CheckoutStrings;

const CLOSED = { 'signed-out': 'signedOut', gone: 'gone', unusable: 'unusableCheckout' } as const;

export const priceText = (price: CheckoutPrice | null, strings: Texts): string =>
  price?.amount ? money(price.amount, price.currency, strings) : '';

/** `/ month`, or `/ 3 months`. */
export function cycleText({ unit, count }: Interval, { locale }: Texts): string {
  const format = intl('NumberFormat', locale, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = format.formatToParts(count).filter(({ type }) => count > 1 || type === 'unit');
  return `/ ${parts.map(({ value }) => value).join('')}`;
}

const hasMethods = (checkout: Checkout | null): boolean =>
  checkout !== null && checkout.methods.length + checkout.mandates.length > 0;

/** False where a problem leaves the consumer nothing to choose, and nothing to act on. */
export const canGoOn = ({ step, checkout }: CheckoutState): boolean =>
  step !== 'loading' && step !== 'closed' && (step !== 'choosing' || hasMethods(checkout));

/** What is wrong, for a live region; empty if nothing is. */
export function problemText({ step, problem, checkout }: CheckoutState, strings: Texts): string {
  if (step === 'loading' && !problem) return strings.loading;
  if (step === 'choosing' && !problem && !hasMethods(checkout)) return strings.noMethods;
  if (!problem || step === 'acting' || step === 'ended') return '';
  if (problem.status === 409) return strings.orderChanged;
  const closed = closedBy(problem);
  return closed ? strings[CLOSED[closed]] : strings.errors[problem.error.code];
}

/** What the consumer must know; empty if there is nothing. */
export function noticeText(state: CheckoutState, strings: Texts): string {
  const { before, checkout } = state;
  switch (noticeOf(state)) {
    case 'price-changed':
      return strings.priceChanged(priceText(before, strings), priceText(checkout, strings));
    case 'earlier-open':
      return strings.earlierOpen;
    case 'earlier-paid':
      return strings.earlierPaid;
    case 'paid-twice':
      return strings.paidTwice;
    case 'first-payment':
      return strings.firstPayment(priceText(checkout, strings));
    case null:
      return '';
  }
}

/** The text of the button that pays. */
export function payText(checkout: Checkout, strings: Texts): string {
  const { amount, mode } = checkout;
  if (!amount || mode === 'setup') return strings.linkAccount;
  return strings.payAmount(cyclePrice(checkout, strings));
}

/** The price, with the interval of a subscription. */
function cyclePrice(checkout: Checkout, strings: Texts): string {
  const price = priceText(checkout, strings);
  const { interval } = checkout;
  return interval ? `${price} ${cycleText(interval, strings)}` : price;
}

/** What the consumer agrees to by linking an account for later payments; empty for one payment. */
export function consentText(checkout: Checkout, strings: Texts): string {
  const { mode } = checkout;
  const name = plainText(checkout.seller ?? '');
  if (mode === 'setup') return strings.linkingTerms(name);
  return mode === 'subscription' ? strings.recurring(name, cyclePrice(checkout, strings)) : '';
}
