/** The handlers before the API of a payment provider, by its adapter and the types of its own library. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'vitest';
import Stripe from 'stripe';
import { adaptedService, createMerchant, type MerchantOptions, type WebhookEvent } from '../../src/merchant/index.js';
import { fromStripe } from '../../src/providers/stripe.js';
import { Page, readAnswer, SECRET } from './shop.js';

const WEBHOOK_SECRET = 'whsec_of_stripe';
const KEY = '0f5d5b0e-6f3c-4b7e-9a51-2f7f0f2a9c11';
const CLIENT_SECRET = 'pi_1_secret_abc';

const INTENT = {
  object: 'payment_intent',
  id: 'pi_1',
  status: 'requires_action',
  amount: 12990,
  currency: 'brl',
  client_secret: CLIENT_SECRET,
  payment_method_types: ['pix'],
  next_action: { type: 'pix_display_qr_code', pix_display_qr_code: { data: '00020126…', expires_at: 1_900_000_000 } },
};

interface Order {
  readonly amount: number;
}

describe('pay-elements/merchant: providers', () => {
  const stripe = new Stripe('sk_test_1');
  let intent: object;
  let calls: unknown[];
  let errors: string[];
  let failure: Error | undefined;

  const answer = async <T>(): Promise<T> => {
    if (failure) throw failure;
    return intent as T;
  };
  const options = {
    secret: SECRET,
    service: adaptedService(fromStripe, {
      create: (order: Order, { idempotencyKey }) => {
        calls.push([order, idempotencyKey]);
        return answer<Stripe.PaymentIntent>();
      },
      retrieve: () => answer<Stripe.PaymentIntent>(),
      async readWebhook(headers, body) {
        const signature = headers.get('stripe-signature') ?? '';
        const { id, type, data } = await stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET);
        return { id, type, data: data.object.object === 'payment_intent' ? data.object : null };
      },
    }),
    order: ({ method }: Readonly<Record<string, unknown>>) => (method === 'pix' ? { amount: 12990 } : null),
    onError: (error: Error) => errors.push(error.message),
  } satisfies MerchantOptions<Order>;
  const merchant = createMerchant(options);
  let page: Page;
  beforeEach(() => {
    intent = INTENT;
    failure = undefined;
    calls = [];
    errors = [];
    page = new Page(merchant);
  });
  const order = () => page.post('/merchant/orders', { method: 'pix' }, { 'idempotency-key': KEY });

  it('the page gets a payment of the contract, without the secrets of the provider', async () => {
    const made = await order();
    assert.deepEqual(calls, [[{ amount: 12990 }, KEY]]);
    const { status, body } = await page.get('/merchant/payments/pi_1');
    assert.deepEqual(
      [status, body['object'], body['amount'], body['payment_method']],
      [200, 'payment', '129.90', 'pix_br'],
    );
    assert.deepEqual(body, made.body);
    assert.equal(JSON.stringify(body).includes(CLIENT_SECRET), false);
  });

  it('errors of the library get the error envelope', async () => {
    await order();
    for (const [thrown, expected] of [
      [Object.assign(new Error('No such payment_intent: pi_1'), { statusCode: 404 }), 404],
      [Object.assign(new Error('slow down'), { statusCode: 429 }), 429],
      [Object.assign(new Error(`bad key sk_test_1`), { statusCode: 401 }), 502],
    ] as const) {
      failure = thrown;
      const { status, body } = await page.get('/merchant/payments/pi_1');
      assert.equal(status, expected);
      assert.equal(JSON.stringify(body).includes('pi_1'), false);
      assert.equal(JSON.stringify(body).includes('sk_test'), false);
    }
  });

  it('an object that the adapter cannot convert says why, without its data', async () => {
    await order();
    intent = { ...INTENT, next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { token: 'secret' } } };
    const { status, body } = await page.get('/merchant/payments/pi_1');
    assert.equal(status, 502);
    assert.match(body.error!['message']!, /^unsupported-action: .*stripe\.handleNextAction/);
    intent = { id: 'pi_1' };
    assert.match((await page.get('/merchant/payments/pi_1')).body.error!['message']!, /^invalid-input: /);
    assert.equal(errors.length, 2);
  });

  it('an order is one of a table, by the method that the page sends', async () => {
    page = new Page(createMerchant({ ...options, order: { pix: { amount: 44900 } } }));
    assert.equal((await order()).status, 200);
    assert.deepEqual(calls, [[{ amount: 44900 }, KEY]]);
    for (const method of ['oxxo', 'toString', '__proto__', null, ['pix']])
      assert.equal((await page.post('/merchant/orders', { method })).status, 400);
  });

  it('a payment that the store does not have is none of the shop', async () => {
    const service = adaptedService(fromStripe, {
      create: answer<Stripe.PaymentIntent>,
      retrieve: async () => undefined,
    });
    page = new Page(createMerchant({ ...options, service }));
    await order();
    assert.equal((await page.get('/merchant/payments/pi_1')).status, 404);
  });

  it('a provider without a redirect to complete has no such path', async () => {
    await order();
    assert.equal((await page.get('/merchant/payments/pi_1/return')).status, 404);
  });

  it('a provider without one-time codes has no such paths', async () => {
    await order();
    for (const call of ['verify', 'resend'])
      assert.equal((await page.post(`/merchant/v1/mandates/pi_1/${call}`, { otp: '123456' })).status, 404);
  });

  it('a webhook of the provider is verified by its library, and reaches the page that streams', async () => {
    await order();
    const response = await page.request('GET', '/merchant/payments/pi_1/events');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.match((await reader.read()).value!, /"status":"created"/);
    const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' };
    const payload = JSON.stringify({ ...event, data: { object: { ...INTENT, status: 'succeeded' } } });
    const post = async (secret: string) => {
      const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
      const headers = { 'stripe-signature': signature };
      return readAnswer(
        await merchant(
          new Request('https://shop.example/merchant/webhooks', { method: 'POST', body: payload, headers }),
        ),
      );
    };
    assert.equal((await post('whsec_other')).status, 400);
    assert.equal((await post(WEBHOOK_SECRET)).status, 200);
    assert.match((await reader.read()).value!, /"status":"paid"/);
    assert.equal((await reader.read()).done, true);
  });

  it('a webhook may have several events', async () => {
    const service = adaptedService(fromStripe, {
      create: answer<Stripe.PaymentIntent>,
      retrieve: answer<Stripe.PaymentIntent>,
      readWebhook: async () =>
        ['pi_1', 'pi_2'].map((id) => ({
          id: `evt_${id}`,
          type: 'payment_intent.succeeded',
          data: { ...INTENT, id, status: 'succeeded' } as unknown as Stripe.PaymentIntent,
        })),
    });
    const events: WebhookEvent[] = [];
    page = new Page(createMerchant({ ...options, service, onEvent: (event) => events.push(event) }));
    assert.equal((await page.post('/merchant/webhooks', {})).status, 200);
    assert.deepEqual(
      events.map(({ id, data }) => [id, data['id'], data['status']]),
      [
        ['evt_pi_1', 'pi_1', 'paid'],
        ['evt_pi_2', 'pi_2', 'paid'],
      ],
    );
  });
});
