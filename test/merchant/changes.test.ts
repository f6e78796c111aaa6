/** Webhooks, and the pages that stream changes. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { readWebhook, type WebhookEvent } from '../../src/merchant/index.js';
import type { Merchant } from '../../src/merchant/merchant.js';
import { toNode } from '../../src/merchant/node.js';
import { OTP, Page, readAnswer, serviceOf, startMerchant, type TestMerchant } from './shop.js';

const WEBHOOK_SECRET = `whsec_${Buffer.from('twenty-four secret bytes').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another twenty-four byte').toString('base64')}`;

/** A signed message, as the service sends it. */
function signed(data: object, { secret = WEBHOOK_SECRET, type = 'payment.paid', time = new Date() } = {}) {
  const body = JSON.stringify({ type, data });
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', time, body),
  };
  return { body, headers };
}

/** Reads the events of a stream. */
async function* eventsOf(response: Response): AsyncGenerator<Record<string, unknown>> {
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      yield event.startsWith('data: ') ? (JSON.parse(event.slice(6)) as Record<string, unknown>) : { comment: event };
    }
  }
}

describe('pay-elements/merchant: changes', () => {
  let shop: TestMerchant;
  let merchant: Merchant;
  let page: Page;
  let events: WebhookEvent[];

  beforeAll(async () => void (shop = await startMerchant()));
  afterAll(() => shop.close());
  beforeEach(() => {
    events = [];
    const service = serviceOf(shop.sandbox, { webhookSecret: WEBHOOK_SECRET });
    merchant = shop.create({ service, onEvent: (event) => events.push(event) });
    page = new Page(merchant);
  });
  const post = async (message: { body: string; headers: Record<string, string> }, to = merchant) =>
    readAnswer(await to(new Request('https://shop.example/merchant/webhooks', { method: 'POST', ...message })));

  it('a signed webhook is accepted, and the shop receives its event', async () => {
    assert.equal((await post(signed({ id: 'pm_1', object: 'payment', status: 'paid' }))).status, 200);
    assert.deepEqual(events, [
      { id: 'evt_1', type: 'payment.paid', data: { id: 'pm_1', object: 'payment', status: 'paid' } },
    ]);
  });

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const REFUSED = {
    'with another secret': signed({ id: 'pm_1' }, { secret: OTHER }),
    'that is six minutes old': signed({ id: 'pm_1' }, { time: minutesAgo(6) }),
    'from the future': signed({ id: 'pm_1' }, { time: minutesAgo(-6) }),
    'with another body': { ...signed({ id: 'pm_1' }), body: '{"type":"payment.paid","data":{"id":"pm_2"}}' },
    'without headers': { body: signed({ id: 'pm_1' }).body, headers: {} },
    'that is too long': signed({ id: 'pm_1', note: 'x'.repeat(100_000) }),
  };
  for (const [what, message] of Object.entries(REFUSED)) {
    it(`a webhook ${what} is refused`, async () => {
      const { status, body } = await post(message);
      assert.ok(status === 400 || status === 413);
      assert.equal(body.error?.['type'], 'invalid_request_error');
      assert.deepEqual(events, []);
    });
  }

  it('one of several signatures is enough', async () => {
    const message = signed({ id: 'pm_1' });
    const headers = {
      ...message.headers,
      'webhook-signature': `v1,bm9uZQ== v1,% ${message.headers['webhook-signature']}`,
    };
    assert.equal((await post({ ...message, headers })).status, 200);
  });

  it('a webhook that the shop could not process is sent again', async () => {
    const failing = shop.create({
      service: serviceOf(shop.sandbox, { webhookSecret: WEBHOOK_SECRET }),
      onEvent: () => Promise.reject(new Error('no database')),
    });
    shop.errors.length = 0;
    const { status, body } = await post(signed({ id: 'pm_1' }), failing);
    assert.deepEqual([status, body.error?.['type']], [500, 'api_error']);
    assert.equal(JSON.stringify(body).includes('database'), false);
    assert.match(shop.errors.join(), /no database/);
  });

  it('a secret that is not base64 is a mistake of the shop', async () => {
    await assert.rejects(readWebhook('whsec_%', new Headers(), ''), /the secret of webhooks is not base64/);
    const wrong = shop.create({ service: serviceOf(shop.sandbox, { webhookSecret: 'whsec_%' }) });
    assert.equal((await post(signed({ id: 'pm_1' }), wrong)).status, 500);
  });

  it('a stream has the current status, then each change, and ends with the final status', async () => {
    const id = await page.orderedId('pix_br');
    const response = await page.request('GET', `/merchant/payments/${id}/events`);
    assert.equal(response.headers.get('content-type'), 'text/event-stream');
    const stream = eventsOf(response);
    assert.equal((await stream.next()).value?.['status'], 'created');
    await post(signed({ id: 'pm_another', object: 'payment', status: 'paid' }));
    await post(signed({ id, object: 'payment', status: 'created', description: 'seen' }));
    assert.equal((await stream.next()).value?.['description'], 'seen');
    await post(signed({ id, object: 'payment', status: 'paid' }));
    assert.equal((await stream.next()).value?.['status'], 'paid');
    assert.equal((await stream.next()).done, true);
  });

  it('a change that arrives while the current status is requested is not overwritten by it', async () => {
    const id = await page.orderedId('pix_br');
    const service = serviceOf(shop.sandbox, { webhookSecret: WEBHOOK_SECRET });
    const slow = shop.create({
      service: {
        ...service,
        async retrieve(...args) {
          const answer = await service.retrieve(...args);
          await post(signed({ id, object: 'payment', status: 'paid' }), slow);
          return answer;
        },
      },
    });
    const other = new Page(slow);
    other.cookies = page.cookies;
    const stream = eventsOf(await other.request('GET', `/merchant/payments/${id}/events`));
    assert.equal((await stream.next()).value?.['status'], 'paid');
    assert.equal((await stream.next()).done, true);
  });

  it('a stream that waits has a comment every 15 s, and leaves no timer behind', async () => {
    const id = await page.orderedId('pix_br');
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const response = await page.request('GET', `/merchant/payments/${id}/events`);
      const stream = eventsOf(response);
      await stream.next();
      vi.advanceTimersByTime(15_000);
      assert.deepEqual((await stream.next()).value, { comment: ':' });
      await stream.return(undefined);
      vi.advanceTimersByTime(60_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a payment that does not exist has no stream', async () => {
    const all = new Page(shop.create({ owns: () => true }));
    assert.equal((await all.get('/merchant/payments/pm_none/events')).status, 404);
    assert.equal((await all.get('/merchant/mandates/mdt_none/events')).status, 404);
  });

  describe('with the webhooks of the sandbox', () => {
    let server: Server;
    let secret: string;
    beforeAll(async () => {
      const service = serviceOf(shop.sandbox, { webhookSecret: async () => secret });
      const handler = shop.create({ service });
      server = createServer(toNode(handler)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      page = new Page(handler);
      secret = await shop.register(`http://127.0.0.1:${(server.address() as AddressInfo).port}/merchant/webhooks`);
    });
    afterAll(() => void server.close());
    beforeEach(() => void (page = new Page(shop.create({ service: serviceOf(shop.sandbox) }))));

    it('a page that streams learns at once that the payment is paid', async () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const http = new Page(fetch, url);
      const id = await http.orderedId('pix_br');
      const stream = eventsOf(await http.request('GET', `/merchant/payments/${id}/events`));
      assert.equal((await stream.next()).value?.['status'], 'created');
      assert.equal((await shop.consumer('POST', `/sandbox/payments/${id}/pay`)).status, 200);
      assert.equal((await stream.next()).value?.['status'], 'paid');
    });

    it('a mandate that another process has activated is stored by its webhook', async () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const http = new Page(fetch, url);
      const id = await http.orderedId('ewallet_id');
      const stream = eventsOf(await http.request('GET', `/merchant/mandates/${id}/events`));
      await stream.next();
      await shop.consumer('POST', `/v1/mandates/${id}/verify`, { otp: OTP });
      assert.equal((await stream.next()).value?.['status'], 'active');
      assert.equal((await http.get(`/merchant/mandates/${id}`)).body['status'], 'active');
    });
  });
});
