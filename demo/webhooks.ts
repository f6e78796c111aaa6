/** The service's webhooks, as a merchant registers and receives them. */
import { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import type { ChangedResource } from './changes.js';

export type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<{ status: number; body: unknown }>;

interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

const TYPES = [
  ...['payment.paid', 'payment.failed', 'payment.expired'],
  ...['mandate.active', 'mandate.failed', 'mandate.expired'],
];

/** Registers a URL, unless the service knows it. @returns the secret that messages to it are signed with */
export async function registerWebhook(ask: Ask, url: string): Promise<string> {
  const find = async () => {
    const { body } = await ask('GET', '/sandbox/webhook_endpoints');
    return (body as { data: Endpoint[] }).data.find((endpoint) => endpoint.url === url)?.secret;
  };
  const known = await find();
  if (known) return known;
  const { status, body } = await ask('POST', '/v1/webhook_endpoints', { url, event_types: TYPES });
  if (status !== 200) throw new Error(`The webhook could not be registered: ${JSON.stringify(body)}`);
  return (await find())!;
}

/**
 * Believes only what the service has signed. A message may come twice, and late: each says how the resource stood then.
 * @param secret of the URL that messages come to
 */
export function webhookRoute(secret: () => Promise<string>, onChange: (resource: ChangedResource) => void): Hono {
  return new Hono().post('/', async ({ req, body }) => {
    const key = await secret();
    try {
      const message = new Webhook(key).verify(await req.text(), Object.fromEntries(req.raw.headers));
      onChange((message as { data: ChangedResource }).data);
      return body(null, 204);
    } catch {
      return body(null, 400);
    }
  });
}
