/** The backend of docs/own-adapter.md, as its readers run it, before a service of the reader's own. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { readDocument, ROOT } from '../documents/documents.js';

const [adapter = '', backend = ''] = readDocument('docs/own-adapter.md')
  .blocks.filter(({ language }) => language === 'ts')
  .map(({ text }) => text);

/** Inside the repository, so that its packages are found. */
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/own-adapter-'));

describe('the backend of docs/own-adapter.md', () => {
  let order = {};
  const acme = createServer((_request, response) => response.end(JSON.stringify(order)));
  let running: ChildProcess;
  let url: string;
  let cookie = '';

  beforeAll(async () => {
    acme.listen(0, '127.0.0.1');
    await once(acme, 'listening');
    const file = join(folder, 'backend.ts');
    writeFileSync(file, `${adapter}\n${backend}`);
    running = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: ROOT,
      env: { ...process.env, ACME_API: `http://127.0.0.1:${(acme.address() as AddressInfo).port}`, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(running.stdout!, 'data')) as [Buffer];
    url = line.toString().trim();
  });
  afterAll(() => {
    running.kill();
    acme.close();
    rmSync(folder, { recursive: true });
  });

  /** Places an order that Acme describes in this way, and reads its payment. */
  async function show(described: object) {
    order = {
      ...{ order_no: 'A1', state: 'open', total: 12990, valid_until: '2026-11-21T18:12:25-03:00', next: null },
      ...described,
    };
    const made = await fetch(`${url}/merchant/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'pix' }),
    });
    cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const response = await fetch(`${url}/merchant/payments/A1`, { headers: { cookie } });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  it('returns a payment of the contract', async () => {
    const { status, body } = await show({ next: { kind: 'pix', value: '00020126' } });
    const { object, id, amount, currency, time_expired } = body;
    assert.deepEqual(
      [status, object, id, body['status'], amount, currency, time_expired],
      [200, 'payment', 'A1', 'created', '129.90', 'BRL', '2026-11-21T18:12:25-03:00'],
    );
    assert.equal((body['action'] as { type: string }).type, 'display_qr_code');
  });

  it('passes on an action that the contract does not have', async () => {
    const { body } = await show({ next: { kind: 'match', value: '47' } });
    assert.deepEqual(body['action'], { type: 'match_number', match_number: '47' });
  });

  it('calls an unknown status by its own name', async () => {
    assert.equal((await show({ state: 'frozen' })).body['status'], 'acme:frozen');
  });

  it('says why it cannot convert an object', async () => {
    await show({});
    const { status, body } = await show({ next: { kind: 'card_reader', value: '1' } });
    assert.equal(status, 502);
    assert.equal((body['error'] as { message: string }).message, 'unsupported-action: order.next.kind: unknown');
  });
});
