import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { events, heard, pay, startTestDemo, type TestDemo } from './demo.js';
import { device, deviceName, isPhone } from './device.js';
import { startProxy, type Proxy } from './proxy.js';

let demo: TestDemo;
let proxy: Proxy;
before(async () => {
  demo = await startTestDemo();
  proxy = await startProxy(demo.url);
});
after(async () => {
  await proxy.close();
  await demo.close();
});

const DAY = 86_400_000;
const status = (page: Page) => page.locator('pay-action').getByRole('status').first();

/** What the page asks the shop for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** How it ended, and that it was said once. */
async function ends(page: Page, event: string): Promise<void> {
  await heard(page, event);
  const ends = (await events(page)).filter((name) => name === 'pay-complete' || name === 'pay-fail');
  assert.deepEqual(ends, [event]);
}

describe(`a consumer who waits, ${deviceName}`, () => {
  // Some of the tests advance the service's clock.
  afterEach(() => demo.consumer('POST', '/sandbox/reset'));

  it('is told by the backend, without asking', async () => {
    const { page, done } = await demo.open(device);
    const listening = page.waitForRequest('**/events');
    const id = await pay(page, demo.url, 'pix_br');
    await listening;
    const paths = asked(page);
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await ends(page, 'pay-complete');
    assert.deepEqual(paths, []);
    await done();
  });

  it('asks where the backend does not tell', async () => {
    const { page, done } = await demo.open(device);
    await page.route('**/events', (route) => route.fulfill({ status: 404, body: '{}' }));
    const id = await pay(page, demo.url, 'pix_br');
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await ends(page, 'pay-complete');
    await done();
  });

  it('misses nothing when the connection is cut in the middle', async () => {
    const { page, done } = await demo.open(device);
    const listening = page.waitForResponse('**/events');
    const id = await pay(page, proxy.url, 'pix_br');
    await listening;
    proxy.down = true;
    proxy.cut();
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await status(page).filter({ hasText: 'Still checking' }).waitFor();
    proxy.down = false;
    await ends(page, 'pay-complete');
    await done();
  });

  it('goes on where it was when the connection is back', async () => {
    const { page, done } = await demo.open(device);
    const listening = page.waitForResponse('**/events');
    const id = await pay(page, demo.url, 'cashvoucher_mx');
    await listening;
    await page.context().setOffline(true);
    await status(page).filter({ hasText: 'You’re offline' }).waitFor();
    await demo.consumer('POST', `/sandbox/payments/${id}/decline`);
    await page.context().setOffline(false);
    await ends(page, 'pay-fail');
    await page.getByText('You cancelled this request.').waitFor();
    await done();
  });

  it('ends though a part of the library came late', async () => {
    const { page, done } = await demo.open(device);
    let failures = 0;
    await page.route('**/pay-watching-*.js', (route) => (failures++ ? route.continue() : route.abort()));
    const id = await pay(page, demo.url, 'pix_br');
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await ends(page, 'pay-complete');
    assert.equal((await events(page)).filter((name) => name === 'pay-error').length, 1);
    await done();
  });

  it('can ask, and is answered', async () => {
    const { page, done } = await demo.open(device);
    await page.route('**/events', (route) => route.abort());
    const id = await pay(page, demo.url, 'boleto_br');
    const check = page.getByRole('button', { name: 'I’ve paid' });
    await check.click();
    await page.getByText('Not confirmed yet').waitFor();
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    // The watch may be sooner.
    await check.click().catch(() => {});
    await ends(page, 'pay-complete');
    await page.getByText('R$129.90').waitFor();
    await done();
  });

  it('runs out of time by the service’s clock, and starts again', async () => {
    const { page, done } = await demo.open(device);
    // A device that is a day behind.
    await page.clock.install({ time: Date.now() - DAY });
    await page.goto(demo.url);
    await page.getByText('Try other values').click();
    await page.getByLabel('Time to pay').fill('40');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await heard(page, 'pay-ready');
    await page
      .locator('[part=countdown]')
      .filter({ hasText: /^\d\d sec/ })
      .waitFor();
    // Requests fail while the device's clock jumps: an answer would correct the clock and remove the cover.
    const answers = /\/payments\/pm_\w+$/;
    await page.route(answers, (route) => route.abort());
    await page.clock.runFor(40_000);
    await page.locator('[part=cover]').waitFor();
    await demo.consumer('POST', '/sandbox/clock/advance', { seconds: 40 });
    await page.unroute(answers);
    await ends(page, 'pay-fail');
    await page.getByText('Payment time expired').waitFor();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    assert.equal(page.url(), `${demo.url}/`);
    await done();
  });

  it('who paid on the last evening is told so the next day', async () => {
    const { page, done } = await demo.open(device);
    // Ordered and paid without the page, which a busy machine may open only after the time has run out.
    const { id } = await demo.consumer('POST', '/merchant/orders', { method: 'cashvoucher_mx', expires_in: 3 });
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`, { confirmed_in: DAY / 1_000 });
    await page.goto(`${demo.url}/?payment_id=${id}&method=cashvoucher_mx`);
    await status(page).filter({ hasText: 'If you have paid, wait' }).waitFor();
    assert.equal(await page.locator('[part~=barcode]').count(), 0);
    await demo.consumer('POST', '/sandbox/clock/advance', { seconds: DAY / 1_000 });
    await ends(page, 'pay-complete');
    await done();
  });

  it('finds the same slip again later, and its end in both tabs', async () => {
    const { page, done } = await demo.open(device);
    const id = await pay(page, demo.url, 'cashvoucher_mx');
    const reference = page.locator('[part=value]').first();
    const first = await reference.textContent();
    const { page: later, done: closed } = await demo.open(device);
    await later.goto(page.url());
    await heard(later, 'pay-ready');
    assert.equal(await later.locator('[part=value]').first().textContent(), first);
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await ends(page, 'pay-complete');
    await ends(later, 'pay-complete');
    await done();
    await closed();
  });
});

describe('a service that is killed while a consumer waits', { skip: isPhone && 'the same on any device' }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-waiting-'));
  let child: ChildProcess;
  after(async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** @returns where the shop is */
  async function start(port: string): Promise<string> {
    child = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, DATA_DIR: dataDir, PORT: port } });
    let output = '';
    for await (const data of child.stdout!) {
      output += String(data);
      if (output.includes('Ctrl-C')) break;
    }
    child.stdout!.resume();
    return /Shop +(\S+)\/$/m.exec(output)?.[1] ?? assert.fail(output);
  }

  it('is waited for, and tells the right end', async () => {
    const url = await start('0');
    const { page, done } = await demo.open();
    const listening = page.waitForResponse('**/events');
    const id = await pay(page, url, 'banktransfer_mx');
    await listening;
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
    await ends(page, 'pay-complete');
    await done();
  });
});
