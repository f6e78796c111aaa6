/**
 * The merchant's backend. It knows the prices, has the key of the payment service, and forwards requests and responses.
 * The browser may choose another amount for experiments, and read any payment. Do not copy this to a real shop.
 */
import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  contractService,
  createMerchant,
  Refusal,
  type ContractOrder,
  type StoredMandate,
} from '../src/merchant/index.js';
import { Origins } from '../src/merchant/origins.js';
import { asked, type ShopCheckouts } from './checkouts.js';
import { JsonFile } from './json-file.js';
import { ORDERS } from './orders.js';
import { registerWebhook } from './webhooks.js';

export interface MerchantOptions {
  /** Origin of the payment service. */
  readonly service: string;
  /** Sends a request to it: `fetch`, or the service itself if it runs in this process. */
  readonly send: (request: Request) => Response | Promise<Response>;
  /** The key of the payment service; `PAY_API_KEY` if absent. */
  readonly apiKey?: string;
  /** URL of this merchant's `/webhooks` for the service. It does not depend on the host name that a consumer uses. */
  readonly webhooks: string;
  /** The file that stores mandates. */
  readonly file: string;
  readonly checkouts: ShopCheckouts;
}

type Fields = Readonly<Record<string, unknown>>;

/** Picks the language, the theme and the country of the page, so that the consumer returns from a bank to the same page. */
function pageSettings(submitted: unknown): string {
  const names = ['lang', 'theme', 'mode', 'country'];
  const picked = Object.entries(Object(submitted) as Fields).filter(
    (entry): entry is [string, string] =>
      names.includes(entry[0]) && typeof entry[1] === 'string' && /^[\w-]{1,20}$/.test(entry[1]),
  );
  return picked.length ? `?${new URLSearchParams(picked)}` : '';
}

/** Makes the order when the consumer presses Pay, at the shop's price unless the page sends another. */
function orderOf({ method, amount, expires_in, customer, settings }: Fields, { url }: Request): ContractOrder {
  const order = typeof method === 'string' ? ORDERS.get(method) : undefined;
  if (!order) throw new Refusal(400, 'unknown method');
  // The service validates the values. This check is here because the value goes into a header.
  if (expires_in != null && typeof expires_in !== 'number') throw new Refusal(400, 'expires_in: expected a number');
  if (order.mandate && (amount ?? expires_in) != null)
    throw new Refusal(400, 'a mandate has no amount and no time to pay');
  const { origin, host } = new URL(url);
  const shared = {
    payment_method: method as string,
    // The number of the order, by which the consumer and the shop find it again.
    reference: `NC-${randomInt(100_000, 1_000_000)}`,
    return_url: `${origin}/own${pageSettings(settings)}`,
  };
  return {
    customer: { ...order.customer, ...asked(customer) },
    ...(order.mandate
      ? { mandate: shared }
      : { payment: { ...shared, currency: order.currency, amount: (amount ?? order.amount) as string } }),
    headers: { host, ...(expires_in == null ? {} : { 'sandbox-expires-in': String(expires_in) }) },
  };
}

/**
 * The service and the shop share a server. At the consumer's host, the URLs of actions work on the consumer's device. Node's
 * fetch ignores this header, so the URL gets it.
 */
function atHost(input: string, init?: RequestInit): Request {
  const url = new URL(input);
  url.host = new Headers(init?.headers).get('host') ?? url.host;
  return new Request(url, init);
}

export function createShopMerchant({ service: url, send, webhooks, file, apiKey, checkouts }: MerchantOptions): Hono {
  const mandates = new JsonFile<StoredMandate>(file);
  const service = contractService({
    url,
    apiKey: apiKey ?? process.env.PAY_API_KEY ?? 'sk_sandbox',
    fetch: async (input, init) => send(atHost(input as string, init)),
    mandates: { find: (id) => mandates.find(id), save: (mandate) => mandates.save(mandate.id, mandate) },
    resendPath: '/sandbox/mandates/{id}/resend',
    webhookSecret: async () => (secret ??= await register()),
  });
  const register = () => registerWebhook(service.request, webhooks);
  let secret: string | undefined;
  /** Each time, since the service may have been reset. Without webhooks the page polls, which is slower but sufficient. */
  const listen = async () => {
    secret = await register().catch(() => undefined);
  };

  const merchant = createMerchant({
    service,
    owns: () => true,
    resendAfter: 0,
    order: async (body, request) => {
      const order = orderOf(body, request);
      await listen();
      return order;
    },
    checkout: checkouts.open,
    records: checkouts.records,
    onCreate: async (resource, request) => {
      checkouts.link(resource, request);
      await listen();
    },
    unlink: (id) => service.request('POST', `/sandbox/mandates/${id}/revoke`).then(() => undefined),
  });

  const ownPages = new Origins([]);
  const app = new Hono();
  const respond = ({ status, body }: { status: number; body: unknown }) =>
    Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  const refuse = (status: number, type: string, message: string) =>
    respond({ status, body: { error: { type, message } } });
  app.onError((error) => {
    console.error('merchant:', error.message);
    return refuse(502, 'api_error', 'The shop could not reach the payment service.');
  });

  /** Before all routes, so that none is forgotten: those of the handlers check it themselves, too. */
  app.post('*', async ({ req }, next) =>
    ownPages.isOwnPage(req.raw) ? next() : refuse(403, 'invalid_request_error', 'a page of another site'),
  );

  /** Refunds a paid payment in full. The consumer provides only the bank account. */
  app.post('/payments/:id/refunds', bodyLimit({ maxSize: 100_000 }), async (context) => {
    const { extra } = Object(await context.req.json().catch(() => null)) as Fields;
    const payment = await service.request('GET', `/v1/payments/${encodeURIComponent(context.req.param('id'))}`);
    if (payment.status !== 200) return respond(payment);
    const { id, status } = payment.body as { id: string; status: string };
    if (status !== 'paid') return refuse(400, 'invalid_request_error', 'this payment is not paid');
    return respond(await service.request('POST', '/v1/refunds', { payment_id: id, ...(extra ? { extra } : {}) }));
  });
  app.all('*', ({ req }) => merchant(req.raw));
  return app;
}
