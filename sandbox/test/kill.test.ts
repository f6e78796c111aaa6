/**
 * Kills processes at random times, under load, with a receiver that fails: on PGlite, on PostgreSQL, and with two processes on
 * one PostgreSQL. What was answered is there afterwards, nothing is half done, and every event is delivered. KILLS=50 kills
 * more often than the default of 3.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { startProcess, type SandboxProcess } from './process.js';
import { UnreliableReceiver } from './unreliable-receiver.js';
import { CHECKED, checkWhole, type Get } from './whole.js';
import { lastingStore, notOnPglite } from './world.js';

const KILLS = Number(process.env.KILLS || 3);
const CLIENTS = 6;
/** Average number of payments between two kills. */
const ACKNOWLEDGED = 40;
/** Share of the started processes that are killed during their start. */
const WHILE_STARTING = 0.3;
const CLOCK_SPEED = 60;

/** Processes on one store, with clients. */
class Killed {
  /** The acknowledged status of payments by id. */
  readonly acknowledged = new Map<string, 'created' | 'paid'>();
  readonly #count: number;
  readonly #store = lastingStore();
  readonly #clockStart = String(Date.now());
  readonly #services: Promise<SandboxProcess>[];

  constructor(count: number) {
    this.#count = count;
    this.#services = Array.from({ length: count }, () => this.#start());
  }

  #start(spawned?: (end: SandboxProcess['end']) => void): Promise<SandboxProcess> {
    return startProcess({
      ...(spawned ? { spawned } : {}),
      command: ['--import', 'tsx', 'sandbox/test/killable.ts'],
      env: {
        DATA_DIR: this.#store.dataDir,
        DATABASE_URL: this.#store.databaseUrl,
        DATABASE_SCHEMA: this.#store.schema,
        CLOCK_START: this.#clockStart,
        CLOCK_SPEED: String(CLOCK_SPEED),
      },
    });
  }

  async request(index: number, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const { url } = await this.#services[index % this.#count]!;
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  }

  readonly get = (async (path) => (await this.request(0, path)).body) as Get;

  /** Creates payments, and pays every second one, until the signal aborts. */
  async client(number: number, stop: AbortSignal): Promise<void> {
    for (let count = 0; !stop.aborted; count++) {
      try {
        const payment = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50', reference: `${number}-${count}` };
        const made = await this.request(number + count, '/v1/payments', payment);
        assert.equal(made.status, 200);
        const { id } = made.body as { id: string };
        this.acknowledged.set(id, 'created');
        if (count % 2) continue;
        const paid = await this.request(number + count, `/sandbox/payments/${id}/pay`, {});
        assert.equal(paid.status, 200);
        this.acknowledged.set(id, 'paid');
      } catch (error) {
        // The process was killed, so the request is not acknowledged. A failed assertion is a fault of the service.
        if (error instanceof assert.AssertionError) throw error;
        await wait(5);
      }
    }
  }

  async kill(index: number): Promise<void> {
    const { end } = await this.#services[index % this.#count]!;
    // Wait for some acknowledged payments, to kill the process during work and not during its start. Stop waiting after 30 s.
    const enough = this.acknowledged.size + Math.random() * 2 * ACKNOWLEDGED;
    for (const deadline = Date.now() + 30_000; this.acknowledged.size < enough && Date.now() < deadline;) await wait(2);
    await wait(Math.random() * 20);
    await end('SIGKILL');
    if (Math.random() < WHILE_STARTING) await this.#killWhileStarting();
    this.#services[index % this.#count] = this.#start();
  }

  /** Interrupts migrations, recovery and the first deliveries. */
  async #killWhileStarting(): Promise<void> {
    let ended: Promise<unknown> = Promise.resolve();
    const starting = this.#start((end) => {
      ended = wait(Math.random() * 2_000).then(() => end('SIGKILL'));
    });
    await starting.catch(() => {});
    await ended;
  }

  async started(): Promise<void> {
    await Promise.all(this.#services);
  }

  async everythingDelivered(): Promise<void> {
    for (const deadline = Date.now() + 90_000; ; await wait(200)) {
      if (!(await this.get('/sandbox/deliveries?status=pending&limit=1')).data.length) return;
      assert.ok(Date.now() < deadline, 'deliveries are still pending');
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#services.map(async (service) => (await service).end('SIGTERM')));
  }
}

/** Several processes can share PostgreSQL, but not PGlite. */
describe.each(notOnPglite ? [1] : [1, 2])(`${KILLS} kills of a number of processes on one store: %d`, (count) => {
  it('lose no payment and no event', { timeout: 180_000 + KILLS * 30_000 }, async ({ annotate, onTestFinished }) => {
    const stop = new AbortController();
    const receiver = new UnreliableReceiver();
    const killed = new Killed(count);
    onTestFinished(async () => {
      stop.abort();
      receiver.close();
      await killed.end();
    });
    await killed.request(0, '/v1/webhook_endpoints', { url: await receiver.listen(), event_types: CHECKED });
    const { body } = await killed.request(0, '/sandbox/webhook_endpoints');
    receiver.secret = (body as { data: [{ secret: string }] }).data[0].secret;

    const clients = Array.from({ length: CLIENTS }, (_, number) => killed.client(number, stop.signal));
    for (let index = 0; index < KILLS; index++) await killed.kill(index);
    await killed.started();
    await wait(200);
    stop.abort();
    await Promise.all(clients);
    await killed.everythingDelivered();

    const { acknowledged } = killed;
    const duplicates = [...receiver.events.values()].reduce((sum, { times }) => sum + times - 1, 0);
    await annotate(
      `${acknowledged.size} payments acknowledged, ${receiver.events.size} events, ${receiver.failed} failed deliveries, ` +
        `${duplicates} duplicates, ${receiver.faults.length} bad ones`,
    );
    assert.deepEqual(receiver.faults, []);
    assert.ok(acknowledged.size > (KILLS * ACKNOWLEDGED) / 10, `only ${acknowledged.size} payments were made`);
    assert.ok(receiver.failed > 0);
    await checkWhole(killed.get, acknowledged, new Set(receiver.events.keys()));
  });
});
