/** Each server with the sandbox, as a developer tries it: written, installed, started, and paid in a browser. */
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import { SERVERS } from '../../packages/create-pay-elements/src/choices.js';
import { onPath } from '../../scripts/shared/browser.mjs';
import { getStarter, npmInstall, startProject, type Running } from './project.js';

for (const server of Object.keys(SERVERS)) {
  test.describe(`a shop in ${server} with the sandbox`, () => {
    test.describe.configure({ timeout: 300_000 });
    test.skip(server === 'php' && !onPath(['php']), 'php is not installed');
    let shop: Running;
    let page: Page;
    let problems: string[];

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const folder = (await getStarter()).create(server, 'sandbox');
      await npmInstall(folder);
      shop = await startProject(folder);
      // The sandbox forwards webhooks from now on.
      await shop.printed.until('Press Ctrl-C to stop.');
    });
    test.afterAll(() => shop?.close());
    test.beforeEach(async ({ browser }) => {
      problems = [];
      page = await (await browser.newContext()).newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // Lit logs this in its development build, which Next.js loads.
        const isUsual = message.text().startsWith('Lit is in dev mode.');
        if (['error', 'warning'].includes(message.type()) && !isUsual) problems.push(message.text());
      });
      // Next.js compiles the page for the first visit.
      await page.goto(shop.url, { timeout: 120_000 });
    });
    test.afterEach(async () => {
      await page.context().close();
      assert.deepEqual(problems, []);
    });

    /** Chooses a method and places the order. @returns the id of the payment or mandate */
    async function order(method: string): Promise<string> {
      await page.locator('pay-methods').getByRole('radio', { name: method }).check();
      if (method === 'Boleto') await fillBoleto();
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.locator('pay-action [part~=step]').waitFor({ timeout: 60_000 });
      const src = await page.evaluate(() => sessionStorage.getItem('src'));
      return src!.split('/').at(-1)!;
    }

    async function fillBoleto() {
      const fields = page.locator('pay-customer-fields');
      const values = { 'CPF or CNPJ': '529.982.247-25', 'Street and number': 'Rua das Flores, 100', City: 'São Paulo' };
      for (const [label, value] of Object.entries(values)) await fields.getByLabel(label).fill(value);
      await fields.getByLabel('State').selectOption('SP');
    }

    /** The page learns the outcome by polling, the backend by a webhook whose signature it has verified. */
    async function completes(event: string) {
      await page.getByText('Thank you! Your order is on its way.').waitFor({ timeout: 60_000 });
      await shop.printed.until(event);
    }

    test('shows a Pix, which the developer marks as paid in the sandbox', async () => {
      const id = await order('Pix');
      await page.locator('pay-qr [part=code] svg').first().waitFor();
      const link = page.getByRole('link', { name: 'mark the payment as paid there' });
      assert.equal(await link.getAttribute('href'), 'http://127.0.0.1:4242/sandbox');
      // The link has the usual port.
      const sandbox = await page.context().newPage();
      await sandbox.goto(`${shop.sandbox}/sandbox`);
      await sandbox.getByRole('row', { name: id }).getByRole('button', { name: 'Mark as paid' }).click();
      await completes(`Webhook payment.paid: ${id} is paid.`);
      await shop.printed.until(`Deliver ${id}.`);
    });

    test('shows a boleto for the data of the consumer, also after a reload', async () => {
      const id = await order('Boleto');
      await page.reload();
      await page.locator('pay-boleto-details [part~=barcode]').first().waitFor();
      await fetch(`${shop.sandbox}/sandbox/payments/${id}/pay`, { method: 'POST' });
      await completes(`Webhook payment.paid: ${id} is paid.`);
    });

    test('links a wallet with a one-time code, and takes another order', async () => {
      const id = await order('GoPay');
      const { otp } = (await (await fetch(`${shop.sandbox}/sandbox/otps/${id}`)).json()) as { otp: string };
      await page.locator('pay-otp-verify input').fill(otp);
      await completes(`Webhook mandate.active: ${id} is active.`);
      assert.equal(shop.printed.text.includes(otp), false);
      await page.getByRole('button', { name: 'Order again' }).click();
      assert.notEqual(await order('Pix'), id);
    });

    test('refuses a webhook without a signature, and a file outside of the package', async () => {
      const body = JSON.stringify({ type: 'payment.paid', data: { id: 'pm_fake', object: 'payment', status: 'paid' } });
      const headers = { 'content-type': 'application/json' };
      const refused = await fetch(`${shop.url}/merchant/webhooks`, { method: 'POST', headers, body });
      assert.equal(refused.status, 400);
      assert.equal(shop.printed.text.includes('pm_fake'), false);
      for (const path of ['/.env', '/pay-elements/..%2f..%2f..%2f.env', '/pay-elements/%2e%2e/%2e%2e/%2e%2e/.env'])
        assert.doesNotMatch(await (await fetch(shop.url + path)).text(), /COOKIE_SECRET/, path);
    });
  });
}
