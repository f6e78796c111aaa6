import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { sql } from 'kysely';
import { HOOK } from './webhook-receiver.js';
import { lastingStore, notOnPglite, testWorld, type TestWorld } from './world.js';

interface Message {
  readonly event: string;
  readonly id: string | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any shape; the tests say what it must be
  readonly data: any;
}

const TIMEOUT_MS = 10_000;

class Client {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = '';
  /** Messages of other kinds that were read before: requests and events have no common order. */
  #skipped: Message[] = [];

  constructor(response: Response) {
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next block of lines; null at the end. */
  async block(): Promise<string | null> {
    while (!this.#text.includes('\n\n')) {
      const timer = setTimeout(() => void this.#reader.cancel(), TIMEOUT_MS);
      const { done, value } = await this.#reader.read();
      clearTimeout(timer);
      if (done) return null;
      this.#text += value;
    }
    const [block = ''] = this.#text.split('\n\n', 1);
    this.#text = this.#text.slice(block.length + 2);
    return block;
  }

  /** The next message of the given kind. */
  async next(kind: string): Promise<Message> {
    const index = this.#skipped.findIndex(({ event }) => event === kind);
    let message = index < 0 ? await this.#read() : this.#skipped.splice(index, 1)[0]!;
    while (message?.event !== kind) {
      assert.ok(message, `no ${kind}`);
      this.#skipped.push(message);
      message = await this.#read();
    }
    return message;
  }

  /** Null at the end. */
  async #read(): Promise<Message | null> {
    const block = await this.block();
    if (block === null) return null;
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    return { event: field('event')!, id: field('id'), data: JSON.parse(field('data') ?? 'null') };
  }

  close = () => this.#reader.cancel();
}

let world: TestWorld;
let clients: Client[] = [];

async function connect(headers: Record<string, string> = {}, from = world): Promise<Client> {
  const response = await from.sandbox.app.request('http://127.0.0.1:4242/sandbox/stream', { headers });
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  const client = new Client(response);
  clients.push(client);
  assert.equal(await client.block(), ': open');
  return client;
}

describe('the stream', () => {
  beforeEach(async () => void (world = await testWorld({ post: () => Promise.resolve(204) })));
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.close()));
    clients = [];
    await world.sandbox.close();
  });

  it('has each request, as in the log', async () => {
    const client = await connect();
    await world.payment({}, { 'idempotency-key': 'a' });
    const { data } = await client.next('request');
    assert.deepEqual(data, (await world.get('/sandbox/requests')).body.data[0]);
    await world.get('/v1/payments/pm_1');
    assert.equal((await client.next('request')).data.status, 404);
  });

  it('has the requests that are logged while it waits for a slow client', async () => {
    const client = await connect();
    const log = async (from: number) => {
      for (let number = from; number < from + 20; number++) await world.get(`/v1/payments/pm_${number}`);
    };
    await log(0);
    assert.equal((await client.next('request')).data.path, '/v1/payments/pm_0');
    await log(20);
    for (let number = 1; number < 40; number++) {
      assert.equal((await client.next('request')).data.path, `/v1/payments/pm_${number}`);
    }
  });

  it('has each event as receivers of webhooks get it', async () => {
    const client = await connect();
    const { body } = await world.payment();
    const { id, data } = await client.next('event');
    assert.deepEqual(data, {
      id,
      object: 'event',
      type: 'payment.created',
      livemode: false,
      account: 'acct_sandbox',
      time_created: '2026-11-21T12:00:00+00:00',
      data: body,
    });
  });

  it('has each change of a delivery, once', async () => {
    await world.post('/v1/webhook_endpoints', { url: HOOK, event_types: ['payment.created'] });
    const client = await connect();
    await world.payment();
    const { data: pending } = await client.next('delivery');
    assert.deepEqual([pending.status, pending.url, pending.attempts.length], ['pending', HOOK, 0]);
    await world.sandbox.deliver();
    const { data: done } = await client.next('delivery');
    assert.deepEqual(
      [done.id, done.status, done.attempts.map(({ status_code }: { status_code: number }) => status_code)],
      [pending.id, 'succeeded', [204]],
    );
    assert.deepEqual(done, (await world.get(`/sandbox/deliveries/${done.id}`)).body);
    await world.post(`/sandbox/deliveries/${done.id}/redeliver`);
    assert.equal((await client.next('delivery')).data.status, 'pending');
    await world.sandbox.deliver();
    assert.equal((await client.next('delivery')).data.attempts.length, 2);
  });

  it('continues after the last event that a client has received', async () => {
    const first = await connect();
    await world.payment({ reference: '1' });
    const { id } = await first.next('event');
    await first.close();
    await world.payment({ reference: '2' });
    await world.payment({ reference: '3' });
    const second = await connect({ 'last-event-id': id! });
    assert.equal((await second.next('event')).data.data.reference, '2');
    assert.equal((await second.next('event')).data.data.reference, '3');
  });

  it('has only what is new after the connection', async () => {
    await world.payment({ reference: 'old' });
    const client = await connect();
    await world.payment({ reference: 'new' });
    assert.match((await client.next('request')).data.request_body, /"new"/);
    assert.equal((await client.next('event')).data.data.reference, 'new');
  });

  it('continues after a reset', async () => {
    for (let count = 0; count < 3; count++) await world.payment();
    const client = await connect();
    await world.post('/sandbox/reset');
    for (let count = 0; count < 5; count++) await world.payment({ reference: String(count) });
    for (let count = 0; count < 5; count++) {
      assert.equal((await client.next('event')).data.data.reference, String(count));
    }
  });

  it('has more events than one read, in their order', async () => {
    const client = await connect();
    for (let count = 0; count < 450; count++) await world.post('/v1/customers', { reference: `r${count}` });
    for (let count = 0; count < 450; count++) {
      assert.equal((await client.next('event')).data.data.reference, `r${count}`);
    }
  });

  it('ends when the service closes', async () => {
    const own = await testWorld();
    const client = await connect({}, own);
    await own.sandbox.close();
    assert.equal(await client.block(), null);
  });

  it('has no log of requests if it is off', async () => {
    const own = await testWorld({ requestLog: false });
    const client = await connect({}, own);
    await own.payment();
    await client.next('event');
    await client.close();
    await own.sandbox.close();
  });

  it.skipIf(notOnPglite)('has events of other processes, also if they are committed late', async () => {
    const store = lastingStore();
    const one = await testWorld(store);
    const two = await testWorld(store);
    const client = await connect({}, one);
    const { openPostgres } = await import('../src/store/postgres.js');
    const { db, close } = await openPostgres(store.databaseUrl!, store.schema!);
    const insert = (id: string) =>
      sql`insert into ${sql.table('events')} (id, type, data, time_created) values (${id}, 'customer.created', '{}', now())`;
    await db.transaction().execute(async (transaction) => {
      await insert('evt_late').execute(transaction);
      await two.post('/v1/customers', { reference: 'early' });
      assert.equal((await client.next('event')).data.data.reference, 'early');
    });
    assert.equal((await client.next('event')).id, 'evt_late');
    await close();
    await client.close();
    await one.sandbox.close();
    await two.sandbox.close();
  });
});
