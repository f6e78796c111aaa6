/** The servers and pages of the documentation, as pasted, in front of a real sandbox. */
import assert from 'node:assert/strict';
import type { Page, Response } from '@playwright/test';
import { OTP, startMerchant, type TestMerchant } from '../merchant/shop.js';
import { test } from '../e2e/fixtures.js';
import { openChecked, type CheckedPage } from '../e2e/demo.js';
import { guides, readDocument } from './documents.js';
import { freePort } from '../../scripts/shared/free-port.mjs';
import { startDocumented, type DocumentedServer } from './servers.js';

const API_KEY = 'sk_test';
const ADDRESS = { postal_code: '01310-100', line1: 'Avenida Paulista 1578', city: 'São Paulo', state: 'SP' };
const [POLICY] = readDocument('docs/security.md').blocks.filter(({ text }) => text.startsWith("default-src 'none'"));

let service: TestMerchant;
let checked: CheckedPage;
test.beforeAll(async () => void (service = await startMerchant()));
test.afterAll(() => service.close());
test.beforeEach(async ({ browser }) => {
  checked = await openChecked(browser);
  // The strictest policy that the documentation shows.
  await checked.page.route('**/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': POLICY!.text.replaceAll('\n', ' ') };
    await route.fulfill({ response, headers });
  });
});
test.afterEach(() => checked.done());

const env = () => ({ PAY_SERVICE: service.sandbox.url, PAY_API_KEY: API_KEY });
const paid = (id: string) => service.consumer('POST', `/sandbox/payments/${id}/pay`);

/** Waits until the server has taken the order of a page. */
async function taken(page: Page, order: () => Promise<unknown>): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (one) => one.request().method() === 'POST' && /\/merchant\/(?:orders|checkouts\/\w+)$/.test(one.url()),
    ),
    order(),
  ]);
  assert.equal(response.status(), 200);
  return response;
}

/** @returns the id of the payment or mandate */
const ordered = async (page: Page, order: () => Promise<unknown>) =>
  ((await (await taken(page, order)).json()) as { id: string }).id;

test.describe('docs/getting-started.md', () => {
  let server: DocumentedServer;
  test.beforeAll(async () => {
    server = startDocumented('docs/getting-started.md', await freePort(), env());
    await server.printed(/^http:/);
  });
  test.afterAll(() => server.close());

  test('ends with a Pix that is paid, and stays paid after a reload', async () => {
    const { page } = checked;
    await page.goto(`${server.url}/`);
    await taken(page, () => page.getByRole('button', { name: 'Pay R$129.90' }).click());
    await page.locator('pay-qr svg').first().waitFor();
    const checkout = await fetch(`${server.url}/merchant/checkouts/order_42`);
    const { current } = (await checkout.json()) as { current: { id: string } };
    assert.equal((await paid(current.id)).status, 200);
    await page.getByText('Payment complete').first().waitFor();
    await page.reload();
    await page.getByText('Payment complete').first().waitFor();
  });
});

test.describe('docs/backend.md', () => {
  let server: DocumentedServer;
  test.beforeAll(async () => {
    const port = await freePort();
    const secret = await service.register(`http://127.0.0.1:${port}/merchant/webhooks`);
    server = startDocumented('docs/backend.md', port, { ...env(), WEBHOOK_SECRET: secret });
    await server.printed(/^http:/);
  });
  test.afterAll(() => server.close());

  const pay = async (method: string, fill: (page: Page) => Promise<unknown> = async () => {}) => {
    const { page } = checked;
    await page.goto(`${server.url}/`);
    await page.locator(`pay-methods input[value=${method}]`).check();
    await fill(page);
    return { page, id: await ordered(page, () => page.getByRole('button', { name: 'Pay', exact: true }).click()) };
  };

  test('a Pix is paid, and the server delivers after the webhook', async () => {
    const { page, id } = await pay('pix_br');
    await page.locator('pay-qr svg').first().waitFor();
    await paid(id);
    await page.getByText(`${id} is paid.`).waitFor();
    await server.printed(new RegExp(`^Deliver ${id}$`));
  });

  test('a boleto has the data of the form', async () => {
    const { page, id } = await pay('boleto_br', fillBoleto);
    await page.locator('pay-boleto-details').waitFor();
    const { body } = await service.consumer('GET', `/v1/payments/${id}`);
    assert.equal(body['payment_method'], 'boleto_br');
    await paid(id);
    await page.getByText(`${id} is paid.`).waitFor();
  });

  test('a wallet is linked by a one-time code', async () => {
    const { page, id } = await pay('ewallet_id');
    await page.locator('pay-otp-verify input').first().fill(OTP);
    await page.getByText(`${id} is active.`).waitFor();
  });

  test('a server without the secret of webhooks ends at the start, and says why', async () => {
    for (const more of [{}, { WEBHOOK_SECRET: '' }] as readonly Readonly<Record<string, string>>[]) {
      const wrong = startDocumented('docs/backend.md', 0, { ...env(), ...more });
      const said = wrong.printed(/webhookSecret is not set/);
      assert.equal(await wrong.ended, 1);
      await said;
      await wrong.close();
    }
  });

  /** Opens a sample on a page of this server. */
  const open = async (path: string, find: (text: string) => boolean) => {
    const block = readDocument(path).blocks.find(({ text }) => find(text))!;
    const { page } = checked;
    const html =
      block.language === 'html' ? block.text : `<pay-action></pay-action><script type="module">${block.text}</script>`;
    const body = `<!doctype html><html lang="en"><title>Sample</title><script type="module" src="/pay-elements/pay-elements.js"></script>${html}`;
    await page.route('**/sample', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    return { page, go: () => page.goto(`${server.url}/sample`) };
  };
  const posts = (text: string) => text.includes("fetch('/merchant/orders'");

  test('takes the order of docs/pay-action.md', async () => {
    const { page, go } = await open('docs/pay-action.md', posts);
    await taken(page, go);
    await page.locator('pay-qr svg').first().waitFor();
  });

  test('takes the order of docs/events.md', async () => {
    const { page, go } = await open('docs/events.md', posts);
    await go();
    await page.waitForFunction(`customElements.get('pay-action')`);
    await taken(page, () => page.locator('pay-action').dispatchEvent('pay-retry'));
    await page.locator('pay-qr svg').first().waitFor();
  });

  test('takes the orders of docs/forms.md', async () => {
    const choosing = await open('docs/forms.md', (text) => posts(text) && text.includes('<pay-methods'));
    await choosing.go();
    await choosing.page.locator('pay-methods input[value=pix_br]').check();
    await taken(choosing.page, () => choosing.page.getByRole('button', { name: 'Pay', exact: true }).click());
    await checked.page.unroute('**/sample');
    const filling = await open('docs/forms.md', (text) => posts(text) && text.includes('<pay-customer-fields'));
    await filling.go();
    await fillBoleto(filling.page);
    await taken(filling.page, () => filling.page.getByRole('button', { name: 'Pay', exact: true }).click());
  });
});

async function fillBoleto(page: Page): Promise<void> {
  const value = {
    document: { country: 'BR', type: 'tax_id', number: '19119119100' },
    billing_address: { country: 'BR', ...ADDRESS },
  };
  const fields = page.locator('pay-customer-fields');
  await fields.locator('[part=base]').waitFor();
  await fields.evaluate((element, value) => Object.assign(element, { value }), value);
}

test('every sample that posts JSON has its content type, and looks at the status', () => {
  const samples = guides
    .filter(({ path }) => !path.startsWith('sandbox/'))
    .flatMap(({ path, blocks }) =>
      blocks
        .filter(({ text }) => /method: 'POST'/.test(text) && /JSON\.stringify/.test(text))
        .map(({ line, text }) => ({ path, line, text })),
    );
  assert.ok(samples.length > 5);
  const wrong = samples.filter(
    ({ text }) => !/'content-type': 'application\/json'/i.test(text) || !/\.ok\b|\.status\b/.test(text),
  );
  assert.deepEqual(
    wrong.map(({ path, line }) => `${path}:${line}`),
    [],
  );
});
