/** The slip of a payment that the consumer cannot pay any more: it has no code, so that nothing is paid twice. */
import { isUncharged } from '../contract/uncharged.js';
import { outcomeOf, type Payment } from '../contract/resource.js';
import { instantOf } from '../domain/instant.js';
import { ownValue } from '../domain/own-value.js';
import type { Strings } from '../locales/strings.js';
import type { Body, Slip, SlipStatus } from './slip.js';

/** @param now milliseconds since the epoch: after the deadline a payment is over even if the service has not said so yet */
export function statusOf(payment: Payment, now: number): SlipStatus {
  const outcome = outcomeOf(payment);
  if (outcome !== 'pending') return payment.status === 'expired' ? 'expired' : outcome;
  const deadline = instantOf(payment.time_expired);
  return deadline !== null && deadline <= now ? 'expired' : 'open';
}

/** Returns the texts of an outcome. */
export function endOf(
  status: SlipStatus,
  payment: Payment,
  strings: Strings,
): Pick<Slip, 'message' | 'advice'> | undefined {
  if (status === 'open') return undefined;
  if (status === 'complete') return { message: strings.paymentComplete, advice: strings.paidNext('') };
  if (status === 'expired') return { message: strings.paymentExpired, advice: strings.expiredHint };
  const code = payment.failure_code ?? '';
  const failures: Readonly<Record<string, string>> = strings.failures;
  const reason = ownValue(failures, code);
  const charged = isUncharged(code) ? strings.notCharged : strings.charged;
  const advice = reason ? `${reason} ${charged}` : `${charged} ${strings.failedHint}`;
  return { message: code === 'declined_by_consumer' ? strings.paymentCancelled : strings.paymentFailed, advice };
}

export function endedBody(payment: Payment, { detailsLabel }: Strings): Body {
  const { amount_local_paid, currency_local, amount_paid, amount, currency } = payment;
  // The amount that was paid, in the consumer's currency.
  const [paid, of] = amount_local_paid ? [amount_local_paid, currency_local] : [amount_paid ?? amount, currency];
  return {
    name: 'payment',
    title: detailsLabel,
    amount: paid,
    currency: of,
    payee: null,
    deadline: null,
    rows: [],
    code: null,
    hint: null,
    guide: null,
    warning: null,
  };
}
