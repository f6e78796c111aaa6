import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createSandbox } from '../src/index.js';
import { testWorld } from './world.js';

const folder = mkdtempSync(join(tmpdir(), 'pay-sandbox-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('keeps everything when it is opened again', async () => {
    const first = await testWorld({ dataDir: folder });
    const { body } = await first.payment();
    await first.sandbox.close();
    const second = await testWorld({ dataDir: folder });
    assert.deepEqual((await second.get(`/v1/payments/${body.id}`)).body, body);
    await second.sandbox.close();
  });

  it('is not shared between living processes', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    writeFileSync(join(folder, 'sandbox.lock'), String(other.pid));
    await assert.rejects(createSandbox({ dataDir: folder }), { message: new RegExp(`in use by process ${other.pid}`) });
    other.kill();
    await once(other, 'exit');
    // The lock of a dead process is taken over.
    const sandbox = await createSandbox({ dataDir: folder });
    await sandbox.close();
  });
});
