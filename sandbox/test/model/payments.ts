/** Commands on payments. */
import fc from 'fast-check';
import { command, matches, index, invalid, missing, pick, refused, type Command } from './command.js';
import { convert, METHODS, minorOf, textOf } from './methods.js';
import { sum, time, type Payment, type State } from './state.js';

const AMOUNTS = [
  '10.50',
  '1',
  '100',
  '100',
  '1000',
  '25000',
  '25000',
  '25000',
  '9001',
  '9002',
  '9021',
  '9022',
  '9023',
  '0',
  '1.234',
  'abc',
];
const DEBITS = ['500', '240000', '9011', '9012', '9013', '100.25'];
const CONSUMER_FAILURES: Readonly<Record<string, string>> = { 9001: 'payment_declined', 9002: 'processing_error' };
const DEBIT_FAILURES: Readonly<Record<string, string>> = { 9011: 'insufficient_funds', 9012: 'account_closed' };

/** The fields that the service must return for the payment. */
export function fieldsOf(payment: Payment): object {
  const { currency, minor, localMinor, status, method } = payment;
  const local = METHODS[method]!.currency;
  const back = payment.refunds.filter((refund) => refund.status === 'refunded');
  return {
    id: payment.id,
    status,
    paid: status === 'paid',
    failure_code: status === 'failed' ? payment.failure : null,
    amount: textOf(minor, currency),
    currency_local: local,
    amount_paid: status === 'paid' ? textOf(minor, currency) : null,
    amount_local_paid: status === 'paid' ? textOf(localMinor, local) : null,
    amount_refunded: back.length ? textOf(sum(back.map((refund) => refund.minor)), currency) : null,
    amount_local_refunded: back.length ? textOf(sum(back.map((refund) => refund.localMinor)), local) : null,
    time_paid: payment.paid === null ? null : time(payment.paid),
    customer_id: payment.customer?.id ?? null,
    source: 'normal',
  };
}

const magicOf = (minor: bigint, currency: string) => textOf(minor, currency).replace(/\.00$/, '');

interface Input {
  method: string;
  /** A currency other than the method's. */
  foreign: string | null;
  amount: string;
  flow?: 'direct' | 'indirect' | undefined;
  terminal_type?: 'web' | undefined;
  customer?: number | undefined;
  mandate?: number | undefined;
}

/** The expected error, in the order of the service's checks; otherwise the amount and the customer. */
function expectPayment(state: State, input: Input) {
  const method = METHODS[input.method];
  if (input.customer !== undefined && input.mandate !== undefined) return 'invalid';
  if (!method) return 'invalid';
  const currency = input.foreign ?? method.currency;
  const minor = minorOf(input.amount, currency);
  if (minor === null || convert(minor, currency, method.currency) === 0n) return 'invalid';
  const flows = input.mandate === undefined ? method.flows : (['direct'] as const);
  const flow = input.flow ?? flows[0];
  if (!flows.some((offered) => offered === flow)) return 'invalid';
  if (input.terminal_type && flow === 'direct') return 'invalid';
  const mandate = input.mandate === undefined ? null : pick(state.mandates, input.mandate);
  if (mandate === undefined) return 'invalid';
  if (mandate && mandate.status !== 'active') return 'inactive';
  if (mandate && mandate.method !== input.method) return 'invalid';
  const customer = mandate?.customer ?? (input.customer === undefined ? null : pick(state.customers, input.customer));
  if (customer === undefined) return 'invalid';
  if (method.needs?.some((field) => !customer?.has.has(field))) return 'invalid';
  return { method, currency, minor, customer, mandate };
}

async function pay(state: State, client: { request: (...all: never[]) => unknown }, input: Input): Promise<void> {
  const { customer: who, mandate: which, foreign: _foreign, ...rest } = input;
  const expected = expectPayment(state, input);
  const body = {
    ...rest,
    payment_method: input.method,
    method: undefined,
    currency: input.foreign ?? METHODS[input.method]?.currency ?? 'BRL',
    ...(who === undefined ? {} : { customer_id: pick(state.customers, who)?.id ?? 'cst_none' }),
    ...(which === undefined ? {} : { mandate_id: pick(state.mandates, which)?.id ?? 'mdt_none' }),
  };
  const request = client.request as unknown as (method: string, path: string, body: object) => Promise<never>;
  const reply = await request('POST', '/v1/payments', body);
  if (expected === 'invalid') return invalid(reply);
  if (expected === 'inactive') return refused(reply, 400, 'mandate_inactive');
  const { method, currency, minor, customer, mandate } = expected;
  const magic = magicOf(minor, currency);
  const seconds = magic === '9013' ? 3_600 : 2;
  const payment: Payment = {
    id: (reply as { body: { id: string } }).body.id,
    method: input.method,
    currency,
    minor,
    localMinor: convert(minor, currency, method.currency),
    customer,
    mandate,
    status: 'created',
    failure: (mandate ? DEBIT_FAILURES : CONSUMER_FAILURES)[magic] ?? null,
    paid: null,
    ends: state.now + (mandate ? seconds * 1_000 : method.minutes * 60_000),
    refunds: [],
  };
  state.payments.push(payment);
  const expires = mandate ? null : time(payment.ends);
  matches(reply, { ...fieldsOf(payment), time_expired: expires, ...(mandate ? { action: {} } : {}) });
}

const createPayment = command(
  'createPayment',
  fc.record(
    {
      method: fc.constantFrom(...Object.keys(METHODS), 'pix_br', 'pix_br', 'ewallet_kr', 'ewallet_kr', 'none_xx'),
      foreign: fc.constantFrom(null, null, 'USD', 'IDR'),
      amount: fc.constantFrom(...AMOUNTS),
      flow: fc.option(fc.constantFrom('direct' as const, 'indirect' as const), { nil: undefined, freq: 2 }),
      terminal_type: fc.option(fc.constant('web' as const), { nil: undefined, freq: 2 }),
      customer: fc.option(index(), { nil: undefined, freq: 5 }),
    },
    { requiredKeys: ['method', 'foreign', 'amount'] },
  ),
  pay,
);

const debit = command(
  'debit',
  fc.record({ which: index(), amount: fc.constantFrom(...DEBITS), other: fc.nat(9), both: fc.nat(12) }),
  (state, client, { which, amount, other, both }) => {
    const method = other ? (pick(state.mandates, which)?.method ?? 'ewallet_id') : 'ovo_id';
    return pay(state, client, { method, foreign: null, amount, mandate: which, ...(both ? {} : { customer: 0 }) });
  },
);

const decide = command(
  'decide',
  fc.record({ which: index(), approve: fc.integer({ min: 0, max: 3 }) }),
  async (state, client, { which, approve }) => {
    const open = state.payments.filter(({ status }) => status === 'created');
    const payment = pick(open.length ? open : state.payments, which);
    const path = `/sandbox/payments/${payment?.id ?? 'pm_none'}/${approve ? 'pay' : 'decline'}`;
    const reply = await client.request('POST', path);
    if (!payment) return missing(reply);
    if (payment.status === 'created' && !payment.mandate) {
      payment.failure = approve ? payment.failure : 'declined_by_consumer';
      payment.status = payment.failure ? 'failed' : 'paid';
      if (payment.status === 'paid') payment.paid = state.now;
    }
    matches(reply, fieldsOf(payment));
  },
);

const retrieve = command('retrieve', index(), async (state, client, which) => {
  const payment = pick(state.payments, which);
  const reply = await client.request('GET', `/v1/payments/${payment?.id ?? 'pm_none'}`);
  if (!payment) return missing(reply);
  matches(reply, fieldsOf(payment));
});

export const PAYMENT_COMMANDS: fc.Arbitrary<Command>[] = [
  createPayment,
  createPayment,
  debit,
  decide,
  decide,
  retrieve,
];
