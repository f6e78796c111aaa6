import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { readDocument, ROOT } from '../documents/documents.js';

const receiver = readDocument('docs/backend.md').blocks.find(({ text }) =>
  text.includes("from 'standardwebhooks'"),
)?.text;

/** Inside the repository, so that its packages are found. */
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/backend-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the webhook receiver of docs/backend.md', () => {
  const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
  const delivered: string[] = [];
  let app: Hono;

  beforeAll(async () => {
    const file = join(folder, 'webhooks.ts');
    writeFileSync(file, receiver!);
    type Module = { webhooks: (secret: string, deliver: (id: string) => Promise<void>) => Hono };
    // eslint-disable-next-line no-unsanitized/method -- the file written above
    const module = (await import(pathToFileURL(file).href)) as Module;
    app = module.webhooks(SECRET, async (id) => void delivered.push(id));
  });

  const send = async (id: string, type: string, secret = SECRET) => {
    const body = JSON.stringify({ type, data: { id: 'pm_1', object: 'payment', status: 'paid' } });
    const now = new Date();
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    };
    return (await app.request('/webhooks', { method: 'POST', body, headers })).status;
  };

  it('delivers once if a signed message arrives twice', async () => {
    assert.deepEqual([await send('evt_1', 'payment.paid'), await send('evt_1', 'payment.paid')], [204, 204]);
    assert.deepEqual(delivered, ['pm_1']);
  });

  it('delivers nothing for wrong signatures or other types of events', async () => {
    delivered.length = 0;
    const other = `whsec_${Buffer.from('another of twenty-four by').toString('base64')}`;
    assert.equal(await send('evt_2', 'payment.paid', other), 400);
    assert.equal(await send('evt_3', 'payment.created'), 204);
    assert.deepEqual(delivered, []);
  });
});
