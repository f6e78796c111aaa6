import { createSandbox } from 'pay-elements-sandbox';

const KEY = 'sk_sandbox';

const EVENTS = [
  ...['payment.paid', 'payment.failed', 'payment.expired'],
  ...['mandate.active', 'mandate.failed', 'mandate.expired'],
];

/** The payment service, on any free port, forgetting everything when it ends. */
export async function startService() {
  const sandbox = await createSandbox({ log: () => {} });
  return { url: sandbox.url, key: KEY, close: () => sandbox.close() };
}

/**
 * Does once what a merchant does in a dashboard.
 * @param {string} service
 * @param {string} url where the merchant takes webhooks
 * @returns {Promise<string>} the secret that they are signed with
 */
export async function registerWebhook(service, url) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const body = JSON.stringify({ url, event_types: EVENTS });
  const registered = await fetch(`${service}/v1/webhook_endpoints`, { method: 'POST', headers, body });
  if (!registered.ok) throw new Error(`The webhook could not be registered: ${await registered.text()}`);
  const { data } = await (await fetch(`${service}/sandbox/webhook_endpoints`, { headers })).json();
  return data.find((/** @type {{ url: string }} */ endpoint) => endpoint.url === url).secret;
}
