/** Each server with the sandbox, as a developer tries it: written, installed, started, and paid in a browser. */
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import { SERVERS } from '../../packages/create-pay-elements/src/choices.js';
import type { CheckoutJson } from '../../src/contract/json.js';
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
      // PHP's own server answers one request after another without it.
      shop = await startProject(folder, { PHP_CLI_SERVER_WORKERS: '4' });
      // The sandbox forwards webhooks from now on.
      await shop.printed.until('Press Ctrl-C to stop.');
    });
    test.afterAll(() => shop?.close());
    test.beforeEach(async ({ browser }) => {
      problems = [];
      page = await (await browser.newContext()).newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // Advice of Lit's development build, which Next.js loads.
        const isUsual = /^Lit is in dev mode\.|lit\.dev\/msg\/change-in-update/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isUsual) problems.push(message.text());
      });
      // Next.js compiles the page for the first visit.
      await page.goto(shop.url, { timeout: 120_000 });
    });
    test.afterEach(async () => {
      await page.context().close();
      assert.deepEqual(problems, []);
    });

    /** What the backend says of the order in the page. */
    async function read(): Promise<CheckoutJson> {
      const id = new URL(page.url()).pathname.split('/').at(-1)!;
      return (await (await fetch(`${shop.url}/merchant/checkouts/${id}`)).json()) as CheckoutJson;
    }

    const payButton = (on: Page) => on.locator('pay-checkout [part~=pay]');

    /** Chooses a method and pays. @returns the id of the payment or mandate */
    async function payBy(method: string): Promise<string> {
      await page.getByRole('radio', { name: method }).check();
      if (method === 'Boleto') await fillBoleto();
      await payButton(page).click();
      await page.locator('pay-action [part~=step]').waitFor({ timeout: 60_000 });
      return (await read()).current!.id;
    }

    async function fillBoleto() {
      const fields = page.locator('pay-customer-fields');
      const values = { 'CPF or CNPJ': '529.982.247-25', 'Street and number': 'Rua das Flores, 100', City: 'São Paulo' };
      for (const [label, value] of Object.entries(values)) await fields.getByLabel(label).fill(value);
      await fields.getByLabel('State').selectOption('SP');
    }

    /** The page learns the outcome by polling, the backend by a webhook whose signature it has verified. */
    async function isPaid(id: string) {
      await page.getByText('Payment complete').waitFor({ timeout: 60_000 });
      await shop.printed.until(`Webhook payment.paid: ${id} is paid.`);
      await shop.printed.until(`Deliver ${id}.`);
    }

    test('shows a Pix, which the developer marks as paid in the sandbox', async () => {
      const id = await payBy('Pix');
      await page.locator('pay-qr [part=code] svg').first().waitFor();
      const link = page.getByRole('link', { name: 'mark the payment as paid there' });
      assert.equal(await link.getAttribute('href'), 'http://127.0.0.1:4242/sandbox');
      // The link has the usual port.
      const sandbox = await page.context().newPage();
      await sandbox.goto(`${shop.sandbox}/sandbox`);
      await sandbox.getByRole('row', { name: id }).getByRole('button', { name: 'Mark as paid' }).click();
      await isPaid(id);
    });

    test('shows a boleto for the data of the consumer, also after a reload', async () => {
      const id = await payBy('Boleto');
      await page.reload();
      await page.locator('pay-boleto-details [part~=barcode]').first().waitFor();
      await fetch(`${shop.sandbox}/sandbox/payments/${id}/pay`, { method: 'POST' });
      await isPaid(id);
    });

    test('links a wallet with a one-time code and pays by it, then takes another order', async () => {
      const id = await payBy('GoPay');
      const { otp } = (await (await fetch(`${shop.sandbox}/sandbox/otps/${id}`)).json()) as { otp: string };
      await page.getByRole('textbox', { name: 'One-time code' }).fill(otp);
      await page.getByText('Payment complete').waitFor({ timeout: 60_000 });
      const paid = await read();
      await isPaid(paid.current!.id);
      assert.deepEqual(
        paid.mandates!.map((mandate) => mandate.id),
        [id],
      );
      assert.equal(shop.printed.text.includes(otp), false);
      await page.getByRole('link', { name: 'Start a new order' }).click();
      await payButton(page).waitFor();
      assert.notEqual((await read()).id, paid.id);
    });

    test('creates one payment when two devices press twice, and shows it on both', async ({ browser }) => {
      const other = await (await browser.newContext()).newPage();
      await other.goto(page.url());
      await page.getByRole('radio', { name: 'Pix' }).check();
      await other.getByRole('radio', { name: 'GoPay' }).check();
      await Promise.all([payButton(page).dblclick(), payButton(other).dblclick()]);
      for (const one of [page, other]) await one.locator('pay-checkout:state(acting)').waitFor({ timeout: 60_000 });
      await other.context().close();
      const { id, version, current, earlier, reference } = await read();
      assert.deepEqual(earlier, []);
      const made = await Promise.all(
        ['payments', 'mandates'].map(async (kind) => {
          const response = await fetch(`${shop.sandbox}/sandbox/${kind}?search=${reference}`);
          return ((await response.json()) as { data: { id: string }[] }).data;
        }),
      );
      assert.deepEqual(
        made.flat().map((one) => one.id),
        [current!.id],
      );
      // One more attempt: the first request with it creates a payment, and the same request again returns that one.
      const pay = async (key: string) => {
        const response = await fetch(`${shop.url}/merchant/checkouts/${id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ version, method: 'pix_br' }),
        });
        const checkout = (await response.json()) as CheckoutJson;
        return { status: response.status, payment: checkout.current?.id };
      };
      const first = await pay('one');
      assert.equal(first.status, 200);
      assert.notEqual(first.payment, current!.id);
      assert.deepEqual(await pay('one'), first);
      assert.deepEqual(await pay('two'), { status: 409, payment: undefined });
      problems = problems.filter((text) => !text.includes('409'));
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
