/** Compares all that the service holds with what the model believes. */
import assert from 'node:assert/strict';
import { holds } from './command.js';
import type { Client } from './client.js';
import { fieldsOf } from './payments.js';
import type { State } from './state.js';

interface Event {
  type: string;
  data: { id: string };
}

export async function audit(state: State, client: Client): Promise<void> {
  for (const { id, reference, company } of state.customers) {
    holds(await client.ask('GET', `/v1/customers/${id}`), { id, reference: reference ?? null, company });
  }
  for (const { id, status } of state.mandates) holds(await client.ask('GET', `/sandbox/mandates/${id}`), { status });
  for (const payment of state.payments) {
    holds(await client.ask('GET', `/v1/payments/${payment.id}`), fieldsOf(payment));
    await movements(client, payment.id, payment.status === 'paid');
    for (const { id, status } of payment.refunds) {
      holds(await client.ask('GET', `/sandbox/refunds/${id}`), { status, payment_id: payment.id });
      await movements(client, id, status === 'refunded');
    }
  }
  await events(state, client);
}

/** One for what moved money, none for what did not. */
async function movements(client: Client, source: string, moved: boolean): Promise<void> {
  const { body } = await client.ask('GET', `/sandbox/balance_transactions?source_id=${source}`);
  assert.equal(body.data.length, moved ? 1 : 0, source);
  if (moved) holds(await client.ask('GET', `/v1/balance_transactions/${body.data[0].id}`), { source_id: source });
}

/** Each object was created once, and ended at most once, as it stands. */
async function events(state: State, client: Client): Promise<void> {
  const list = ((await client.ask('GET', '/sandbox/events?limit=1000')).body as { data: Event[] }).data;
  if (list.length === 1_000) return;
  const count = (type: string, id: string) =>
    list.filter((event) => event.type === type && event.data.id === id).length;
  const check = (kind: string, id: string, status: string, first: string) => {
    assert.equal(count(`${kind}.created`, id), 1, id);
    for (const ending of ['active', 'paid', 'refunded', 'failed', 'expired']) {
      if (kind === 'payment' && ending === 'refunded') continue;
      assert.equal(count(`${kind}.${ending}`, id), ending === status && status !== first ? 1 : 0, `${id} ${ending}`);
    }
  };
  for (const { id, status } of state.mandates) check('mandate', id, status, 'pending');
  for (const { id, status, refunds } of state.payments) {
    check('payment', id, status, 'created');
    for (const refund of refunds) check('refund', refund.id, refund.status, 'pending');
  }
}
