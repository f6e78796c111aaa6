/** Requests to a service of the contract, such as the sandbox. Only this side has its key. */
import { readBody } from '../client/read-body.js';
import { Refusal } from './answers.js';
import { memoryStore, type MandateStore } from './mandate-store.js';
import type { PaymentService, PostOptions, ServiceAnswer } from './service.js';
import { readWebhook } from './webhook.js';

export interface PaymentRequest {
  /** For example `pix_br`. */
  readonly payment_method: string;
  /** ISO 4217. */
  readonly currency: string;
  /** In major units, for example `129.90`. */
  readonly amount: string;
  readonly flow?: 'direct' | 'indirect';
  readonly terminal_type?: 'web' | 'app';
  readonly reference?: string;
  readonly customer_id?: string;
  readonly mandate_id?: string;
  readonly return_url?: string;
}

export interface MandateRequest {
  readonly payment_method: string;
  readonly reference?: string;
  readonly terminal_type?: 'web' | 'app';
  readonly return_url?: string;
}

/** A payment or a mandate to create (contract sections 4.4 and 4.5). */
export interface ContractOrder {
  /** The fields of a customer, who is created first, or the id of one. A mandate needs it. */
  readonly customer?: object | string;
  readonly payment?: PaymentRequest;
  readonly mandate?: MandateRequest;
  /** Further headers of the request. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ContractServiceOptions {
  /** Its address, without `/v1`. */
  readonly url: string;
  readonly apiKey: string;
  /** `whsec_…`: verifies webhooks. Without it none are received. */
  readonly webhookSecret?: string | (() => Promise<string>);
  /** The path of the request for another one-time code; the contract has none. `{id}` is the id of the mandate. */
  readonly resendPath?: string;
  /** The service cannot retrieve mandates, so its responses are stored: in memory, if absent. */
  readonly mandates?: MandateStore;
  readonly fetch?: typeof fetch;
}

export interface RequestOptions {
  /** A repeated POST with the same key runs once; a random one if absent. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ContractService extends PaymentService<ContractOrder> {
  /**
   * Sends another request of the contract, for example a refund.
   * @param path with `/v1`
   * @throws {Refusal} 502 if the response is not JSON, or the key is refused; and any error of fetch
   */
  readonly request: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    options?: RequestOptions,
  ) => Promise<ServiceAnswer>;
}

/** @throws {TypeError} for a `webhookSecret` that is empty */
export function contractService(options: ContractServiceOptions): ContractService {
  const { url, apiKey, webhookSecret, resendPath, mandates = memoryStore() } = options;
  // A variable of the environment that is missing: every webhook would be refused later.
  if ('webhookSecret' in options && !webhookSecret)
    throw new TypeError(
      'webhookSecret is not set: take it from the service (the `listen` of the sandbox prints it), or leave it out to receive no webhooks',
    );
  const send = options.fetch ?? fetch;

  const request: ContractService['request'] = async (method, path, body, { idempotencyKey, signal, ...more } = {}) => {
    const headers = new Headers(more.headers);
    headers.set('accept', 'application/json');
    headers.set('authorization', `Bearer ${apiKey}`);
    if (body) headers.set('content-type', 'application/json');
    if (method !== 'GET') headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID());
    const response = await send(url + path, {
      method,
      headers,
      // A redirect would send the key to another address.
      redirect: 'manual',
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
    const { status } = response;
    const answer = parse(await readBody(response));
    if (answer === undefined || (status >= 300 && status < 400)) throw new Refusal(502, 'the response is not JSON');
    if (status === 401 || status === 403) throw new Refusal(502, 'the payment service refused the key');
    return { status, body: answer, headers: response.headers };
  };

  const saved = async (answer: ServiceAnswer): Promise<ServiceAnswer> => {
    if (answer.status === 200) await mandates.save(answer.body as { id: string });
    return answer;
  };

  return {
    request,

    async create({ customer, payment, mandate, headers = {} }, options) {
      let id = typeof customer === 'string' ? customer : undefined;
      if (typeof customer === 'object') {
        const idempotencyKey = `${options.idempotencyKey}-customer`;
        const created = await request('POST', '/v1/customers', customer, { ...options, idempotencyKey });
        if (created.status !== 200) return created;
        id = (created.body as { id: string }).id;
      }
      if (payment)
        return request('POST', '/v1/payments', id ? { ...payment, customer_id: id } : payment, { ...options, headers });
      if (!mandate || !id) throw new Error('an order has a payment, or a mandate and its customer');
      return saved(await request('POST', `/v1/customers/${id}/mandates`, mandate, { ...options, headers }));
    },

    async retrieve(kind, id, { signal }) {
      if (kind === 'payment') return request('GET', `/v1/payments/${id}`, undefined, { signal });
      const mandate = await mandates.find(id);
      if (!mandate) throw new Refusal(404, 'no such mandate');
      return { status: 200, body: mandate };
    },

    async verify(id, otp, options) {
      const answer = await saved(await request('POST', `/v1/mandates/${id}/verify`, { otp }, options));
      const { error } = answer.body as { error?: { code?: string } };
      // The mandate has failed, but the response does not have it.
      if (error?.code === 'otp_attempts_exceeded') {
        const mandate = await mandates.find(id);
        if (mandate) await mandates.save({ ...mandate, status: 'failed', failure_code: error.code, action: {} });
      }
      return answer;
    },

    ...(resendPath
      ? { resend: (id: string, options: PostOptions) => request('POST', resendPath.replace('{id}', id), {}, options) }
      : {}),

    ...(webhookSecret
      ? {
          async readWebhook(headers: Headers, body: string) {
            const secret = typeof webhookSecret === 'string' ? webhookSecret : await webhookSecret();
            const event = await readWebhook(secret, headers, body);
            if (event.data['object'] === 'mandate') await mandates.save(event.data as { id: string });
            return event;
          },
        }
      : {}),
  };
}

/** Returns undefined for a text that is not JSON: the message of the parser's own error has a part of it. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
