/**
 * The merchant's backend. It knows the prices, has the key of the payment service, and forwards requests and responses.
 * The browser may choose another amount for experiments. Do not copy this to a real shop.
 */
import { randomInt } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ORDERS } from './orders.js';
import { Changes } from './changes.js';
import { eventStream } from './event-stream.js';
import { MandateStore, type MandateJson } from './mandate-store.js';
import { registerWebhook, webhookRoute } from './webhooks.js';

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
}

interface ServiceResponse {
  readonly status: number;
  readonly body: unknown;
  /** The service's time, by which the page's countdown runs. */
  readonly date: string | null;
}

/** The fields of a JSON body; empty if it is not JSON, which the service then refuses. */
async function readJson(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** Picks the fields that the shop asks the consumer for. The page must not change the shop's other customer data. */
function customerFields(submitted: unknown): object {
  const fields = ['phone', 'document', 'billing_address'];
  return Object.fromEntries(Object.entries(Object(submitted) as object).filter(([name]) => fields.includes(name)));
}

/** Picks the language and the theme of the page, so that the consumer returns from a bank to the same page. */
function pageSettings(submitted: unknown): string {
  const names = ['lang', 'theme', 'mode'];
  const picked = Object.entries(Object(submitted) as Record<string, unknown>).filter(
    (entry): entry is [string, string] =>
      names.includes(entry[0]) && typeof entry[1] === 'string' && /^[\w-]{1,20}$/.test(entry[1]),
  );
  return picked.length ? `?${new URLSearchParams(picked)}` : '';
}

export function createMerchant({ service, send, webhooks, file, apiKey }: MerchantOptions): Hono {
  const serviceKey = apiKey ?? process.env.PAY_API_KEY ?? 'sk_sandbox';
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 100_000 }));
  const mandates = new MandateStore(file);
  const changes = new Changes();

  const request = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    { headers = {}, at = service }: { headers?: Record<string, string>; at?: string } = {},
  ): Promise<ServiceResponse> => {
    const response = await send(
      new Request(at + path, {
        method,
        headers: {
          authorization: `Bearer ${serviceKey}`,
          accept: 'application/json',
          'content-type': 'application/json',
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    return { status: response.status, body: await response.json(), date: response.headers.get('date') };
  };
  const forward = (context: Context, { status, body, date }: ServiceResponse) =>
    context.json(body as object, status as ContentfulStatusCode, {
      'cache-control': 'no-store',
      ...(date ? { date } : {}),
    });

  app.onError((error, context) => {
    console.error('merchant:', error.message);
    return context.json(
      { error: { type: 'api_error', message: 'The shop could not reach the payment service.' } },
      502,
    );
  });

  const refuse = (context: Context, message: string) =>
    context.json({ error: { type: 'invalid_request_error', message } }, 400);

  const register = () => registerWebhook(request, webhooks);
  let secret: string | undefined;
  app.route(
    '/webhooks',
    webhookRoute(
      async () => (secret ??= await register()),
      (resource) => {
        if (resource.object === 'mandate') mandates.save(resource);
        changes.publish(resource);
      },
    ),
  );

  /** Creates the payment or mandate when the consumer presses Pay, at the shop's price unless the page sends another. */
  app.post('/orders', async (context) => {
    const { method, amount, expires_in, customer: submitted, settings } = await readJson(context);
    const order = typeof method === 'string' ? ORDERS.get(method) : undefined;
    if (!order) return refuse(context, 'unknown method');
    // The service validates the values. This check is here because the value goes into a header.
    if (expires_in != null && typeof expires_in !== 'number') return refuse(context, 'expires_in: expected a number');
    if (order.mandate && (amount ?? expires_in) != null)
      return refuse(context, 'a mandate has no amount and no time to pay');
    // Each time, since the service may have been reset. Without webhooks the page polls, which is slower but sufficient.
    secret = await register().catch(() => undefined);
    const customer = await request('POST', '/v1/customers', { ...order.customer, ...customerFields(submitted) });
    if (customer.status !== 200) return forward(context, customer);
    const { id } = customer.body as { id: string };
    // The service and the shop share a server. At the consumer's origin, the URLs of actions work on the consumer's device.
    const { origin: at } = new URL(context.req.url);
    const shared = {
      payment_method: method,
      // The number of the order, by which the consumer and the shop find it again.
      reference: `NC-${randomInt(100_000, 1_000_000)}`,
      return_url: `${at}/${pageSettings(settings)}`,
    };
    if (order.mandate) {
      const response = await request('POST', `/v1/customers/${id}/mandates`, shared, { at });
      if (response.status === 200) mandates.save(response.body as MandateJson);
      return forward(context, response);
    }
    const payment = { ...shared, currency: order.currency, amount: amount ?? order.amount, customer_id: id };
    const headers: Record<string, string> = expires_in == null ? {} : { 'sandbox-expires-in': String(expires_in) };
    return forward(context, await request('POST', '/v1/payments', payment, { headers, at }));
  });

  const findPayment = (id: string) => request('GET', `/v1/payments/${encodeURIComponent(id)}`);
  app.get('/payments/:id', async (context) => forward(context, await findPayment(context.req.param('id'))));
  app.get('/payments/:id/events', async (context) => {
    const id = context.req.param('id');
    const response = await findPayment(id);
    if (response.status !== 200) return forward(context, response);
    return eventStream(context, changes, id, async () => (await findPayment(id)).body);
  });

  /** Refunds a paid payment in full. The consumer provides only the bank account. */
  app.post('/payments/:id/refunds', async (context) => {
    const { extra } = await readJson(context);
    const payment = await findPayment(context.req.param('id'));
    if (payment.status !== 200) return forward(context, payment);
    const { id, status } = payment.body as { id: string; status: string };
    if (status !== 'paid') return refuse(context, 'this payment is not paid');
    return forward(context, await request('POST', '/v1/refunds', { payment_id: id, ...(extra ? { extra } : {}) }));
  });

  /** The service cannot retrieve mandates, so the merchant stores the responses. */
  const unknown = { error: { type: 'invalid_request_error', message: 'No such mandate' } };
  app.get('/mandates/:id', (context) => {
    const mandate = mandates.find(context.req.param('id'));
    return mandate ? context.json(mandate, 200, { 'cache-control': 'no-store' }) : context.json(unknown, 404);
  });
  app.get('/mandates/:id/events', (context) => {
    const id = context.req.param('id');
    if (!mandates.find(id)) return context.json(unknown, 404);
    return eventStream(context, changes, id, () => Promise.resolve(mandates.find(id)));
  });

  app.post('/v1/mandates/:id/verify', async (context) => {
    const id = context.req.param('id');
    const { otp } = await readJson(context);
    const key = context.req.header('idempotency-key');
    const path = `/v1/mandates/${encodeURIComponent(id)}/verify`;
    const response = await request('POST', path, { otp }, key ? { headers: { 'idempotency-key': key } } : {});
    if (response.status === 200) mandates.save(response.body as MandateJson);
    const { error } = response.body as { error?: { code?: string } };
    if (error?.code === 'otp_attempts_exceeded') mandates.markFailed(id, error.code);
    return forward(context, response);
  });

  app.post('/v1/mandates/:id/resend', async (context) =>
    forward(context, await request('POST', `/sandbox/mandates/${encodeURIComponent(context.req.param('id'))}/resend`)),
  );
  return app;
}
