/** Commands on refunds, time and repeated requests. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { command, matches, index, invalid, pick, refused, type Command } from './command.js';
import { METHODS, minorOf, textOf } from './methods.js';
import { fieldsOf } from './payments.js';
import { sum, time, type Payment, type Refund } from './state.js';

const ACCOUNT = {
  country: 'BR',
  currency: 'BRL',
  bank_name: 'Banco Exemplo',
  bank_code: '033',
  bank_branch_code: '0001',
  account_type: 'checking',
  account_holder_name: 'Ana Silva',
  account_number: '12345-6',
};

const taken = (payment: Payment) => payment.refunds.filter((refund) => refund.status !== 'failed');
const leftOf = (payment: Payment) => payment.minor - sum(taken(payment).map((refund) => refund.minor));
const localLeftOf = (payment: Payment) => payment.localMinor - sum(taken(payment).map((refund) => refund.localMinor));

/** The local share of a partial refund, rounded down; the last refund gets the remainder. */
function localOf(payment: Payment, minor: bigint): bigint {
  if (minor === leftOf(payment)) return localLeftOf(payment);
  return (minor * payment.localMinor) / payment.minor;
}

function planOf(minor: bigint, currency: string): { seconds: number; fails: boolean } {
  const magic = textOf(minor, currency).replace(/\.00$/, '');
  return { seconds: magic === '9021' || magic === '9022' ? 60 : 0, fails: magic === '9022' || magic === '9023' };
}

const AMOUNTS = ['all', '1', '20', '20', '0.33', '9021', '9022', '9023', '9021', '9022', '7000', '0', 'x'];

const createRefund = command(
  'createRefund',
  fc.record({
    which: index(),
    amount: fc.constantFrom(...AMOUNTS),
    currency: fc.constantFrom(...Array<string>(9).fill('own'), 'EUR', 'none'),
    account: fc.integer({ min: 0, max: 9 }),
    paid: fc.boolean(),
  }),
  async (state, client, { which, amount, currency, account, paid }) => {
    const payment = pick(paid ? state.payments.filter(({ status }) => status === 'paid') : state.payments, which);
    const needsAccount = payment && METHODS[payment.method]!.account === true;
    const requested = currency === 'own' ? (payment?.currency ?? 'BRL') : currency;
    const reply = await client.request('POST', '/v1/refunds', {
      payment_id: payment?.id ?? 'pm_none',
      ...(amount === 'all' ? {} : { amount }),
      ...(currency === 'none' || amount === 'all' ? {} : { currency: requested }),
      // Sometimes the account is missing, or present without need.
      ...(account > 0 === needsAccount ? { extra: ACCOUNT } : {}),
    });
    if (payment?.status !== 'paid') return invalid(reply);
    if (amount !== 'all' && currency === 'none') return invalid(reply);
    const left = leftOf(payment);
    if (left === 0n) {
      if (taken(payment).some(({ status }) => status === 'pending')) return invalid(reply);
      return refused(reply, 400, undefined, new RegExp(`${payment.id} is fully refunded`));
    }
    const minor = amount === 'all' ? left : minorOf(amount, payment.currency);
    if (minor === null || (amount !== 'all' && requested !== payment.currency) || minor > left) return invalid(reply);
    if (needsAccount && account === 0) return invalid(reply);
    const localMinor = localOf(payment, minor);
    if (localMinor === 0n) return invalid(reply);
    const { seconds, fails } = planOf(minor, payment.currency);
    const refund: Refund = {
      id: reply.body.id,
      minor,
      localMinor,
      status: seconds ? 'pending' : fails ? 'failed' : 'refunded',
      ends: state.now + seconds * 1_000,
      fails,
    };
    payment.refunds.push(refund);
    if (refund.status === 'refunded' && payment.mandate) payment.mandate.balance += refund.localMinor;
    matches(reply, {
      payment_id: payment.id,
      status: refund.status,
      succeeded: refund.status === 'refunded',
      amount: textOf(minor, payment.currency),
      amount_local: textOf(refund.localMinor, METHODS[payment.method]!.currency),
      time_refunded: refund.status === 'refunded' ? time(state.now) : null,
    });
  },
);

const advance = command(
  'advance',
  fc.constantFrom(1, 1, 2, 2, 59, 60, 299, 300, 900, 1_800, 3_600, 86_400),
  async (state, client, seconds) => {
    state.advance(seconds);
    matches(await client.request('POST', '/sandbox/clock/advance', { seconds }), { time: time(state.now) });
  },
);

/** Sends one refund three times in parallel with one key: it must run once. */
const repeat = command('repeat', fc.record({ which: index(), key: fc.uuid() }), async (state, client, input) => {
  const payment = pick(state.payments, input.which);
  if (!payment || payment.status !== 'paid' || METHODS[payment.method]!.account) return;
  const minor = 1n;
  if (leftOf(payment) < minor || localOf(payment, minor) === 0n) return;
  const body = { payment_id: payment.id, amount: textOf(minor, payment.currency), currency: payment.currency };
  const headers = { 'idempotency-key': input.key };
  const replies = await Promise.all([1, 2, 3].map(() => client.request('POST', '/v1/refunds', body, headers)));
  const [{ id }] = replies.map((reply) => reply.body);
  for (const reply of replies) matches(reply, { id, status: 'refunded' });
  const localMinor = localOf(payment, minor);
  payment.refunds.push({ id, minor, localMinor, status: 'refunded', ends: state.now, fails: false });
  if (payment.mandate) payment.mandate.balance += localMinor;
  matches(await client.request('GET', `/v1/payments/${payment.id}`), fieldsOf(payment));
  const other = await client.request('POST', '/v1/refunds', { ...body, reference: 'other' }, headers);
  assert.equal(other.status, 400);
  invalid(other);
});

export const REFUND_COMMANDS: fc.Arbitrary<Command>[] = [createRefund, createRefund, createRefund, advance, repeat];
