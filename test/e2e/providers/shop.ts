/**
 * A shop with the backend of docs/providers/<name>.md, as pasted. A test server over the sandbox's store stands in for the
 * provider's API: the official SDK in the backend requests it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Sandbox } from 'pay-elements-sandbox';
import { startServer } from '../../../scripts/serve/examples/server.mjs';
import { freePort } from '../../../scripts/shared/free-port.mjs';
import { readDocument, ROOT } from '../../documents/documents.js';
import { shareBrowser } from '../browser.js';
import { orderBy, type Order } from './order.js';
import { openShopPage, type ShopPage } from './page.js';
import type { Provider, Store, Stored, Webhook } from './provider.js';
import { serveProvider, serveShop } from './servers.js';

export interface ProviderShop {
  readonly url: string;
  /** Opens the page of a new payment. */
  open(method: string): Promise<ShopPage>;
  /** Creates a payment without a page. */
  order(method: string): Promise<Order>;
  /** The last payment, as the sandbox has it. */
  last(): Promise<Stored>;
  /** Pays it at the bank. */
  pay(): Promise<void>;
  /** Declines it at the bank. */
  decline(): Promise<void>;
  /** Lets the time to pay run out. */
  expire(): Promise<void>;
  /** Sends a message to the backend, as the provider does. @returns the status of the answer */
  send(webhook: Webhook<object | string>): Promise<number>;
  close(): Promise<void>;
}

const EXPIRED_SECONDS = 30 * 24 * 3600;
/** A boleto needs the address of its payer. */
const ADDRESS = {
  country: 'BR',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01310-100',
  line1: 'Avenida Paulista 1000',
};
const HEADERS = { 'content-type': 'application/json', accept: 'application/json' };
const REDIRECT = pathToFileURL(join(import.meta.dirname, 'redirect.mjs')).href;

/** Starts the first script of the page. @returns its address, and a function that ends it */
async function startBackend(name: string, env: Record<string, string>) {
  const { blocks } = readDocument(`docs/providers/${name}.md`);
  // Inside the repository, so that its packages are found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, `.cache/${name}-`));
  const file = join(folder, 'backend.mjs');
  writeFileSync(file, blocks.find(({ language }) => language === 'js')!.text);
  const port = await freePort();
  const command = ['--import', REDIRECT, file];
  const { url, close } = await startServer({ folder: ROOT, command, port, env, print: () => {} });
  return {
    url,
    stop: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param sandbox is emptied: an earlier shop has moved its clock */
export async function startProviderShop(
  of: Browser,
  sandbox: Sandbox,
  name: string,
  provider: Provider,
): Promise<ProviderShop> {
  await sandbox.reset();
  const browser = shareBrowser(of);
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(sandbox.url + path, {
      method,
      headers: HEADERS,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Stored;
  };
  const customer = await ask('POST', '/v1/customers', {
    document: { country: 'BR', type: 'tax_id', number: '19119119100' },
    billing_address: ADDRESS,
  });
  let last = '';
  const store: Store = {
    create: async ({ return_url: shop, ...payment }) => {
      const returns = shop && { return_url: `${api.url}/back?to=${encodeURIComponent(shop)}` };
      const created = await ask('POST', '/v1/payments', { customer_id: customer.id, ...payment, ...returns });
      last = created.id;
      return created;
    },
    retrieve: (id) => ask('GET', `/v1/payments/${id}`),
  };
  const api = await serveProvider(provider, store);
  let address = '';
  const shop = await serveShop(() => address);
  const servers = Object.fromEntries(provider.hosts.map((host) => [host, api.url]));
  const backend = await startBackend(name, {
    ...provider.env,
    SHOP: shop.url,
    PROVIDER_SERVERS: JSON.stringify(servers),
  });
  address = backend.url;
  const send = async ({ path, body, headers = {} }: Webhook<object | string>) => {
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method: 'POST', headers: { ...HEADERS, ...headers }, body: content };
    return (await fetch(backend.url + path, init)).status;
  };
  /** Sends the provider's message about the last payment. */
  const notify = async () => {
    if (!provider.webhook) return;
    const status = await send(provider.webhook(await store.retrieve(last)));
    if (status >= 300) throw new Error(`the backend refused the webhook: ${status}`);
  };
  return {
    url: shop.url,
    open: (method) => openShopPage(browser, shop, method),
    order: (method) => orderBy(shop, method),
    last: () => store.retrieve(last),
    send,
    pay: async () => {
      await ask('POST', `/sandbox/payments/${last}/pay`);
      await notify();
    },
    decline: async () => {
      await ask('POST', `/sandbox/payments/${last}/decline`);
      await notify();
    },
    expire: async () => {
      await ask('POST', '/sandbox/clock/advance', { seconds: EXPIRED_SECONDS });
      await notify();
    },
    close: async () => {
      // Open pages poll.
      await browser.close();
      await backend.stop();
      shop.close();
      api.close();
    },
  };
}
