/** An order of a shop in a session of its own, without a page. */
import assert from 'node:assert/strict';
import type { PaymentJson } from '../../../src/contract/json.js';
import { SECRET } from './provider.js';
import type { Shop } from './servers.js';

export interface Order {
  /** The id in the address of the payment. */
  readonly id: string;
  /** The cookies of the session. */
  readonly cookie: string;
  /** What a page would get. */
  read(): Promise<PaymentJson>;
  /** Checks that the payment has an outcome that starts so, and that no answer had a secret. */
  ends(outcome: string): Promise<void>;
}

export async function orderBy({ url, answers }: Shop, method: string): Promise<Order> {
  const headers = { 'content-type': 'application/json' };
  const created = await fetch(`${url}/merchant/orders`, { method: 'POST', headers, body: JSON.stringify({ method }) });
  const { id } = (await created.json()) as PaymentJson;
  const cookie = created.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const read = async () => {
    const response = await fetch(`${url}/merchant/payments/${id}`, { headers: { cookie } });
    return (await response.json()) as PaymentJson;
  };
  return {
    id,
    cookie,
    read,
    ends: async (outcome) => {
      const { status, failure_code } = await read();
      assert.equal([status, failure_code].join(' ').slice(0, outcome.length), outcome);
      assert.ok(answers.every(({ body }) => !body.includes(SECRET)));
    },
  };
}
