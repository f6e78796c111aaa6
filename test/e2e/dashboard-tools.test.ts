/** The dashboard as a daily tool: webhooks, requests, new movements and subscriptions, links, search and live updates. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from './fixtures.js';
import { Webhook } from 'standardwebhooks';
import { activeMandate, newPayment, openSection, post, rowOf, waitForLive, waitForStatus } from './dashboard-page.js';
import { tabTo } from './demo.js';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

let receiver: Server;
let hook: string;
const received: Received[] = [];

test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(204).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
test.afterAll(() => void receiver.close());

test.describe('webhook endpoints in the dashboard', () => {
  test('are created, tested, edited and deleted', async ({ demo }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await openSection(demo, 'webhooks', { permissions });
    await page.getByText('No endpoints yet').waitFor();
    await tabTo(page, 'New endpoint…');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New webhook endpoint' });
    await dialog.getByLabel('URL').fill('http://shop.example/hook');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText('url: expected an https URL').waitFor();
    assert.equal(await dialog.getByLabel('URL').inputValue(), 'http://shop.example/hook');
    await dialog.getByLabel('URL').fill(hook);
    await dialog.getByLabel('Description').fill('Shop');
    await page.keyboard.press('Enter');
    await waitForStatus(page, /^we_\w{20} is created/);
    const row = rowOf(page, hook);
    await row.getByText('Shop', { exact: true }).waitFor();

    assert.equal(await page.getByText('whsec_').count(), 0);
    await row.getByRole('button', { name: 'Show secret' }).click();
    const secret = (await row.getByText('whsec_').textContent())!;
    await row.getByRole('button', { name: 'Copy secret' }).click();
    await waitForStatus(page, 'Copied.');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), secret);
    await row.getByRole('button', { name: 'Hide secret' }).click();
    assert.equal(await page.getByText('whsec_').count(), 0);

    await row.getByRole('button', { name: 'Send test' }).click();
    await waitForStatus(page, 'A test event is sent');
    await row.getByRole('link', { name: 'deliveries' }).click();
    const delivery = rowOf(page, 'webhook_endpoint.test');
    await delivery.getByText('succeeded', { exact: true }).waitFor();
    await delivery.getByText(/^1: 204 in \d+ ms$/).waitFor();
    const [message] = received;
    const event = new Webhook(secret).verify(message!.body, message!.headers) as { type: string };
    assert.equal(event.type, 'webhook_endpoint.test');

    await page.goBack();
    await row.getByRole('button', { name: 'Edit…' }).click();
    await page.getByRole('checkbox', { name: 'all' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('event_types').waitFor();
    await page.getByRole('checkbox', { name: 'payment.paid' }).check();
    await page.getByRole('checkbox', { name: 'refund.created' }).check();
    await page.getByLabel('Description').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await row.getByText('payment.paid, refund.created').waitFor();
    assert.equal(await row.getByText('Shop', { exact: true }).count(), 0);

    await row.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.ok(await row.getByRole('button', { name: 'Delete…' }).evaluate((node) => node.matches(':focus')));
    await row.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No endpoints yet').waitFor();
  });
});

test.describe('the request log in the dashboard', () => {
  test('shows the bodies and the idempotency key of a request, whose ids are links', async ({ demo }) => {
    const { page } = await openSection(demo, 'requests');
    const customer = (await post(demo, '/v1/customers', { first_name: 'Ana' })).id!;
    const body = { payment_method: 'pix_br', currency: 'BRL', amount: '31.70', customer_id: customer };
    const payment = (await post(demo, '/v1/payments', body, { 'idempotency-key': 'order-31' })).id!;
    await rowOf(page, 'order-31').getByText('200', { exact: true }).waitFor();
    await rowOf(page, 'order-31').getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: 'POST /v1/payments' });
    await dialog.getByText('order-31', { exact: true }).waitFor();
    const sent = await dialog.getByRole('region', { name: 'Request body' }).textContent();
    assert.deepEqual(JSON.parse(sent!), body);
    await dialog.getByRole('region', { name: 'Response body' }).getByRole('link', { name: payment }).first().click();
    const details = page.getByRole('dialog', { name: payment });
    await details.getByText('"amount": "31.70"').waitFor();
    assert.ok(await details.getByRole('heading').evaluate((node) => node.matches(':focus')));
    await details.getByRole('link', { name: customer }).click();
    await page.getByRole('dialog', { name: customer }).getByText('"first_name": "Ana"').waitFor();
    await page.goBack();
    await details.waitFor();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    await page.waitForURL(({ hash }) => hash === '#payments');
  });

  test('shows no one-time codes and no secrets', async ({ demo }) => {
    const { page } = await openSection(demo, 'requests');
    const { id: customer } = await post(demo, '/v1/customers', { first_name: 'Ana' });
    const { id } = await post(demo, `/v1/customers/${customer}/mandates`, { payment_method: 'ewallet_id' });
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    await post(demo, `/v1/mandates/${id}/verify`, { otp });
    const endpoint = { url: hook, event_types: ['*'] };
    const { secret } = await post(demo, '/sandbox/webhook_endpoints', endpoint);
    const content = () => page.locator('sandbox-dashboard').evaluate((node) => node.shadowRoot!.textContent);
    await rowOf(page, '/verify').getByRole('link', { name: /^req_/ }).click();
    await page.getByRole('dialog').getByText('"otp": "***"').waitFor();
    assert.ok(!(await content()).includes(otp!));
    await page.keyboard.press('Escape');
    await rowOf(page, '/sandbox/webhook_endpoints').first().getByRole('link').click();
    await page.getByRole('dialog').getByText('"secret": "***"').waitFor();
    assert.ok(!(await content()).includes(secret!));
  });
});

test.describe('the forms of the dashboard', () => {
  test('create a subscription, from the list or from a mandate', async ({ demo }) => {
    const mandate = await activeMandate(demo);
    const { page } = await openSection(demo, 'subscriptions');
    await page.getByRole('button', { name: 'New subscription…' }).click();
    assert.equal(await page.getByRole('combobox', { name: 'Mandate' }).inputValue(), mandate);
    assert.equal(await page.getByLabel('Currency').inputValue(), 'KRW');
    await page.getByRole('textbox', { name: 'Amount' }).fill('9900');
    await page.getByLabel('Interval').selectOption('Every week');
    await page.getByRole('button', { name: 'Create' }).click();
    await waitForStatus(page, /^sub_\w{20} is created/);
    await rowOf(page, mandate).getByText('KRW 9,900 every 7 days').waitFor();

    await page.getByRole('link', { name: 'Mandates' }).click();
    await rowOf(page, mandate).getByRole('button', { name: 'Subscribe…' }).click();
    await page.getByRole('combobox', { name: 'Mandate' }).fill('mdt_none');
    await page.getByRole('textbox', { name: 'Amount' }).fill('1');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('mandate_id: No such mandate').waitFor();
    await page.getByRole('combobox', { name: 'Mandate' }).fill(mandate);
    await page.keyboard.press('Enter');
    await waitForStatus(page, /^sub_\w{20} is created/);
  });

  test('create settlements, payouts and adjustments, and reverse a settlement', async ({ demo }) => {
    const { page } = await openSection(demo, 'balance');
    for (const [name, amount, net] of [
      ['settlement', '12.50', '-12.50'],
      ['payout', '3', '-3.00'],
      ['adjustment', '-0.40', '-0.40'],
    ] as const) {
      await page.getByRole('button', { name: `New ${name}…` }).click();
      await page.getByLabel('Amount in USD').fill('a lot');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('amount').waitFor();
      await page.getByLabel('Amount in USD').fill(amount);
      await page.keyboard.press('Enter');
      await waitForStatus(page, `moves USD ${net}.`);
      await rowOf(page, name).getByText(`USD ${net}`).waitFor();
    }
    const settlement = rowOf(page, '-12.50');
    await settlement.getByRole('button', { name: 'Fail' }).click();
    await waitForStatus(page, 'is reversed: USD 12.50.');
    await settlement.getByRole('button', { name: 'Cancel' }).click();
    await waitForStatus(page, 'is reversed already');
    await settlement.getByRole('link', { name: /^stl_/ }).click();
    await page.waitForFunction(
      () => document.querySelector('sandbox-dashboard')!.shadowRoot!.querySelectorAll('tbody tr').length === 2,
    );
  });
});

test.describe('the search of the dashboard', () => {
  test('finds payments by id, reference and amount, and ids of other lists', async ({ demo }) => {
    const id = await newPayment(demo, '4711.08', { reference: 'INV-2026-77' });
    await newPayment(demo);
    const { page } = await openSection(demo, 'payments');
    const search = page.getByRole('searchbox', { name: 'Search by ID, reference or amount' });
    const only = page.locator('tbody tr');
    for (const text of [id, 'inv-2026-77', '4711.08', ' 4711 ']) {
      await search.fill('nothing');
      await page.getByText('No rows match').waitFor();
      await search.fill(text);
      await rowOf(page, id).waitFor();
      assert.equal(await only.count(), 1, text);
    }
    const mandate = await activeMandate(demo);
    await search.fill(mandate);
    await page.getByText('Open').getByRole('link', { name: mandate }).click();
    await page.getByRole('dialog', { name: mandate }).getByText('"status": "active"').waitFor();
  });

  test('opens a row by its address, and reports one that does not exist', async ({ demo }) => {
    const id = await newPayment(demo);
    const { page } = await openSection(demo, `payments/${id}`);
    await page.getByRole('dialog', { name: id }).getByText('"status": "created"').waitFor();
    await page.goto(`${demo.url}/sandbox#payments/pm_00000000`);
    await page.getByText('There is no pm_00000000.').waitFor();
  });
});

test.describe('the updates of the dashboard', () => {
  /** Less than the time between two polls of a live page. */
  const SOON = { timeout: 5_000 };

  test('come by a stream', async ({ demo }) => {
    const { page } = await openSection(demo, 'payments');
    await waitForLive(page);
    const id = await newPayment(demo);
    await rowOf(page, id).getByText('created').waitFor(SOON);
    await post(demo, `/sandbox/payments/${id}/pay`, {});
    await rowOf(page, id).getByText('paid').waitFor(SOON);
    // The details, too.
    await rowOf(page, id).getByRole('link', { name: id }).click();
    await post(demo, '/v1/refunds', { payment_id: id, amount: '1.00', currency: 'BRL' });
    await page.getByRole('dialog').getByText('"amount_refunded": "1.00"').waitFor(SOON);
  });

  test('come by polls without the stream, and by the stream when it is back', async ({ demo }) => {
    const { page } = await demo.open();
    await page.route('**/sandbox/stream', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${demo.url}/sandbox#payments`);
    await page.getByText('Every 2 s').waitFor();
    await rowOf(page, await newPayment(demo)).waitFor(SOON);
    await page.unroute('**/sandbox/stream');
    await waitForLive(page);
  });

  test('show the time of the sandbox, which goes on', async ({ demo }) => {
    const { page } = await openSection(demo, 'payments');
    const now = page.getByRole('region', { name: 'Clock' }).getByRole('time');
    const before = Date.parse(`${await now.textContent()}Z`);
    await page.waitForFunction(
      (before) =>
        Date.parse(
          `${document.querySelector('sandbox-dashboard')!.shadowRoot!.querySelector('.now time')!.textContent}Z`,
        ) > before,
      before,
    );
  });
});
