import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOutcome, pay, status } from './demo.js';
import { test } from './fixtures.js';

test.describe('a service that is killed while a consumer waits', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-waiting-'));
  let child: ChildProcess;
  test.afterAll(async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** @returns the address of the shop */
  async function start(port: string): Promise<string> {
    child = spawn(process.execPath, ['scripts/serve/start.mjs'], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: port },
    });
    let output = '';
    for await (const data of child.stdout!) {
      output += String(data);
      if (output.includes('Ctrl-C')) break;
    }
    child.stdout!.resume();
    return /Shop +(\S+)\/$/m.exec(output)?.[1] ?? assert.fail(output);
  }

  test('is polled until it runs again and reports the outcome', async ({ demo }) => {
    const url = await start('0');
    const { page } = await demo.open();
    const streaming = page.waitForResponse('**/events');
    const id = await pay(page, url, 'banktransfer_mx');
    await streaming;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    await status(page).filter({ hasText: 'Still checking' }).waitFor();
    assert.equal(await start(new URL(url).port), url);
    const paid = await fetch(`${url}/sandbox/payments/${id}/pay`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    assert.equal(paid.status, 200);
    await expectOutcome(page, 'pay-complete');
  });
});
