/** What must hold in a store after kills and cuts. */
import assert from 'node:assert/strict';

/** The events that are checked: the store must have them for each payment, and the receiver must get them. */
export const CHECKED = ['payment.created', 'payment.paid', 'balance_transaction.created'];

interface Row {
  readonly id: string;
  readonly status: string;
  readonly source_id: string;
  readonly type: string;
  readonly data: { readonly id: string };
}

export type Get = (path: string) => Promise<{ readonly data: readonly Row[] }>;

async function all(get: Get, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = ''; ; after = `&after=${rows.at(-1)!.id}`) {
    const { data } = await get(`${path}?limit=1000${after}`);
    rows.push(...data);
    if (data.length < 1_000) return rows;
  }
}

/**
 * @param acknowledged the statuses by id that the service has answered
 * @param received ids of the events that the receiver has got
 * @throws {AssertionError} if one is lost, a payment is half done, or an event was not delivered, or invented
 */
export async function checkWhole(
  get: Get,
  acknowledged: ReadonlyMap<string, string>,
  received: ReadonlySet<string>,
): Promise<void> {
  const payments = await all(get, '/sandbox/payments');
  const movements = await all(get, '/sandbox/balance_transactions');
  const events = (await all(get, '/sandbox/events')).filter(({ type }) => CHECKED.includes(type));
  const statuses = new Map(payments.map(({ id, status }) => [id, status]));
  for (const [id, status] of acknowledged) {
    assert.ok(statuses.has(id), `${id} is lost`);
    if (status === 'paid') assert.equal(statuses.get(id), 'paid', id);
  }
  // In one text each, since a payment may have two events of a type if something is wrong.
  const paid = payments.filter(({ status }) => status === 'paid');
  const expected = [
    ...payments.map(({ id }) => `payment.created ${id}`),
    ...paid.map(({ id }) => `payment.paid ${id}`),
    ...movements.map(({ id }) => `balance_transaction.created ${id}`),
  ];
  assert.deepEqual(events.map(({ type, data }) => `${type} ${data.id}`).sort(), expected.sort());
  assert.deepEqual(movements.map(({ source_id }) => source_id).sort(), paid.map(({ id }) => id).sort());
  assert.deepEqual([...received].sort(), events.map(({ id }) => id).sort());
}
