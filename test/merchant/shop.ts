/** A merchant's handlers before a real sandbox. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createSandbox, type Sandbox } from 'pay-elements-sandbox';
import { contractService, createMerchant, type ContractOrder, type MerchantOptions } from '../../src/merchant/index.js';
import type { Merchant } from '../../src/merchant/merchant.js';

export const ORIGIN = 'https://shop.example';
export const OTP = '493027';
const KEY = 'sk_test';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & { readonly error?: Record<string, string> };
}

export const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as Answer['body'] };
};

/** Sends requests as a browser on a page of the shop does, with its cookies. */
export class Page {
  cookies: string[] = [];
  readonly #send: (request: Request) => Promise<Response>;
  readonly #origin: string;

  constructor(send: (request: Request) => Promise<Response>, origin = ORIGIN) {
    this.#send = send;
    this.#origin = origin;
  }

  async request(method: string, path: string, init: { body?: BodyInit; headers?: Record<string, string> } = {}) {
    const headers = {
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(this.cookies.length ? { cookie: this.cookies.join('; ') } : {}),
      ...init.headers,
    };
    const response = await this.#send(new Request(this.#origin + path, { method, ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) this.cookies.push(cookie.split(';')[0]!);
    return response;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return readAnswer(await this.request('GET', path, { headers }));
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const init = { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
    return readAnswer(await this.request('POST', path, init));
  }

  async order(method: string, key: string = randomUUID()): Promise<Answer> {
    return this.post('/merchant/orders', { method }, { 'idempotency-key': key });
  }

  async orderedId(method: string): Promise<string> {
    const { status, body } = await this.order(method);
    assert.equal(status, 200, JSON.stringify(body));
    return body['id'] as string;
  }
}

const CUSTOMER = { first_name: 'Dewi', country: 'ID', phone: '+6281234567890' };

/** The shop sets the price, not the page. */
export function orderOf({ method }: Readonly<Record<string, unknown>>): ContractOrder | null {
  if (method === 'pix_br') return { payment: { payment_method: 'pix_br', currency: 'BRL', amount: '129.90' } };
  if (method === 'ewallet_id') return { customer: CUSTOMER, mandate: { payment_method: 'ewallet_id' } };
  return null;
}

export interface TestMerchant {
  readonly sandbox: Sandbox;
  readonly errors: string[];
  create(options?: Partial<MerchantOptions<ContractOrder>>): Merchant;
  /** Calls the consumer's side of the sandbox. */
  consumer(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
  /** Registers a URL. @returns its secret */
  register(url: string): Promise<string>;
  close(): Promise<void>;
}

export const SECRET = 'a secret of the tests';

export async function startMerchant(): Promise<TestMerchant> {
  const sandbox = await createSandbox({ apiKey: KEY, otp: OTP, log: () => {} });
  const errors: string[] = [];
  const consumer: TestMerchant['consumer'] = async (method, path, body) =>
    readAnswer(
      await fetch(sandbox.url + path, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${KEY}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
  return {
    sandbox,
    errors,
    consumer,
    create: (options = {}) =>
      createMerchant({
        secret: SECRET,
        service: serviceOf(sandbox),
        order: orderOf,
        onError: (error) => errors.push(`${error.message} ${String(error.cause)}`),
        ...options,
      }),
    async register(url) {
      const made = await consumer('POST', '/v1/webhook_endpoints', {
        url,
        event_types: ['payment.paid', 'mandate.active'],
      });
      assert.equal(made.status, 200);
      const { body } = await consumer('GET', '/sandbox/webhook_endpoints');
      return (body['data'] as { url: string; secret: string }[]).find((one) => one.url === url)!.secret;
    },
    close: () => sandbox.close(),
  };
}

export const serviceOf = (
  { url }: { url: string },
  more: Partial<Parameters<typeof contractService>[0]> = {},
): ReturnType<typeof contractService> =>
  contractService({ url, apiKey: KEY, resendPath: '/sandbox/mandates/{id}/resend', ...more });
