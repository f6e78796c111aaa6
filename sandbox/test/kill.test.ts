/**
 * Kills processes at random times, under load, with a receiver that fails. No acknowledged payment and no event may be
 * lost, and every event must have its cause. KILLS=50 kills more often than the default of 3.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, it } from 'vitest';
import { startProcess, type SandboxProcess } from './process.js';
import { UnreliableReceiver } from './unreliable-receiver.js';
import { lastingStore, notOnPglite } from './world.js';

const KILLS = Number(process.env.KILLS || 3);
const CLIENTS = 6;
/** Average number of payments between two kills. */
const ACKNOWLEDGED = 40;
/** Share of the started processes that are killed during their start. */
const WHILE_STARTING = 0.3;
const CLOCK_SPEED = 60;
const { databaseUrl, schema, dataDir } = lastingStore();
/** Several processes can share PostgreSQL, but not PGlite. */
const PROCESSES = notOnPglite ? 1 : 2;

const receiver = new UnreliableReceiver();
const clockStart = String(Date.now());
const services: Promise<SandboxProcess>[] = [];
/** The acknowledged status of payments by id. */
const acknowledged = new Map<string, 'created' | 'paid'>();

const start = (spawned?: (end: SandboxProcess['end']) => void): Promise<SandboxProcess> =>
  startProcess({
    ...(spawned ? { spawned } : {}),
    command: ['--import', 'tsx', 'sandbox/test/killable.ts'],
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_SCHEMA: schema,
      CLOCK_START: clockStart,
      CLOCK_SPEED: String(CLOCK_SPEED),
    },
  });

async function request(index: number, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const { url } = await services[index]!;
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

/** Creates payments, and pays every second one, until the signal aborts. */
async function client(number: number, stop: AbortSignal): Promise<void> {
  for (let count = 0; !stop.aborted; count++) {
    const index = (number + count) % PROCESSES;
    try {
      const payment = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50', reference: `${number}-${count}` };
      const made = await request(index, '/v1/payments', payment);
      assert.equal(made.status, 200);
      const { id } = made.body as { id: string };
      acknowledged.set(id, 'created');
      if (count % 2) continue;
      const paid = await request(index, `/sandbox/payments/${id}/pay`, {});
      assert.equal(paid.status, 200);
      acknowledged.set(id, 'paid');
    } catch (error) {
      // The process was killed, so the request is not acknowledged. A failed assertion is a fault of the service.
      if (error instanceof assert.AssertionError) throw error;
      await wait(5);
    }
  }
}

async function kill(index: number): Promise<void> {
  const { end } = await services[index]!;
  // Wait for some acknowledged payments, to kill the process during work and not during its start. Stop waiting after 5 s.
  const enough = acknowledged.size + Math.random() * 2 * ACKNOWLEDGED;
  for (const deadline = Date.now() + 5_000; acknowledged.size < enough && Date.now() < deadline;) await wait(2);
  await wait(Math.random() * 20);
  await end('SIGKILL');
  if (Math.random() < WHILE_STARTING) await killWhileStarting();
  services[index] = start();
}

/** Interrupts migrations, recovery and the first deliveries. */
async function killWhileStarting(): Promise<void> {
  let ended: Promise<unknown> = Promise.resolve();
  const starting = start((end) => {
    ended = wait(Math.random() * 2_000).then(() => end('SIGKILL'));
  });
  await starting.catch(() => {});
  await ended;
}

async function everythingDelivered(): Promise<void> {
  for (const deadline = Date.now() + 90_000; ; await wait(200)) {
    const { body } = await request(0, '/sandbox/deliveries?status=pending&limit=1');
    if (!(body as { data: object[] }).data.length) return;
    assert.ok(Date.now() < deadline, 'deliveries are still pending');
  }
}

const stop = new AbortController();
afterAll(async () => {
  stop.abort();
  receiver.close();
  await Promise.all(services.map(async (service) => (await service).end('SIGTERM')));
});

describe(`${KILLS} kills of ${PROCESSES === 1 ? 'a process' : `${PROCESSES} processes on one PostgreSQL`}`, () => {
  it('lose no acknowledged payment and no event', { timeout: 180_000 + KILLS * 30_000 }, async ({ annotate }) => {
    const url = await receiver.listen();
    for (let index = 0; index < PROCESSES; index++) services.push(start());
    await request(0, '/v1/webhook_endpoints', { url, event_types: ['payment.created', 'payment.paid'] });
    const { body } = await request(0, '/sandbox/webhook_endpoints');
    receiver.secret = (body as { data: [{ secret: string }] }).data[0].secret;

    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number, stop.signal));
    for (let count = 0; count < KILLS && !stop.signal.aborted; count++) await kill(count % PROCESSES);
    await Promise.all(services);
    await wait(200);
    stop.abort();
    await Promise.all(clients);
    await everythingDelivered();

    const reported = new Map<string, Set<string>>();
    for (const [id, { type, object }] of receiver.events) {
      const key = `${object} ${type}`;
      reported.set(key, (reported.get(key) ?? new Set()).add(id));
    }
    const duplicates = [...receiver.events.values()].reduce((sum, { times }) => sum + times - 1, 0);
    await annotate(
      `${acknowledged.size} payments acknowledged, ${receiver.events.size} events, ${receiver.failed} failed deliveries, ` +
        `${duplicates} duplicates, ${receiver.faults.length} bad ones`,
    );
    assert.deepEqual(receiver.faults, []);
    assert.ok(acknowledged.size > (KILLS * ACKNOWLEDGED) / 10, `only ${acknowledged.size} payments were made`);
    assert.ok(receiver.failed > 0);
    for (const [id, status] of acknowledged) {
      const { body } = await request(0, `/v1/payments/${id}`);
      // A payment may be paid although its response was lost.
      if (status === 'paid') assert.equal((body as { status: string }).status, status, id);
      assert.equal((body as { id: string }).id, id);
      assert.equal(reported.get(`${id} payment.created`)?.size, 1, `${id} payment.created`);
      const { status: now } = body as { status: string };
      assert.equal(reported.get(`${id} payment.paid`)?.size, now === 'paid' ? 1 : undefined, `${id} payment.paid`);
    }
    for (const { object } of receiver.events.values())
      assert.equal((await request(0, `/v1/payments/${object}`)).status, 200);
  });
});
