/** Commands on customers and mandates. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ADDRESS } from '../world.js';
import { command, matches, index, invalid, missing, pick, refused, type Command } from './command.js';
import { METHODS, textOf } from './methods.js';
import { time, type Customer, type Mandate, type State } from './state.js';

const MINUTE = 60_000;
const reference = () => fc.option(fc.constantFrom('r0', 'r1', 'r2'), { nil: undefined, freq: 3 });
const FIELDS = {
  phone: '+6281234567890',
  document: { country: 'BR', type: 'tax_id', number: '52998224725' },
  billing_address: ADDRESS,
};

const isTaken = (state: State, wanted: string | undefined, own?: Customer) =>
  wanted !== undefined && state.customers.some((other) => other !== own && other.reference === wanted);

const createCustomer = command(
  'createCustomer',
  fc.record({ reference: reference(), has: fc.subarray(['phone', 'document', 'billing_address'] as const) }),
  async (state, client, { reference, has }) => {
    const fields = Object.fromEntries(has.map((field) => [field, FIELDS[field]]));
    const reply = await client.request('POST', '/v1/customers', { ...(reference ? { reference } : {}), ...fields });
    if (isTaken(state, reference)) return refused(reply, 400, 'request_param_error', /duplicated: r\d$/);
    matches(reply, { reference: reference ?? null, phone: fields.phone ?? null, time_created: time(state.now) });
    state.customers.push({ id: reply.body.id, reference, company: null, has: new Set(has) });
  },
);

const updateCustomer = command(
  'updateCustomer',
  fc.record({
    who: index(),
    reference: reference(),
    company: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
  }),
  async (state, client, { who, reference, company }) => {
    const customer = pick(state.customers, who);
    const reply = await client.request('PUT', `/v1/customers/${customer?.id ?? 'cst_none'}`, { reference, company });
    if (!customer) return isTaken(state, reference) ? undefined : missing(reply);
    if (isTaken(state, reference, customer)) return refused(reply, 400, 'request_param_error', /duplicated: r\d$/);
    customer.reference = reference ?? customer.reference;
    customer.company = company ?? customer.company;
    matches(reply, { id: customer.id, reference: customer.reference ?? null, company: customer.company });
  },
);

/** The number of mandates that may still be created. */
function remaining(state: State, customer: Customer, method: string): number {
  const alive = state.mandates.filter((other) => /pending|active/.test(other.status));
  return 5 - alive.filter((other) => other.customer === customer && other.method === method).length;
}

function newMandate(state: State, customer: Customer, method: string, id: string): Mandate {
  const [expires, codeExpires] = [state.now + 24 * 60 * MINUTE, state.now + 5 * MINUTE];
  const { balance = 0n } = METHODS[method]!;
  return { id, customer, method, status: 'pending', balance, tries: 0, expires, codeExpires };
}

/** Creates more mandates in parallel than the limit allows. */
const createMandates = command('createMandates', index(), async (state, client, who) => {
  const customer = pick(state.customers, who);
  if (!customer) return;
  const create = () =>
    client.request('POST', `/v1/customers/${customer.id}/mandates`, {
      payment_method: 'ewallet_kr',
      terminal_type: 'web',
    });
  const replies = await Promise.all(Array.from({ length: 6 }, create));
  const made = replies.filter(({ status }) => status === 200);
  assert.equal(made.length, remaining(state, customer, 'ewallet_kr'));
  replies.filter((reply) => !made.includes(reply)).forEach(invalid);
  state.mandates.push(...made.map(({ body }) => newMandate(state, customer, 'ewallet_kr', body.id)));
});

const createMandate = command(
  'createMandate',
  fc.record({
    who: index(),
    method: fc.constantFrom('ewallet_kr', 'ewallet_id', 'ewallet_id', 'ovo_id', 'pix_br', 'none_xx'),
  }),
  async (state, client, { who, method }) => {
    const customer = pick(state.customers, who);
    const path = `/v1/customers/${customer?.id ?? 'cst_none'}/mandates`;
    const reply = await client.request('POST', path, { payment_method: method });
    if (!METHODS[method]?.mandate) return invalid(reply);
    if (!customer) return missing(reply);
    if (remaining(state, customer, method) === 0) return invalid(reply);
    matches(reply, { customer_id: customer.id, status: 'pending', time_signed: null, extra: {} });
    state.mandates.push(newMandate(state, customer, method, reply.body.id));
  },
);

const awaitsCode = (mandate: Mandate) => METHODS[mandate.method]!.mandate === 'otp' && mandate.status === 'pending';

const verify = command(
  'verify',
  fc.record({ which: index(), right: fc.boolean() }),
  async (state, client, { which, right }) => {
    const mandate = pick(state.mandates, which);
    const path = `/v1/mandates/${mandate?.id ?? 'mdt_none'}/verify`;
    const send = (otp: string) => client.request('POST', path, { otp });
    if (!mandate) return missing(await send('123456'));
    if (!awaitsCode(mandate)) {
      const exceeded = mandate.status === 'failed' && mandate.tries === 5;
      return refused(await send('123456'), 400, exceeded ? 'otp_attempts_exceeded' : 'request_param_error');
    }
    const { otp } = (await client.request('GET', `/sandbox/otps/${mandate.id}`)).body;
    const reply = await send(right ? otp : otp === '111111' ? '222222' : '111111');
    if (mandate.codeExpires <= state.now) return refused(reply, 400, 'otp_expired');
    if (right) {
      mandate.status = 'active';
      return matches(reply, { status: 'active', time_signed: time(state.now), action: {} });
    }
    mandate.tries++;
    if (mandate.tries === 5) mandate.status = 'failed';
    refused(reply, 400, mandate.tries === 5 ? 'otp_attempts_exceeded' : 'otp_incorrect');
  },
);

const resend = command('resend', index(), async (state, client, which) => {
  const mandate = pick(state.mandates, which);
  const reply = await client.request('POST', `/sandbox/mandates/${mandate?.id ?? 'mdt_none'}/resend`);
  if (!mandate) return missing(reply);
  if (!awaitsCode(mandate)) {
    const exceeded = mandate.status === 'failed' && mandate.tries === 5;
    return refused(reply, 400, exceeded ? 'otp_attempts_exceeded' : 'request_param_error');
  }
  mandate.codeExpires = state.now + 5 * MINUTE;
  matches(reply, { status: 'pending' });
});

const decideMandate = command(
  'decideMandate',
  fc.record({ which: index(), approve: fc.boolean() }),
  async (state, client, { which, approve }) => {
    const mandate = pick(state.mandates, which);
    if (!mandate) return;
    const reply = await client.request('POST', `/sandbox/bank/${mandate.id}/${approve ? 'approve' : 'decline'}`);
    if (approve && awaitsCode(mandate)) return invalid(reply);
    if (mandate.status === 'pending') mandate.status = approve ? 'active' : 'failed';
    matches(reply, { status: mandate.status });
  },
);

const revoke = command('revoke', index(), async (state, client, which) => {
  const mandate = pick(state.mandates, which);
  const reply = await client.request('POST', `/sandbox/mandates/${mandate?.id ?? 'mdt_none'}/revoke`);
  if (!mandate) return missing(reply);
  if (mandate.status !== 'active') return invalid(reply);
  mandate.status = 'revoked';
  matches(reply, { status: 'revoked', action: {}, extra: {} });
});

const retrieveMandate = command('retrieveMandate', index(), async (state, client, which) => {
  const mandate = pick(state.mandates, which);
  const reply = await client.request('GET', `/sandbox/mandates/${mandate?.id ?? 'mdt_none'}`);
  if (!mandate) return missing(reply);
  matches(reply, { status: mandate.status });
  if (mandate.method !== 'ewallet_id' || mandate.status !== 'active') return;
  const { balance_amount } = reply.body.extra.payment_method_account;
  assert.equal(balance_amount, textOf(mandate.balance, 'IDR'));
});

export const CUSTOMER_COMMANDS: fc.Arbitrary<Command>[] = [
  createCustomer,
  updateCustomer,
  createMandate,
  createMandate,
  createMandates,
  verify,
  verify,
  resend,
  decideMandate,
  revoke,
  retrieveMandate,
];
