/** The merchant's backend, in memory: the routes that the elements call, and the consumer's side as methods. */
import type { Resource } from '../contract/resource.js';
import { envelope, Refusal } from '../merchant/answers.js';
import { attemptOf } from '../merchant/checkout-choice.js';
import { memoryRecords } from '../merchant/checkout-records.js';
import { Checkouts, type ShopCheckout } from '../merchant/checkouts.js';
import { checkType, codeOf, fieldsOf } from '../merchant/read-request.js';
import { answer, refusal, type BackendRequest, type BackendResponse } from './answers.js';
import { timestamp } from './clock.js';
import { Connection } from './connection.js';
import type { BuiltMandate } from './mandate.js';
import { OneTimeCodes, type CodeRefusal } from './one-time-codes.js';
import type { BuiltPayment } from './payment.js';

export type BuiltResource = BuiltPayment | BuiltMandate;

export interface BackendOptions {
  /** Responses have its time as `Date`, and payments that are paid have it as `time_paid`. The system's without it. */
  readonly clock?: { now(): number };
  /** Responds to `POST …/orders`. @param order the fields that the page has sent */
  readonly orders?: (order: Readonly<Record<string, unknown>>) => BuiltResource;
  /**
   * Returns the order of `…/checkouts/{id}`, as a shop does for `createMerchant`: its `order` builds the payment or mandate.
   * Null for one that does not exist.
   */
  readonly checkout?: (id: string) => ShopCheckout<BuiltResource> | null;
  /** The one-time code that is accepted: others are `otp_incorrect`. Without it every code is accepted. */
  readonly code?: string;
}

/** A request as tests see it: one-time codes are left out. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
}

export class FakeBackend {
  /** Every request that has reached the backend, in order. */
  readonly requests: SeenRequest[] = [];
  readonly connection = new Connection();
  readonly #options: BackendOptions;
  readonly #resources = new Map<string, BuiltResource>();
  readonly #codes: OneTimeCodes;
  readonly #created = new Map<string, BuiltResource>();
  readonly #checkouts = new Checkouts<BuiltResource>({
    records: memoryRecords(),
    create: (made, key) => {
      const built = this.#created.get(key) ?? this.add(made);
      this.#created.set(key, built);
      return Promise.resolve({ status: 200, body: this.get(built.id) });
    },
    retrieve: (_kind, id) => Promise.resolve({ status: 200, body: this.get(id) }),
    onCreate: () => {},
    // Neither jsdom nor a page without https has hashes.
    digest: (text) => Promise.resolve(text),
  });
  #broken: BackendResponse | null = null;

  constructor(options: BackendOptions = {}) {
    this.#options = options;
    this.#codes = new OneTimeCodes(options.code);
  }

  /** Adds a payment or mandate that was created. @throws {TypeError} if there is one with its id */
  add<Built extends BuiltResource>(resource: Built): Built {
    if (this.#resources.has(resource.id)) throw new TypeError(`there is a ${resource.object} ${resource.id} already`);
    this.#resources.set(resource.id, resource);
    return resource;
  }

  /** The current payment or mandate. @throws {TypeError} if there is none */
  get(id: string): BuiltResource {
    const found = this.#resources.get(id);
    if (!found) throw new TypeError(`there is no payment or mandate ${id}: add it first`);
    return found;
  }

  /** The consumer pays. @throws {TypeError} if it is no payment, or its status is final */
  pay(id: string): void {
    const { amount } = this.#pending(id, 'payment') as BuiltPayment;
    const paid = { amount_paid: amount, amount_local_paid: amount, time_paid: this.#time() };
    this.#end(id, { status: 'paid', paid: true, ...paid });
  }

  /** The consumer signs the mandate. @throws {TypeError} if it is none, or its status is final */
  sign(id: string): void {
    this.#pending(id, 'mandate');
    const account = { payment_method_account: { reference: '+62812****7890' } };
    this.#end(id, { status: 'active', time_signed: this.#time(), extra: account });
  }

  /** The time to pay or to sign ends. @throws {TypeError} if the status is final */
  expire(id: string): void {
    this.#pending(id);
    this.#end(id, { status: 'expired' });
  }

  /** The bank or the wallet declines. @throws {TypeError} if the status is final */
  fail(id: string, failure_code = 'payment_declined'): void {
    this.#pending(id);
    this.#end(id, { status: 'failed', failure_code, failure_message: 'Declined.' });
  }

  /** The consumer has done the step, and the outcome is not known yet. @throws {TypeError} if the status is final */
  wait(id: string): void {
    this.#pending(id);
    this.#end(id, {});
  }

  /**
   * Refuses the next one-time code of a mandate; without it every code is accepted. `otp_attempts_exceeded` ends the mandate.
   * @throws {TypeError} if it is no mandate that waits for a code
   */
  refuseCode(id: string, reason: CodeRefusal = 'otp_incorrect'): void {
    if (this.#pending(id, 'mandate').action.type !== 'verify_otp')
      throw new TypeError(`mandate ${id} does not wait for a one-time code`);
    this.#codes.refuse(id, reason);
  }

  /** Requests fail as they do without a connection, until `recover`. */
  async goOffline(): Promise<void> {
    await this.connection.change('offline');
  }

  /** Requests get no response until `recover`. */
  async hang(): Promise<void> {
    await this.connection.change('hanging');
  }

  /** Responds to every request with an error of the server, until `recover`. @param status for example 503, or 429 */
  breakDown(status = 500, headers: Readonly<Record<string, string>> = {}): void {
    const { headers: usual, body } = refusal('api_error', status);
    this.#broken = { status, headers: { ...usual, ...headers }, body };
  }

  /** Ends `goOffline`, `hang` and `breakDown`. Requests that were hanging get their responses. */
  async recover(): Promise<void> {
    this.#broken = null;
    await this.connection.change('up');
  }

  /** For `<pay-provider>.fetch`, or instead of the global `fetch`. */
  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = typeof input === 'object' && 'url' in input ? input : null;
    const headers = new Headers(init.headers ?? request?.headers);
    const response = await this.respond(
      {
        method: init.method ?? request?.method ?? 'GET',
        url: typeof input === 'string' ? input : 'url' in input ? input.url : input.href,
        headers: Object.fromEntries(headers.entries()),
        body: typeof init.body === 'string' ? init.body : ((await request?.text()) ?? null),
      },
      init.signal ?? request?.signal,
    );
    return new Response(response.body || null, response);
  };

  /**
   * Responds to a request: the other ways to connect are made of it.
   * @throws {TypeError} offline; the signal's reason when it is aborted
   */
  async respond(request: BackendRequest, signal?: AbortSignal | null): Promise<BackendResponse> {
    await this.connection.pass(signal);
    const { pathname } = new URL(request.url, 'http://localhost');
    const method = request.method.toUpperCase();
    this.requests.push({ method, path: pathname });
    const { status, headers, body } =
      this.#broken ?? (await this.#answer(method, pathname.split('/').slice(1), request));
    return { status, headers: { date: new Date(this.#now()).toUTCString(), ...headers }, body };
  }

  /** What `pay-elements/merchant` refuses is refused here, too. */
  async #answer(method: string, path: readonly string[], request: BackendRequest): Promise<BackendResponse> {
    try {
      const [kind, id = ''] = path.slice(-2);
      return kind === 'checkouts' ? await this.#checkout(method, id, request) : this.#route(method, path, request);
    } catch (error) {
      if (error instanceof Refusal) return answer(envelope(error.status, error.message), error.status);
      // The page receives the mistake of the test, which would otherwise look like a lost connection.
      return answer({ error: { type: 'api_error', message: String(error) } }, 500);
    }
  }

  #route(method: string, path: readonly string[], request: BackendRequest): BackendResponse {
    const at = path.findIndex((segment) => this.#resources.has(segment));
    const call = `${method} ${path.slice(at + 1).join('/')}`;
    if (at < 0) return method === 'POST' && path.at(-1) === 'orders' ? this.#order(request) : this.#missing(path);
    const id = path[at]!;
    if (call === 'GET ') return answer(this.get(id));
    if (call === 'POST resend') return this.#resend(id, request);
    if (call !== 'POST verify') return unknown();
    const code = codeOf(readFields(request));
    return this.#codes.once(id, request, () => this.#verify(id, code));
  }

  /** The page shows only that it cannot continue: the console says that the test forgot an id. */
  #missing(path: readonly string[]): BackendResponse {
    const known = [...this.#resources.keys()].join(', ') || 'none';
    // eslint-disable-next-line no-console -- for the author of the test
    console.warn(`The fake backend has no payment or mandate of /${path.join('/')}. It has: ${known}.`);
    return unknown();
  }

  async #checkout(method: string, id: string, request: BackendRequest): Promise<BackendResponse> {
    const order = this.#options.checkout?.(id);
    if (!order) return unknown();
    if (method === 'GET') return answer(await this.#checkouts.show({ id, order }));
    const attempted = attemptOf(readFields(request));
    const key = request.headers?.['idempotency-key'] ?? String(this.requests.length);
    const { status, body } = await this.#checkouts.pay({ id, order }, attempted, key);
    return answer(body, status);
  }

  #order(request: BackendRequest): BackendResponse {
    const { orders } = this.#options;
    if (!orders) return unknown();
    return answer(this.add(orders(readFields(request))));
  }

  #resend(id: string, request: BackendRequest): BackendResponse {
    readFields(request);
    return this.#isAwaiting(id) ? answer(this.get(id)) : refusal('request_param_error');
  }

  #verify(id: string, code: string): BackendResponse {
    if (!this.#isAwaiting(id)) return refusal('request_param_error');
    const reason = this.#codes.refusalOf(id, code);
    if (reason === 'otp_attempts_exceeded') this.fail(id, reason);
    if (reason) return refusal(reason);
    this.sign(id);
    return answer(this.get(id));
  }

  #isAwaiting(id: string): boolean {
    const { status, action } = this.get(id);
    return status === 'pending' && action.type === 'verify_otp';
  }

  #pending(id: string, kind?: Resource['object']): BuiltResource {
    const found = this.get(id);
    if (kind && found.object !== kind) throw new TypeError(`${id} is no ${kind}`);
    if (found.status !== 'created' && found.status !== 'pending')
      throw new TypeError(`${found.object} ${id} is ${found.status} already`);
    return found;
  }

  #end(id: string, changes: object): void {
    this.#resources.set(id, { ...this.get(id), ...changes, action: {} });
  }

  #now(): number {
    return this.#options.clock?.now() ?? Date.now();
  }

  #time(): string {
    return timestamp(this.#now());
  }
}

/** @throws {Refusal} 400 */
function readFields({ headers, body }: BackendRequest): Readonly<Record<string, unknown>> {
  checkType(headers?.['content-type']);
  return fieldsOf(body ?? '');
}

const unknown = () => refusal('resource_missing', 404);

export const fakeBackend = (options: BackendOptions = {}): FakeBackend => new FakeBackend(options);
