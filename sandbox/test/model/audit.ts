/** Compares the service's whole state with the model's. */
import assert from 'node:assert/strict';
import { matches } from './command.js';
import type { Client } from './client.js';
import { fieldsOf } from './payments.js';
import type { State } from './state.js';

interface Event {
  type: string;
  data: { id: string };
}

export async function audit(state: State, client: Client): Promise<void> {
  for (const { id, reference, company } of state.customers) {
    matches(await client.request('GET', `/v1/customers/${id}`), { id, reference: reference ?? null, company });
  }
  for (const { id, status } of state.mandates)
    matches(await client.request('GET', `/sandbox/mandates/${id}`), { status });
  for (const payment of state.payments) {
    matches(await client.request('GET', `/v1/payments/${payment.id}`), fieldsOf(payment));
    await movements(client, payment.id, payment.status === 'paid');
    for (const { id, status } of payment.refunds) {
      matches(await client.request('GET', `/sandbox/refunds/${id}`), { status, payment_id: payment.id });
      await movements(client, id, status === 'refunded');
    }
  }
  await events(state, client);
}

/** Checks that there is one balance transaction if money moved, and none otherwise. */
async function movements(client: Client, source: string, moved: boolean): Promise<void> {
  const { body } = await client.request('GET', `/sandbox/balance_transactions?source_id=${source}`);
  assert.equal(body.data.length, moved ? 1 : 0, source);
  if (moved) matches(await client.request('GET', `/v1/balance_transactions/${body.data[0].id}`), { source_id: source });
}

/** Checks that each resource has one `created` event, and one event for each status that it reached. */
async function events(state: State, client: Client): Promise<void> {
  const list = ((await client.request('GET', '/sandbox/events?limit=1000')).body as { data: Event[] }).data;
  if (list.length === 1_000) return;
  const count = (type: string, id: string) =>
    list.filter((event) => event.type === type && event.data.id === id).length;
  const check = (kind: string, id: string, status: string, first: string) => {
    assert.equal(count(`${kind}.created`, id), 1, id);
    const reached = status === 'revoked' ? ['active', 'revoked'] : status === first ? [] : [status];
    for (const outcome of ['active', 'revoked', 'paid', 'refunded', 'failed', 'expired']) {
      if (kind === 'payment' && outcome === 'refunded') continue;
      assert.equal(count(`${kind}.${outcome}`, id), reached.includes(outcome) ? 1 : 0, `${id} ${outcome}`);
    }
  };
  for (const { id, status } of state.mandates) check('mandate', id, status, 'pending');
  for (const { id, status, refunds } of state.payments) {
    check('payment', id, status, 'created');
    for (const refund of refunds) check('refund', refund.id, refund.status, 'pending');
  }
}
