import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Order } from './checkout-page.js';
import { expectOutcome, pay, status } from './demo.js';
import { test } from './fixtures.js';

test.describe('a service that is killed while a consumer waits', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-waiting-'));
  let child: ChildProcess;
  test.afterEach(() => kill());
  test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function kill(): Promise<void> {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

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
    await kill();
    await status(page).filter({ hasText: 'Still checking' }).waitFor();
    assert.equal(await start(new URL(url).port), url);
    const paid = await fetch(`${url}/sandbox/payments/${id}/pay`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    assert.equal(paid.status, 200);
    await expectOutcome(page, 'pay-complete');
  });

  test('creates one payment for a consumer who paid before and after', async ({ demo }) => {
    const url = await start('0');
    const consumer = async (method: 'GET' | 'POST', path: string) => {
      const response = await fetch(url + path, { method, headers: { accept: 'application/json' } });
      return (await response.json()) as Record<string, string>;
    };
    const { page } = await demo.open();
    const order = await Order.start(page, { url, consumer });
    await kill();
    await order.pay.click();
    await page.getByText('We can’t connect right now').first().waitFor();
    await start(new URL(url).port);
    const id = await order.payBy('pix_br');
    await kill();
    await start(new URL(url).port);
    await order.settle(id);
    await expectOutcome(page, 'pay-complete');
    assert.equal(await order.payments(), 1);
  });
});
