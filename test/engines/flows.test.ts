/** Every payment method to its outcome, in any engine. */
import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import type { TestShop } from '../e2e/demo.js';
import { Shopper } from './shopper.js';

test.describe('the demo shop', () => {
  let shop: TestShop;
  let shopper: Shopper;
  test.beforeAll(({ shop: demo, tab }) => {
    shop = demo;
    shopper = new Shopper(tab, shop.url);
  });

  const pay = (id: string, body?: object) => shop.consumer('POST', `/sandbox/payments/${id}/pay`, body);
  /** The payment details that the service has. */
  const details = async (id: string) => {
    const payment = await shop.consumer('GET', `/merchant/payments/${id}`);
    return (payment.action as unknown as { display_details: Record<string, string> }).display_details;
  };

  test('shows a QR code, and completes the payment once', async () => {
    const id = await shopper.choose('pix_br');
    const modules = await shopper.until('the code', () =>
      shopper.evaluate(`deep('[part=code] svg path')[0]?.getTotalLength()`),
    );
    assert.ok(Number(modules) > 1_000, String(modules));
    await pay(id);
    await shopper.expectOutcome('pay-complete');
    await shopper.waitForText('Payment complete');
  });

  for (const [button, event, text] of [
    ['Approve', 'pay-complete', 'Payment complete'],
    ['Decline', 'pay-fail', 'Payment cancelled'],
  ] as const) {
    test(`redirects to the bank and back: ${button}`, async () => {
      const id = await shopper.choose('ewallet_kr');
      await shopper.press('[part~=link]', 'Continue to');
      await shopper.waitForAddress(`/sandbox/bank/${id}`);
      await shopper.press('button', button);
      await shopper.waitForAddress(`/own?payment_id=${id}`);
      await shopper.expectOutcome(event);
      await shopper.waitForText(text);
    });
  }

  test('works after the back button returned from the bank', async () => {
    const id = await shopper.choose('card_ru');
    await shopper.press('[part~=link]', 'Continue to');
    await shopper.waitForAddress('/sandbox/bank/');
    // The driver gets its answer before the page is left.
    await shopper.tab.evaluate('setTimeout(() => history.back())');
    await shopper.waitForAddress(`payment_id=${id}`);
    await shopper.until('the link', () => shopper.inPage('target', '[part~=link]', 'Continue to'));
    assert.ok(!(await shopper.inPage('texts')).includes('Redirecting to'));
    await shop.consumer('POST', `/sandbox/bank/${id}/approve`);
    await shopper.expectOutcome('pay-complete');
  });

  test('refuses a wrong code, and completes with the right one', async () => {
    const id = await shopper.choose('ewallet_id');
    const { otp } = await shop.consumer('GET', `/sandbox/otps/${id}`);
    await shopper.press('[part~=input]');
    await shopper.tab.type(otp === '736251' ? '736252' : '736251');
    await shopper.waitForText('Incorrect code');
    // It is selected, and has the focus.
    await shopper.tab.type(otp!);
    await shopper.expectOutcome('pay-complete');
    await shopper.waitForText('Account linked');
  });

  test('fails once after five wrong codes', async () => {
    const id = await shopper.choose('ewallet_id');
    const { otp } = await shop.consumer('GET', `/sandbox/otps/${id}`);
    await shopper.press('[part~=input]');
    const enterWrongCode = () => shopper.tab.type(otp === '000000' ? '000001' : '000000');
    for (let attempt = 1; attempt <= 4; attempt++) {
      await enterWrongCode();
      const tried = () =>
        shopper.events().then((names) => names.filter((one) => one === 'pay-error').length >= attempt);
      await shopper.until(`attempt ${attempt}`, tried);
    }
    // The failure arrives with the response to the code or with a poll of the mandate, whichever comes first.
    await enterWrongCode();
    await shopper.expectOutcome('pay-fail');
  });

  test('shows a bank transfer with all its details, and completes', async () => {
    const id = await shopper.choose('banktransfer_mx');
    await shopper.press('[part=more] summary');
    const shown = await shopper.texts('[part=value]');
    const values = shown.filter((text) => text !== 'MX$449.00');
    const bare = values.map((text) => (/^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text));
    assert.deepEqual(bare.sort(), Object.values(await details(id)).sort());
    assert.equal(shown.length, values.length + 1);
    await pay(id);
    await shopper.expectOutcome('pay-complete');
  });

  for (const [method, tag] of [
    ['boleto_br', 'pay-boleto-details'],
    ['cashvoucher_mx', 'pay-cash-voucher'],
  ] as const) {
    test(`shows ${tag} with its barcode, copies its digits, and completes`, async () => {
      const id = await shopper.choose(method);
      const { number, reference } = await details(id);
      await shopper.until('the barcode', async () => (await shopper.texts('[part~=barcode] svg')).length === 1);
      assert.ok(
        (await shopper.texts('[part=value]')).some((text) => text.replace(/\D/g, '') === (number ?? reference)),
      );
      await shopper.press('[part~=copy-button]');
      await shopper.waitForText('Copied:');
      await shopper.waitForEvent('pay-copied');
      await pay(id);
      await shopper.expectOutcome('pay-complete');
      assert.deepEqual(await shopper.texts(tag), []);
    });
  }

  test('links to the app, and completes after the approval in the app', async () => {
    const id = await shopper.choose('ovo_id');
    const links = await shopper.evaluate(`deep('[part~=link]').map((one) => one.getAttribute('href'))`);
    assert.deepEqual(links, [`ovoid-sandbox://pay?id=${id}`]);
    await shop.consumer('POST', `/sandbox/bank/${id}/approve`);
    await shopper.expectOutcome('pay-complete');
  });

  test('a payment whose time runs out fails', async () => {
    await shopper.choose('pix_br', { seconds: '3' });
    await shopper.expectOutcome('pay-fail');
    await shopper.waitForText('The time to pay has run out');
  });

  test('covers an expired code, and completes if a payment is confirmed late', async () => {
    // Ordered and paid without the page, because a busy machine may open the page only after the time has run out.
    const { id } = await shop.consumer('POST', '/merchant/orders', { method: 'pix_br', expires_in: 3 });
    await pay(id!, { confirmed_in: 600 });
    await shopper.tab.go(`${shop.url}/own?payment_id=${id}&method=pix_br`);
    await shopper.waitForText('If you’ve paid, don’t pay again');
    await shopper.until('covers the code', async () => (await shopper.texts('[part=disc]')).length === 1);
    await shop.consumer('POST', '/sandbox/clock/advance', { seconds: 600 });
    await shopper.expectOutcome('pay-complete');
  });

  test('continues with the same payment after a reload', async () => {
    const id = await shopper.choose('promptpay_th');
    const code = await shopper.texts('[part=data]');
    await shopper.tab.go(await shopper.address());
    await shopper.waitForEvent('pay-ready');
    assert.deepEqual(await shopper.texts('[part=data]'), code);
    await pay(id);
    await shopper.expectOutcome('pay-complete');
  });

  test('handles a button that is pressed by keyboard', async () => {
    await shopper.choose('pix_br');
    await shopper.until('the button', () =>
      shopper.evaluate(`(deep('[part~=check]')[0]?.focus(), deep('[part~=check]').length)`),
    );
    await shopper.tab.press('Enter');
    await shopper.waitForText('Not confirmed yet');
  });
});
