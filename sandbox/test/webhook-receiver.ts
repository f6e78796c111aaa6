/** A receiver of webhooks in the process of the test, and what the tests of webhooks do with it. */
import assert from 'node:assert/strict';
import type { ServiceOptions } from '../src/index.js';
import type { Message } from '../src/webhooks/post.js';
import type { TestWorld } from './world.js';

export const HOOK = 'http://127.0.0.1:3000/hook';
export const TYPES = ['payment.created', 'payment.paid'];

export interface Receiver {
  /** Received messages in order. */
  readonly received: Message[];
  /** The next results: a status, or an error message. Then 204. */
  readonly results: (number | string)[];
  readonly options: ServiceOptions;
}

export function receiver(): Receiver {
  const received: Message[] = [];
  const results: (number | string)[] = [];
  const post = (message: Message) => {
    received.push(message);
    const result = results.shift() ?? 204;
    return typeof result === 'string' ? Promise.reject(new Error(result)) : Promise.resolve(result);
  };
  // Without jitter, attempts are as early as possible: the second is after 4 s.
  return { received, results, options: { post, jitter: () => 0 } };
}

export const endpoint = async (world: TestWorld, overrides: object = {}) => {
  const { status, body } = await world.post('/v1/webhook_endpoints', { url: HOOK, event_types: TYPES, ...overrides });
  assert.equal(status, 200, JSON.stringify(body));
  const { body: list } = await world.get('/sandbox/webhook_endpoints');
  return { ...body, secret: list.data.find(({ id }: { id: string }) => id === body.id).secret };
};
export const deliveries = async (world: TestWorld, query = '') =>
  (await world.get(`/sandbox/deliveries${query}`)).body.data;

/** Creates a payment and delivers its webhooks, the only ones that the receiver then has. @returns the payment */
export async function pay(world: TestWorld, shop: Receiver) {
  shop.received.length = 0;
  const { body } = await world.payment();
  await world.sandbox.deliver();
  return body;
}
