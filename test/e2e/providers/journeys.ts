/** The consumer's journeys, which are the same with each provider. */
import assert from 'node:assert/strict';
import { detailsKind, type DetailsKind } from '../../../src/contract/details.js';
import { test } from './fixtures.js';
import type { Provider } from './provider.js';
import { startProviderShop, type ProviderShop } from './shop.js';

export interface Journeys {
  /** A payment method of the backend that has a QR code; absent if none has. */
  readonly code?: string;
  /** One that has a slip to pay, and its kind. */
  readonly voucher?: string;
  readonly slip?: DetailsKind;
  /** One that has a page of a bank. */
  readonly redirect?: string;
  /** The code of a payment that the consumer declines; `declined_by_consumer` if absent. */
  readonly declined?: string;
  /** False if the provider has no such outcome. */
  readonly expires?: boolean;
  /** Its failures are tested on a page. */
  readonly onPage?: true;
}

/** @param more the provider's own tests */
export function testJourneys(
  name: string,
  provider: Provider,
  { code, voucher, slip, redirect, declined = 'declined_by_consumer', expires = true, onPage }: Journeys,
  more: (shop: () => ProviderShop) => void = () => {},
): void {
  let shop: ProviderShop;
  /** Any method. */
  const first = (code ?? voucher ?? redirect)!;
  test.beforeAll(
    async ({ browser, sandbox }) => void (shop = await startProviderShop(browser, sandbox, name, provider)),
  );
  test.afterAll(() => shop.close());

  const status = async (path: string, init: RequestInit = {}) => (await fetch(shop.url + path, init)).status;

  const order = (body: object, headers: Record<string, string> = {}) =>
    status('/merchant/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** Follows the redirect to the bank, and decides there. */
  async function redirected(method: string, decision: 'Approve' | 'Decline') {
    const opened = await shop.open(method);
    await opened.page.getByRole('link', { name: 'Continue' }).click();
    await opened.page.getByRole('button', { name: decision }).click();
    return opened;
  }

  test.describe(`the backend of docs/providers/${name}.md`, () => {
    if (redirect)
      test('a consumer is redirected, pays, and comes back', async () => {
        const { ends } = await redirected(redirect, 'Approve');
        await ends('pay-complete paid');
      });
    else
      test('a consumer pays what is on the page', async () => {
        const { page, check, ends } = await shop.open(first);
        await page
          .locator(code ? 'pay-qr svg' : 'pay-action [part~=step] [part~=base]')
          .first()
          .waitFor();
        await shop.pay();
        await check();
        await ends('pay-complete paid');
      });

    if (code)
      test('a QR code is paid', async () => {
        const { read, ends } = await shop.order(code);
        const { action } = await read();
        assert.ok(action?.type === 'display_qr_code');
        const { data, image_url_svg: svg, image_url_png: png } = action.display_qr_code;
        assert.ok(data ?? svg ?? png);
        await shop.pay();
        await ends('paid');
      });

    if (voucher)
      test('a slip is paid', async () => {
        const { read, ends } = await shop.order(voucher);
        const { payment_method: method = null, action } = await read();
        assert.ok(action?.type === 'display_details');
        assert.equal(detailsKind(action.display_details, method), slip);
        await shop.pay();
        await ends('paid');
      });

    if (onPage && redirect)
      test('a consumer is redirected, and declines', async () => {
        const { ends } = await redirected(redirect, 'Decline');
        await ends(`pay-fail failed ${declined}`);
      });
    else
      test('a payment that is declined has its code', async () => {
        const { ends } = await shop.order(redirect ?? first);
        await shop.decline();
        await ends(`failed ${declined}`);
      });

    if (expires)
      test('the time to pay runs out', async () => {
        if (!onPage) {
          const { ends } = await shop.order(first);
          await shop.expire();
          return ends('expired');
        }
        const { page, check, ends } = await shop.open(first);
        await shop.expire();
        await check();
        await page.locator('pay-action:state(expired)').waitFor();
        await ends('pay-fail expired');
      });

    test('only the session that created a payment gets it, and no store keeps it', async () => {
      const [mine, other] = [await shop.order(first), await shop.order(voucher ?? first)];
      const path = `/merchant/payments/${mine.id}`;
      const response = await fetch(shop.url + path, { headers: { cookie: mine.cookie } });
      assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'no-store']);
      assert.equal(await status(path), 404);
      assert.equal(await status(path, { headers: { cookie: other.cookie } }), 404);
      assert.equal(await status(path, { headers: { cookie: `pay_${mine.id}=undefined` } }), 404);
      assert.equal(await status('/merchant/payments/undefined', { headers: { cookie: mine.cookie } }), 404);
    });

    test('a method that the shop does not offer is refused', async () => {
      for (const method of ['cash', 'toString', null]) assert.equal(await order({ method }), 400);
    });

    test('a page of another site cannot order', async () => {
      assert.equal(await order({ method: first }, { 'sec-fetch-site': 'cross-site' }), 403);
    });

    more(() => shop);
  });
}
