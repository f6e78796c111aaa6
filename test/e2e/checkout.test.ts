/** The demo's shop with `<pay-checkout>`: every way to pay, and what may happen in between. */
import assert from 'node:assert/strict';
import { Order, WAYS } from './checkout-page.js';
import { waitForEvent, violations } from './demo.js';
import { test } from './fixtures.js';

const notice = (order: Order) => order.page.locator('pay-checkout [part=notice]');
const paid = (order: Order) => order.page.getByText('Payment complete').first();
const leave = (order: Order) => order.page.locator('pay-checkout [part=other-method]').click();

test.describe('the checkout of the shop', () => {
  for (const [method, way] of Object.entries(WAYS))
    test(`goes from the choice of ${method} to its result`, async ({ demo }) => {
      const { page } = await demo.open();
      const order = await Order.start(page, demo, `country=${method.slice(-2).toUpperCase()}`);
      const id = await order.payBy(method);
      if (way === 'bank') {
        await page.getByRole('link', { name: /^Continue to/ }).click();
        await page.getByRole('button', { name: 'Approve' }).click();
        await page.waitForURL('**/orders/**');
      } else if (way === 'app') await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
      else await order.settle(id);
      await paid(order).waitFor();
      await waitForEvent(page, 'pay-complete');
      await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
      assert.equal(await order.payments(), 1);
    });

  test('links a wallet by its code and pays, then pays by the linked account without a step', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo, 'country=ID');
    const mandate = await order.payBy('ewallet_id');
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${mandate}`);
    await page.getByRole('textbox', { name: 'One-time code' }).fill(otp!);
    await paid(order).waitFor();
    assert.equal(await order.payments(), 1);
    const next = await Order.start(page, demo, 'country=ID');
    await page
      .getByRole('radio')
      .first()
      .and(page.locator(`[value=${mandate}]`))
      .check();
    await next.pay.click();
    await paid(next).waitFor();
    assert.equal(await next.payments(), 1);
  });

  for (const [sale, button, text] of [
    ['setup', 'Link account', 'Account linked'],
    ['subscription', /^Pay /, 'Payment complete'],
  ] as const)
    test(`sells a ${sale}`, async ({ demo }) => {
      const { page } = await demo.open();
      const order = await Order.start(page, demo, `country=ID&sale=${sale}`);
      assert.equal(
        await page.getByText(/^Norte Coffee may charge .+ until you cancel/).count(),
        sale === 'setup' ? 0 : 1,
      );
      await order.choose('ewallet_id');
      await page.getByRole('button', { name: button }).click();
      await order.at('acting');
      const { otp } = await demo.consumer('GET', `/sandbox/otps/${(await order.read()).current!.id}`);
      await page.getByRole('textbox', { name: 'One-time code' }).fill(otp!);
      await page.getByText(text).first().waitFor();
      assert.equal(await order.payments(), sale === 'setup' ? 0 : 1);
    });

  test('lets the consumer try again after a refusal, and choose another way after the next', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo, 'country=ID');
    const decline = async (id: string) => {
      await demo.consumer('POST', `/sandbox/bank/${id}/decline`);
      await order.at('ended');
    };
    await order.choose('ovo_id');
    const phone = page.locator('pay-checkout input[type=tel]');
    await phone.fill('+62 813 0000 0001');
    await decline(await order.payBy('ovo_id'));
    await page.getByRole('button', { name: 'Start again' }).click();
    await order.at('acting');
    await decline((await order.read()).current!.id);
    await page.getByRole('button', { name: 'Choose another way to pay' }).click();
    await order.at('choosing');
    // What was entered is still there.
    assert.ok(await page.locator('pay-checkout input[value=ovo_id]').isChecked());
    assert.match(await phone.inputValue(), /813/);
    await order.payBy('ewallet_id');
    assert.equal(await order.payments(), 2);
  });

  test('notices a payment that arrives after it was left, and does not take another', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo);
    const left = await order.payBy('pix_br');
    await leave(order);
    await notice(order).filter({ hasText: 'may still arrive' }).waitFor();
    await order.payBy('boleto_br');
    await order.settle(left);
    await notice(order).filter({ hasText: 'has arrived' }).waitFor({ timeout: 60_000 });
    await order.at('ended');
    assert.equal(await page.locator('pay-boleto-details').count(), 0);
  });

  test('goes back to the payment that was left', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo);
    const id = await order.payBy('pix_br');
    await leave(order);
    await page.getByRole('button', { name: 'Go back to that payment' }).click();
    await order.at('acting');
    await order.settle(id);
    await paid(order).waitFor();
    assert.equal(await order.payments(), 1);
  });

  test('starts again after an expiry', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo);
    await page.locator('#values > summary').click();
    await page.getByLabel('Time to pay').fill('3');
    await page.getByRole('button', { name: 'Change the order' }).click();
    await order.payBy('pix_br');
    await order.at('ended');
    await page.getByRole('button', { name: 'Start again' }).click();
    await order.at('acting');
    assert.equal(await order.payments(), 2);
  });

  test('two tabs and a double press create one payment, and both show its outcome', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo);
    const other = await order.in(await page.context().newPage());
    await Promise.all([order.choose('pix_br'), other.choose('boleto_br')]);
    await Promise.all([order.pay.dblclick(), other.pay.dblclick()]);
    await Promise.all([order.at('acting'), other.at('acting')]);
    assert.equal(await order.payments(), 1);
    await order.settle((await order.read()).current!.id);
    await Promise.all([paid(order).waitFor(), paid(other).waitFor()]);
  });

  test('stands where it stood after a reload at each stage, and in another browser', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo);
    await page.reload();
    const id = await order.payBy('boleto_br');
    await page.reload();
    await page.locator('pay-boleto-details [part=copy-button]').waitFor();
    const elsewhere = await order.in((await demo.open()).page);
    await elsewhere.page.locator('pay-boleto-details [part=copy-button]').waitFor();
    await order.settle(id);
    await paid(elsewhere).waitFor();
    await page.reload();
    await paid(order).waitFor();
    assert.equal(await order.payments(), 1);
  });

  test('comes back from a bank in another browser, and after the back button', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo, 'country=RU&lang=de');
    await order.payBy('card_ru');
    await page.getByRole('link', { name: /^Weiter/ }).click();
    await page.waitForURL('**/sandbox/bank/**');
    const bank = page.url();
    await page.goBack();
    await order.at('acting');
    const elsewhere = (await demo.open()).page;
    await elsewhere.goto(bank);
    await elsewhere.getByRole('button', { name: 'Approve' }).click();
    // In the language of the page that was left.
    await elsewhere.waitForURL(/\/orders\/.*lang=de/);
    await waitForEvent(elsewhere, 'pay-complete');
    await waitForEvent(page, 'pay-complete');
  });

  test('shows a price that has changed before anything is paid', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo);
    await fetch(page.url(), { method: 'POST', body: new URLSearchParams({ amount: '99.90' }) });
    await order.choose('pix_br');
    await order.pay.click();
    await notice(order).filter({ hasText: 'from R$129.90 to R$99.90' }).waitFor();
    assert.equal(await order.payments(), 0);
    await page.getByRole('button', { name: 'Pay R$99.90' }).click();
    await order.at('acting');
    assert.equal((await order.read()).current!.amount, '99.90');
  });

  test('goes on after the connection was away at each stage', async ({ demo }) => {
    const { page } = await demo.open();
    const order = await Order.start(page, demo);
    const away = async (act: () => Promise<unknown>) => {
      await page.context().setOffline(true);
      await act();
      await page.context().setOffline(false);
    };
    await order.choose('pix_br');
    await away(async () => {
      await order.pay.click();
      await page
        .getByText(/No internet connection/)
        .first()
        .waitFor();
    });
    assert.ok(await page.locator('pay-checkout input[value=pix_br]').isChecked());
    // The answer is lost, the payment is created.
    await page.route('**/merchant/checkouts/*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await order.pay.click();
    await order.at('acting');
    const { id } = (await order.read()).current!;
    await away(() => order.settle(id));
    await paid(order).waitFor();
    assert.equal(await order.payments(), 1);
  });

  test('has no axe violation on a phone, in each stage', async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 360, height: 740 } });
    const order = await Order.start(page, demo, 'country=ID');
    assert.deepEqual(await violations(page), []);
    const id = await order.payBy('ovo_id');
    assert.deepEqual(await violations(page), []);
    await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
    await paid(order).waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  });
});
