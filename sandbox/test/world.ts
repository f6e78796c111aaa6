import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, type Service, type ServiceOptions } from '../src/index.js';
import { documented } from './documented.js';

/** A response with its parsed body. */
export interface TestResponse {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any shape; the tests say what it must be
  body: any;
  headers: Headers;
}

export interface TestWorld {
  readonly sandbox: Service;
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  delete(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  /** The types of the events that contain the id, oldest first. */
  events(id?: string): Promise<string[]>;
  /** Advances the injected clock, in minutes. */
  pass(minutes: number): void;
  /** Creates a customer with the data that all methods need. @returns the id */
  customer(overrides?: object): Promise<string>;
  payment(overrides?: object, headers?: Record<string, string>): Promise<TestResponse>;
  /** Creates a payment that the consumer pays. @returns the paid payment */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  paid(overrides?: object): Promise<any>;
  /** The types of all events with their times, such as `11-21T12:00:00 payment.paid`, oldest first. */
  datedEvents(): Promise<string[]>;
  /** Creates a mandate and verifies its one-time code. @returns the id */
  activeMandate(): Promise<string>;
  /** Creates a pending mandate with a one-time code. */
  otpMandate(): Promise<{ id: string; otp: string }>;
}

export const ADDRESS = { country: 'BR', state: 'SP', city: 'São Paulo', line1: 'Rua A, 1', postal_code: '01310-100' };

/** Not set in a run on PGlite. */
const DATABASE_URL = process.env.TEST_DATABASE_URL;
/** Services on each store in PostgreSQL, which take the requests in turn, as behind a load balancer. */
export const INSTANCES = DATABASE_URL ? Number(process.env.INSTANCES || 1) : 1;
/** The reason to skip tests that need PGlite, or PostgreSQL; false if they run. */
export const notOnPglite = DATABASE_URL ? false : 'there is no PostgreSQL in this run';

type StoreOptions = Pick<ServiceOptions, 'databaseUrl' | 'schema' | 'dataDir'>;

/** A new empty store: in memory, or a new schema in PostgreSQL. */
export function newStore(): StoreOptions {
  return DATABASE_URL ? { databaseUrl: DATABASE_URL, schema: `test_${randomBytes(6).toString('hex')}` } : {};
}

/** A new store that can be opened again. It is deleted when this process exits. */
export function lastingStore(): StoreOptions {
  if (DATABASE_URL) return newStore();
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-sandbox-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir };
}

/** Each request to the first service is answered by the next of all, which end with the first one. */
function inTurn(first: Service, others: readonly Service[]): void {
  if (!others.length) return;
  const fetches = [first, ...others].map(({ app }) => app.fetch);
  let count = 0;
  first.app.fetch = (...args) => fetches[count++ % fetches.length]!(...args);
  const { close } = first;
  first.close = async () => void (await Promise.all([close.call(first), ...others.map((other) => other.close())]));
}

/** A sandbox with a new store by default, and a clock that only the test advances. */
export async function testWorld(options: ServiceOptions = {}): Promise<TestWorld> {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const store = options.dataDir === undefined && options.databaseUrl === undefined ? newStore() : {};
  const service = () => createService({ now: () => new Date(now), ticking: false, ...store, ...options });
  const sandbox = await service();
  const others: Service[] = [];
  while (others.length < INSTANCES - 1) others.push(await service());
  inTurn(sandbox, others);
  sandbox.app.fetch = documented(sandbox.app);
  const request = async (path: string, init: RequestInit): Promise<TestResponse> => {
    const response = await sandbox.app.request(`http://127.0.0.1:4242${path}`, init);
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  };
  const send =
    (method: string) =>
    (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      request(path, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
  const world: TestWorld = {
    sandbox,
    get: (path, headers = {}) => request(path, { headers }),
    post: send('POST'),
    put: send('PUT'),
    delete: (path, headers = {}) => request(path, { method: 'DELETE', headers }),
    events: async (id = '') => {
      const { body } = await world.get('/sandbox/events?limit=1000');
      return body.data
        .filter(({ data }: { data: object }) => JSON.stringify(data).includes(id))
        .map(({ type }: { type: string }) => type)
        .reverse();
    },
    pass: (minutes) => void (now += minutes * 60_000),
    customer: async (overrides = {}) => {
      const document = { country: 'BR', type: 'tax_id', number: '52998224725' };
      const data = { phone: '+6281234567890', billing_address: ADDRESS, document, ...overrides };
      return (await world.post('/v1/customers', data)).body.id;
    },
    payment: (overrides = {}, headers = {}) =>
      world.post('/v1/payments', { payment_method: 'pix_br', currency: 'BRL', amount: '10.50', ...overrides }, headers),
    paid: async (overrides = {}) => {
      const { body } = await world.payment(overrides);
      return (await world.post(`/sandbox/payments/${body.id}/pay`, {}, { accept: 'application/json' })).body;
    },
    datedEvents: async () => {
      const { body } = await world.get('/sandbox/events?limit=1000');
      return body.data
        .map(({ type, time_created }: Record<string, string>) => `${time_created!.slice(5, 19)} ${type}`)
        .reverse();
    },
    activeMandate: async () => {
      const { id, otp } = await world.otpMandate();
      await world.post(`/v1/mandates/${id}/verify`, { otp });
      return id;
    },
    otpMandate: async () => {
      const customer = await world.customer();
      const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ewallet_id' });
      return { id: body.id, otp: (await world.get(`/sandbox/otps/${body.id}`)).body.otp };
    },
  };
  return world;
}
