import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Post } from '../src/webhooks/post.js';
import { deliveries, endpoint, HOOK, TYPES } from './webhook-receiver.js';
import { INSTANCES, lastingStore, testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('webhook endpoints', () => {
  it('have every field of the contract and no secret when created', async () => {
    const { status, body } = await world.post('/v1/webhook_endpoints', {
      url: HOOK,
      event_types: TYPES,
      description: 'Shop',
    });
    assert.equal(status, 200);
    assert.match(body.id, /^we_\w{20}$/);
    assert.deepEqual(body, {
      id: body.id,
      object: 'webhook_endpoint',
      livemode: false,
      url: HOOK,
      event_types: TYPES,
      account: 'acct_sandbox',
      description: 'Shop',
      time_created: '2026-11-21T12:00:00+00:00',
    });
  });

  it('show their secret under /sandbox, and print it at creation and at each start', async () => {
    const lines: string[] = [];
    const store = { ...lastingStore(), log: (line: string) => void lines.push(line) };
    const own = await testWorld(store);
    const { id, secret } = await endpoint(own);
    assert.match(secret, /^whsec_[\w+/]{32}$/);
    assert.deepEqual(lines, [`Webhook   ${id} ${HOOK} ${secret}`]);
    await own.sandbox.close();
    const again = await testWorld(store);
    // Each service prints it.
    assert.deepEqual(lines, Array(1 + INSTANCES).fill(lines[0]));
    await again.sandbox.close();
  });

  const url = (length: number) => `${HOOK}/`.padEnd(length, 'x');

  const types = (count: number) => Array.from({ length: count }, () => 'payment.paid');

  for (const [name, body, status] of [
    ['url of 64 characters', { url: url(64) }, 200],
    ['url of 65 characters', { url: url(65) }, 400],
    ['url that is empty', { url: '' }, 400],
    ['url that is not a URL', { url: 'hook' }, 400],
    ['url with credentials', { url: 'https://a:b@shop.example/' }, 400],
    ['url of https', { url: 'https://shop.example/hook' }, 200],
    ['url of http to another machine', { url: 'http://shop.example/hook' }, 400],
    ['url of another scheme', { url: 'file:///etc/passwd' }, 400],
    ['url of an address that is not this machine', { url: 'https://10.0.0.1/' }, 400],
    ['url with an address written as a number', { url: 'https://3232235777/' }, 400],
    ['url that is absent', { url: undefined }, 400],
    ['no event_types', { event_types: undefined }, 400],
    ['0 event_types', { event_types: [] }, 400],
    ['1 event type', { event_types: types(1) }, 200],
    ['64 event_types', { event_types: types(64) }, 200],
    ['65 event_types', { event_types: types(65) }, 400],
    ['an event type of 0 characters', { event_types: [''] }, 400],
    ['an unknown event type', { event_types: ['payment.pay'] }, 400],
    ['all event types', { event_types: ['*'] }, 200],
    ['a description of null', { description: null }, 200],
    ['an event type that is a number', { event_types: [1] }, 400],
    ['an event type with U+0000', { event_types: ['a\0'] }, 400],
    ['event_types that are text', { event_types: 'payment.paid' }, 400],
    ['a description of 0 characters', { description: '' }, 400],
    ['a description of 64 characters', { description: 'x'.repeat(64) }, 200],
    ['a description of 65 characters', { description: 'x'.repeat(65) }, 400],
    ['an unlisted field', { secret: 'mine' }, 400],
  ] as const) {
    it(`respond with ${status} to ${name}`, async () => {
      const answer = await world.post('/v1/webhook_endpoints', { url: HOOK, event_types: TYPES, ...body });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      if (status === 400) assert.equal(answer.body.error.code, 'request_param_error');
    });
  }

  it('refuse the sandbox itself, also in a change', async () => {
    const url = 'http://localhost:4242/sandbox/reset';
    for (const { status, body } of [
      await world.post('/v1/webhook_endpoints', { url, event_types: ['*'] }),
      await world.post('/sandbox/webhook_endpoints', { url, event_types: ['*'] }),
      await world.put(`/sandbox/webhook_endpoints/${(await endpoint(world)).id}`, { url }),
    ]) {
      assert.equal(status, 400);
      assert.match(body.error.message, /^url: localhost: this is the sandbox itself/);
    }
  });

  it('are refused by every sandbox that a webhook reaches', async () => {
    const other = await testWorld();
    const { body: kept } = await other.payment();
    const post: Post = async ({ url, headers, body }) =>
      (await other.sandbox.app.request(url, { method: 'POST', headers, body })).status;
    const own = await testWorld({ post });
    const paths = ['sandbox/reset', '%73andbox/reset', 'v1/payments', `sandbox/payments/${kept.id}/pay`];
    for (const path of paths) await endpoint(own, { url: `http://127.0.0.1:9/${path}` });
    await own.payment();
    await own.sandbox.deliver();
    const codes = (await deliveries(own)).map(({ attempts }: { attempts: object[] }) => attempts);
    assert.deepEqual(
      codes.flat().map(({ status_code }: { status_code: number }) => status_code),
      [400, 400, 400, 400],
    );
    assert.deepEqual(await other.events(), ['payment.created']);
    await Promise.all([own, other].map(({ sandbox }) => sandbox.close()));
  });

  it('list the known event types if one is unknown', async () => {
    const { body } = await world.post('/v1/webhook_endpoints', { url: HOOK, event_types: ['payment.paid', 'a'] });
    assert.match(
      body.error.message,
      /^event_types\.1: expected one of \*, customer\.created, .+ subscription\.canceled$/,
    );
  });
});
