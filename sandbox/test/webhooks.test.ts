import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { deliveries, endpoint, HOOK, pay, receiver, type Receiver } from './webhook-receiver.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
let shop: Receiver;
beforeAll(async () => void (world = await testWorld((shop = receiver()).options)));
afterAll(() => world.sandbox.close());

describe('webhooks', () => {
  it('are sent for subscribed event types only, signed, with the event as body', async () => {
    const { secret } = await endpoint(world, { event_types: ['payment.created'] });
    await endpoint(world, { event_types: ['subscription.created'], url: 'http://127.0.0.1:3001/' });
    const payment = await pay(world, shop);
    assert.equal(shop.received.length, 1);
    const { url, addresses, headers, body } = shop.received[0]!;
    assert.equal(url, HOOK);
    assert.deepEqual(addresses, ['127.0.0.1']);
    assert.equal(headers['content-type'], 'application/json');
    const event = new Webhook(secret).verify(body, headers) as { id: string };
    assert.match(event.id, /^evt_/);
    assert.equal(headers['webhook-id'], event.id);
    assert.deepEqual(event, {
      id: event.id,
      object: 'event',
      type: 'payment.created',
      livemode: false,
      account: 'acct_sandbox',
      time_created: '2026-11-21T12:00:00+00:00',
      data: payment,
    });
    await world.post(`/sandbox/payments/${payment.id}/pay`);
    await world.sandbox.deliver();
    assert.equal(shop.received.length, 1);
  });

  it('are sent for all event types to an endpoint of `*`', async () => {
    const { sandbox, post, events } = await testWorld(shop.options);
    shop.received.length = 0;
    await post('/v1/webhook_endpoints', { url: HOOK, event_types: ['*'] });
    const { body } = await post('/v1/customers', { first_name: 'Ana' });
    await post('/v1/payments', { payment_method: 'pix_br', currency: 'BRL', amount: '1', customer_id: body.id });
    await sandbox.deliver();
    const types = shop.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    assert.deepEqual(types.sort(), (await events()).sort());
    await sandbox.close();
  });

  it('are not sent for refused requests', async () => {
    shop.received.length = 0;
    await world.payment({ customer_id: 'cst_nobody' });
    await world.sandbox.deliver();
    assert.deepEqual(shop.received, []);
  });

  it('are not sent to a host name of another machine, and the attempt shows the reason', async () => {
    const own = receiver();
    const strict = await testWorld({ ...own.options, resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.1']) });
    await endpoint(strict, { url: 'https://shop.example/' });
    await strict.payment();
    await strict.sandbox.deliver();
    assert.deepEqual(own.received, []);
    const [{ attempts }] = await deliveries(strict);
    assert.match(attempts[0].error, /^10\.0\.0\.1: webhooks go to this machine only/);
    await strict.sandbox.close();
  });

  for (const [name, path, status] of [
    ['an unknown delivery', '/sandbox/deliveries/dlv_no', 404],
    ['an unknown status', '/sandbox/deliveries?status=lost', 400],
    ['a limit of 0', '/sandbox/deliveries?limit=0', 400],
    ['U+0000', '/sandbox/deliveries?event_id=%00', 400],
  ] as const) {
    it(`respond with ${status} to a query with ${name}`, async () => {
      assert.equal((await world.get(path)).status, status);
    });
  }

  it('return 404 for the redelivery of an unknown delivery and for an unknown endpoint', async () => {
    assert.equal((await world.post('/sandbox/deliveries/dlv_no/redeliver')).status, 404);
    assert.equal((await world.post('/sandbox/webhook_endpoints/we_no/enable')).status, 404);
  });

  it('cannot be redelivered by another site', async () => {
    const { status } = await world.post('/sandbox/deliveries/dlv_no/redeliver', {}, { 'sec-fetch-site': 'cross-site' });
    assert.equal(status, 403);
  });
});
