/** The shop with `<pay-checkout>`, from the choice to the result, in any engine. The rest of it is in test/e2e/checkout.test.ts. */
import assert from 'node:assert/strict';
import type { CheckoutJson } from '../../src/contract/json.js';
import { WAYS } from '../e2e/checkout-page.js';
import type { TestShop } from '../e2e/demo.js';
import { startProxy } from '../e2e/proxy.js';
import { test } from './fixtures.js';
import { Shopper } from './shopper.js';

test.describe('the checkout of the shop', () => {
  let shop: TestShop;
  let shopper: Shopper;
  test.beforeAll(({ shop: demo, tab }) => {
    shop = demo;
    shopper = new Shopper(tab, shop.url);
  });

  async function start(country: string, query = ''): Promise<void> {
    await shopper.tab.go(`${shop.url}/?country=${country}${query}`);
    await shopper.waitForEvent('pay-ready');
  }

  /** Chooses a method, and presses the button that pays. @returns the id of the payment or mandate */
  async function pay(method: string): Promise<string> {
    await shopper.press(`input[value=${method}]`);
    if (/^(?:boleto_br|ovo_id)$/.test(method))
      await shopper.until('has the fields', async () => (await shopper.texts('[part=label]')).length > 0);
    await shopper.press('[part~=pay]');
    return current();
  }

  const current = () => shopper.until('has a payment', async () => (await read()).current?.id);

  /** What the shop's backend says. */
  async function read(): Promise<CheckoutJson & { current: { id: string } | null }> {
    const [id] = /nc_\w+/.exec(await shopper.address())!;
    return (await shop.consumer('GET', `/merchant/checkouts/${id}`)) as never;
  }

  /** The number of its payments in the service. */
  async function payments(): Promise<number> {
    const { reference } = await read();
    const { data } = await shop.consumer('GET', `/sandbox/payments?search=${reference}`);
    return (data as unknown as unknown[]).length;
  }

  const settle = (id: string) => shop.consumer('POST', `/sandbox/payments/${id}/pay`);

  async function enterCode(mandate: string): Promise<void> {
    const { otp } = await shop.consumer('GET', `/sandbox/otps/${mandate}`);
    await shopper.press('[part~=input]');
    await shopper.tab.type(otp!);
  }

  // One of each way, two of them with fields. test/e2e/checkout.test.ts has all methods.
  for (const method of ['boleto_br', 'ewallet_kr', 'ovo_id'])
    test(`goes from the choice of ${method} to its result`, async () => {
      const way = WAYS[method];
      await start(method.slice(-2).toUpperCase());
      const id = await pay(method);
      if (way === 'bank') {
        await shopper.press('[part~=link]', 'Continue to');
        await shopper.waitForAddress(`/sandbox/bank/${id}`);
        await shopper.press('button', 'Approve');
        await shopper.waitForAddress('/orders/');
      } else if (way === 'app') await shop.consumer('POST', `/sandbox/bank/${id}/approve`);
      else await settle(id);
      await shopper.waitForText('Payment complete');
      await shopper.waitForText('Thank you for your order');
      await shopper.expectOutcome('pay-complete');
      assert.equal(await payments(), 1);
    });

  test('links an account and pays, then pays by it without a step', async () => {
    await start('ID');
    const mandate = await pay('ewallet_id');
    await enterCode(mandate);
    await shopper.waitForText('Payment complete');
    await start('ID');
    await pay(mandate);
    await shopper.waitForText('Payment complete');
    assert.equal(await payments(), 1);
  });

  test('begins a subscription', async () => {
    await start('ID', '&sale=subscription');
    await enterCode(await pay('ewallet_id'));
    await shopper.waitForText('Payment complete');
    await shopper.expectOutcome('pay-complete');
  });

  test('offers another way after a refusal', async () => {
    await start('ID');
    const id = await pay('ovo_id');
    await shop.consumer('POST', `/sandbox/bank/${id}/decline`);
    await shopper.press('button', 'Choose another way');
    await shopper.press('[part~=pay]');
    await shopper.until('has another payment', async () => (await read()).current?.id !== id);
    assert.equal(await payments(), 2);
  });

  test('starts again after an expiry', async () => {
    await start('BR');
    await fetch(await shopper.address(), { method: 'POST', body: new URLSearchParams({ expires_in: '3' }) });
    await pay('pix_br');
    await shopper.press('button', 'Start again');
    await shopper.until('has another payment', async () => (await payments()) === 2);
  });

  test('notices the payment that was left', async () => {
    await start('BR');
    const id = await pay('pix_br');
    // The button moves until the step above it has loaded.
    await shopper.waitForText('Copy');
    await shopper.press('[part~=other-method]');
    await shopper.waitForText('may still arrive');
    await settle(id);
    // The page would look later.
    await shopper.tab.evaluate(`dispatchEvent(new Event('online'))`);
    await shopper.waitForText('Payment complete');
    assert.equal(await payments(), 1);
  });

  test('two tabs and a double press create one payment, which is there after a reload', async ({ launched }) => {
    await start('BR');
    const other = new Shopper(await launched.open(), shop.url);
    await other.tab.go(await shopper.address());
    await other.waitForEvent('pay-ready');
    // The consumer may have linked an account, which is chosen first.
    await other.press('input[value=pix_br]');
    await shopper.press('input[value=pix_br]');
    const [x, y] = (await shopper.inPage('target', '[part~=pay]', ''))!;
    await shopper.tab.click(x, y);
    await shopper.tab.click(x, y);
    await other.press('[part~=pay]');
    const id = await current();
    await other.waitForText('Copy');
    // A tab in the background does not poll.
    await other.tab.close();
    await shopper.tab.go(await shopper.address());
    await shopper.waitForText('Copy');
    await settle(id);
    await shopper.waitForText('Payment complete');
    assert.equal(await payments(), 1);
  });

  test('shows a price that has changed before anything is paid', async () => {
    await start('BR');
    await shopper.press('input[value=pix_br]');
    await fetch(await shopper.address(), { method: 'POST', body: new URLSearchParams({ amount: '99.90' }) });
    await shopper.press('[part~=pay]');
    await shopper.waitForText('from R$129.90 to R$99.90');
    assert.equal(await payments(), 0);
    await shopper.press('[part~=pay]', 'Pay R$99.90');
    await shopper.waitForText('Copy');
  });

  test('goes on after the connection was away at each stage', async () => {
    const line = await startProxy(shop.url);
    const away = async (act: () => Promise<unknown>) => {
      line.down = true;
      line.cut();
      await act();
      line.down = false;
    };
    await shopper.tab.go(`${line.url}/?country=BR`);
    await shopper.waitForEvent('pay-ready');
    await shopper.press('input[value=pix_br]');
    await away(async () => {
      await shopper.press('[part~=pay]');
      await shopper.waitForText('We can’t connect right now');
    });
    await shopper.press('[part~=pay]');
    const id = await current();
    await shopper.waitForText('Copy');
    await away(() => settle(id));
    await shopper.waitForText('Payment complete');
    assert.equal(await payments(), 1);
    await line.close();
  });
});
