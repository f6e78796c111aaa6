/** 3-D Secure challenges of Mercado Pago, with a bank on another origin, under the policy that docs/security.md names. */
import assert from 'node:assert/strict';
import { test, type Page } from '@playwright/test';
import { startHost, type Host } from '../trust/host.js';
import { listenForViolations, strictPolicy } from '../trust/policy.js';
import { page, SCRIPT, startServer, type Server } from '../trust/server.js';
import { until } from '../support/until.js';

const CREQ = 'eyJtZXNzYWdlVHlwZSI6IkNSZXEifQ';
const SHOP = `${SCRIPT}<pay-action provider="mercadopago" src="/payment"></pay-action>`;

const CONFIRM = page('<h1>Bank</h1><form action="/confirm" method="post"><button>Confirm</button></form>');
const DONE = page("<p>Done</p><script>parent.postMessage({ status: 'COMPLETE' }, '*')</script>");

/** A payment of `/v1/payments`, and an order of `/v1/orders`. */
const payment = (url: string, isPaid: boolean) => ({
  id: 1,
  processing_mode: 'aggregator',
  payment_method_id: 'master',
  payment_type_id: 'credit_card',
  currency_id: 'BRL',
  transaction_amount: 129.9,
  ...(isPaid ? { status: 'approved' } : { status: 'pending', status_detail: 'pending_challenge' }),
  three_ds_info: { external_resource_url: url, creq: CREQ },
});
const order = (url: string, isPaid: boolean) => {
  const status = isPaid ? { status: 'processed' } : { status: 'action_required', status_detail: 'pending_challenge' };
  const payment_method = { id: 'master', type: 'credit_card', transaction_security: { url } };
  const payments = [{ ...status, payment_method }];
  return { id: 'ORD1', total_amount: '129.90', country_code: 'BRA', ...status, transactions: { payments } };
};

/** Runs in the page before other scripts: keeps the events of the elements. */
function listenForEvents(): void {
  const events: string[] = [];
  Object.assign(globalThis, { events });
  for (const type of ['pay-ready', 'pay-status', 'pay-complete', 'pay-fail', 'pay-error'])
    addEventListener(type, (event) => events.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`));
}

const given = (page: Page, name: 'events' | 'violations') =>
  page.evaluate((name) => (globalThis as unknown as Record<string, string[]>)[name]!, name);

test.describe('a challenge of a bank', () => {
  let bank: Server;
  let shop: Host;
  let isPaid = false;
  let object = payment;
  /** What the bank has received. */
  let requests: string[] = [];

  test.beforeAll(async ({ browser }) => {
    bank = await startServer({
      '/acs': (exchange) => {
        requests.push(`${exchange.request.method} ${exchange.body}`);
        CONFIRM(exchange);
      },
      '/confirm': (exchange) => {
        isPaid = true;
        DONE(exchange);
      },
    });
    const withPolicy = (policy: string) => page(SHOP, { 'content-security-policy': policy });
    shop = await startHost(browser, {
      '/shop': withPolicy(strictPolicy('pay-elements', '/report', bank.url)),
      '/strictest': withPolicy(strictPolicy('pay-elements', '/report')),
      '/report': ({ response }) => response.writeHead(204).end(),
      '/payment': ({ json }) => json(200, object(`${bank.url}/acs`, isPaid)),
    });
  });
  test.beforeEach(() => {
    isPaid = false;
    requests = [];
  });
  test.afterAll(async () => {
    await shop.close();
    bank.close();
  });

  async function open(path: string) {
    const { page, problems } = await shop.open();
    await page.addInitScript(listenForViolations);
    await page.addInitScript(listenForEvents);
    await page.goto(shop.url + path);
    return { page, problems };
  }

  for (const [what, of, request] of [
    ['a payment, by POST', payment, `POST creq=${CREQ}`],
    ['an order, by GET', order, 'GET '],
  ] as const)
    test(`is shown in a frame, and ends with the payment: ${what}`, async () => {
      object = of as typeof payment;
      const { page, problems } = await open('/shop');
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('Payment complete').waitFor();
      const events = await given(page, 'events');
      assert.deepEqual(
        events.map((event) => event.split(' ')[0]).filter((type) => type !== 'pay-status'),
        ['pay-ready', 'pay-complete'],
      );
      assert.deepEqual([requests, problems, await given(page, 'violations')], [[request], [], []]);
      // The bank has the request, and nobody else.
      assert.ok(!events.join().includes(CREQ));
      assert.equal(await page.locator('iframe').count(), 0);
    });

  test('that the policy of the page forbids is an error that says so', async () => {
    object = payment;
    const { page } = await open('/strictest');
    await page.getByText('We can’t show this payment step').waitFor();
    await until('an error', async () => (await given(page, 'events')).some((event) => event.startsWith('pay-error')));
    const [error] = (await given(page, 'events')).filter((event) => event.startsWith('pay-error'));
    assert.match(error!, /"code":"not-configured".*forbids the frame: (?:frame-src|form-action)"/);
    assert.deepEqual(requests, []);
  });
});
