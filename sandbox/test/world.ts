import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, type Service, type ServiceOptions } from '../src/index.js';

/** What a test sees of an answer. */
export interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any shape; the tests say what it must be
  body: any;
  headers: Headers;
}

export interface TestWorld {
  readonly sandbox: Service;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The types of the events so far that are about an object or made of it, oldest first. */
  events(id?: string): Promise<string[]>;
  /** Lets time pass, in minutes. */
  pass(minutes: number): void;
  /** A customer with all that any method asks for. */
  customer(overrides?: object): Promise<string>;
  payment(overrides?: object, headers?: Record<string, string>): Promise<Answer>;
  /** A payment that the consumer has paid, as answered then. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  paid(overrides?: object): Promise<any>;
  /** A pending mandate by one-time code, and its code. */
  otpMandate(): Promise<{ id: string; otp: string }>;
}

export const ADDRESS = { country: 'BR', state: 'SP', city: 'São Paulo', line1: 'Rua A, 1', postal_code: '01310-100' };

/** Empty for a run on PGlite. */
const DATABASE_URL = process.env.TEST_DATABASE_URL;
/** Why what is PGlite's alone is not run now; false when it is. */
export const notOnPostgres = DATABASE_URL ? 'PostgreSQL keeps no folder' : false;
export const notOnPglite = DATABASE_URL ? false : 'there is no PostgreSQL in this run';

type StoreOptions = Pick<ServiceOptions, 'databaseUrl' | 'schema' | 'dataDir'>;

/** A new and empty store: in memory, or a schema of its own in PostgreSQL. */
export function newStore(): StoreOptions {
  return DATABASE_URL ? { databaseUrl: DATABASE_URL, schema: `test_${randomBytes(6).toString('hex')}` } : {};
}

/** A new store that can be opened again; gone with this process. */
export function lastingStore(): StoreOptions {
  if (DATABASE_URL) return newStore();
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-sandbox-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir };
}

/** A sandbox with a new store, unless told otherwise, and with a clock that only the test moves. */
export async function testWorld(options: ServiceOptions = {}): Promise<TestWorld> {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const store = options.dataDir === undefined && options.databaseUrl === undefined ? newStore() : {};
  const sandbox = await createService({ now: () => new Date(now), ticking: false, ...store, ...options });
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await sandbox.app.request(`http://127.0.0.1:4242${path}`, init);
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  };
  const send =
    (method: string) =>
    (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      ask(path, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
  const world: TestWorld = {
    sandbox,
    get: (path, headers = {}) => ask(path, { headers }),
    post: send('POST'),
    put: send('PUT'),
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
    otpMandate: async () => {
      const customer = await world.customer();
      const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ewallet_id' });
      return { id: body.id, otp: (await world.get(`/sandbox/otps/${body.id}`)).body.otp };
    },
  };
  return world;
}
