/** Registers the service's webhooks. */
export type ServiceRequest = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

const TYPES = [
  ...['payment.paid', 'payment.failed', 'payment.expired'],
  ...['mandate.active', 'mandate.failed', 'mandate.expired', 'mandate.revoked'],
];

/** Registers a URL unless it is registered already. @returns the secret that signs the messages */
export async function registerWebhook(request: ServiceRequest, url: string): Promise<string> {
  const find = async () => {
    const { body } = await request('GET', '/sandbox/webhook_endpoints');
    return (body as { data: Endpoint[] }).data.find((endpoint) => endpoint.url === url)?.secret;
  };
  const known = await find();
  if (known) return known;
  const { status, body } = await request('POST', '/v1/webhook_endpoints', { url, event_types: TYPES });
  if (status !== 200) throw new Error(`The webhook could not be registered: ${JSON.stringify(body)}`);
  return (await find())!;
}
