/** Each way to pay to its end, in one engine: `ENGINE=firefox`. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { engineOf, LABELS } from '../../scripts/engines/find.mjs';
import { startShop, type TestShop } from '../e2e/demo.js';
import { Shopper } from './shopper.js';
import { launch, type Browser } from './tab.js';

const name = engineOf(process.env.ENGINE);

describe(`in the shop, in ${LABELS[name]}`, () => {
  let shop: TestShop;
  let browser: Browser;
  let shopper: Shopper;
  before(async () => {
    shop = await startShop();
    browser = await launch(name);
  });
  after(async () => {
    await browser.close();
    await shop.close();
  });
  beforeEach(async () => void (shopper = new Shopper(await browser.open(), shop.url)));
  afterEach(() => shopper.tab.close());

  const pays = (id: string, body?: object) => shop.consumer('POST', `/sandbox/payments/${id}/pay`, body);
  /** What the service has of a payment. */
  const details = async (id: string) => {
    const payment = await shop.consumer('GET', `/merchant/payments/${id}`);
    return (payment.action as unknown as { display_details: Record<string, string> }).display_details;
  };

  it('a QR code is drawn, paid, and completes once', async () => {
    const id = await shopper.chooses('pix_br');
    const modules = await shopper.until('the code', () => shopper.evaluate(`deep('svg path')[0]?.getTotalLength()`));
    assert.ok(Number(modules) > 1_000, String(modules));
    await pays(id);
    await shopper.ends('pay-complete');
    await shopper.sees('Payment complete');
  });

  for (const [button, event, words] of [
    ['Approve', 'pay-complete', 'Payment complete'],
    ['Decline', 'pay-fail', 'Payment failed'],
  ] as const) {
    it(`a redirect is followed, and comes back: ${button}`, async () => {
      const id = await shopper.chooses('ewallet_kr');
      await shopper.press('[part~=link]', 'Continue to');
      await shopper.at(`/sandbox/bank/${id}`);
      await shopper.press('button', button);
      await shopper.at(`/?payment_id=${id}`);
      await shopper.ends(event);
      await shopper.sees(words);
    });
  }

  it('the back button brings the consumer back to a page that works', async () => {
    const id = await shopper.chooses('card_ru');
    await shopper.press('[part~=link]', 'Continue to');
    await shopper.at('/sandbox/bank/');
    await shopper.tab.evaluate('history.back()');
    await shopper.at(`payment_id=${id}`);
    await shopper.until('the link', () => shopper.look('target', '[part~=link]', 'Continue to'));
    assert.ok(!(await shopper.look('words')).includes('Redirecting to'));
    await shop.consumer('POST', `/sandbox/bank/${id}/approve`);
    await shopper.ends('pay-complete');
  });

  it('a wrong code is refused, the right one completes', async () => {
    const id = await shopper.chooses('ewallet_id');
    const { otp } = await shop.consumer('GET', `/sandbox/otps/${id}`);
    await shopper.press('[part~=input]');
    await shopper.tab.type(otp === '736251' ? '736252' : '736251');
    await shopper.sees('Incorrect code');
    // It is selected, and has the focus.
    await shopper.tab.type(otp!);
    await shopper.ends('pay-complete');
    await shopper.sees('Account linked');
  });

  it('five wrong codes fail, once', async () => {
    const id = await shopper.chooses('ewallet_id');
    const { otp } = await shop.consumer('GET', `/sandbox/otps/${id}`);
    await shopper.press('[part~=input]');
    const enters = () => shopper.tab.type(otp === '000000' ? '000001' : '000000');
    for (let attempt = 1; attempt <= 4; attempt++) {
      await enters();
      const tried = () =>
        shopper.events().then((names) => names.filter((one) => one === 'pay-error').length >= attempt);
      await shopper.until(`attempt ${attempt}`, tried);
    }
    // Of the last one it is told by its answer, or by what watches the mandate, whichever comes first.
    await enters();
    await shopper.ends('pay-fail');
  });

  it('a bank transfer is shown with all its details, and completes', async () => {
    const id = await shopper.chooses('banktransfer_mx');
    const [amount, ...values] = await shopper.texts('[part=value]');
    const bare = values.map((text) => (/^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text));
    assert.deepEqual(bare.sort(), Object.values(await details(id)).sort());
    assert.equal(amount, 'MX$449.00');
    await pays(id);
    await shopper.ends('pay-complete');
  });

  for (const [method, tag] of [
    ['boleto_br', 'pay-boleto-details'],
    ['cashvoucher_mx', 'pay-cash-voucher'],
  ] as const) {
    it(`${tag} is shown with its barcode, its digits are copied, and it completes`, async () => {
      const id = await shopper.chooses(method);
      const { number, reference } = await details(id);
      assert.equal((await shopper.texts('[part~=barcode] svg')).length, 1);
      assert.ok(
        (await shopper.texts('[part=value]')).some((text) => text.replace(/\D/g, '') === (number ?? reference)),
      );
      await shopper.press('[part~=copy-button]');
      await shopper.sees('Copied:');
      await shopper.hears('pay-copied');
      await pays(id);
      await shopper.ends('pay-complete');
      assert.deepEqual(await shopper.texts(tag), []);
    });
  }

  it('an app link leads to the app, and what is approved there completes here', async () => {
    const id = await shopper.chooses('ovo_id');
    const links = await shopper.evaluate(`deep('[part~=link]').map((one) => one.getAttribute('href'))`);
    assert.deepEqual(links, [`ovoid-sandbox://pay?id=${id}`]);
    await shop.consumer('POST', `/sandbox/bank/${id}/approve`);
    await shopper.ends('pay-complete');
  });

  it('a payment whose time runs out fails', async () => {
    await shopper.chooses('pix_br', { seconds: '3' });
    await shopper.ends('pay-fail');
    await shopper.sees('Payment time expired');
  });

  it('whose time has run out sees the code covered, and is told when the word of a payment comes late', async () => {
    // Ordered and paid without the page, which a busy machine may open only after the time has run out.
    const { id } = await shop.consumer('POST', '/merchant/orders', { method: 'pix_br', expires_in: 3 });
    await pays(id!, { confirmed_in: 600 });
    await shopper.tab.go(`${shop.url}/?payment_id=${id}&method=pix_br`);
    await shopper.sees('If you have paid, wait');
    assert.equal((await shopper.texts('[part=cover]')).length, 1);
    await shop.consumer('POST', '/sandbox/clock/advance', { seconds: 600 });
    await shopper.ends('pay-complete');
  });

  it('a reload in the middle goes on with the same payment', async () => {
    const id = await shopper.chooses('promptpay_th');
    const code = await shopper.texts('[part=data]');
    await shopper.tab.go(await shopper.address());
    await shopper.hears('pay-ready');
    assert.deepEqual(await shopper.texts('[part=data]'), code);
    await pays(id);
    await shopper.ends('pay-complete');
  });

  it('a press by the keyboard is a press', async () => {
    await shopper.chooses('pix_br');
    await shopper.until('the button', () =>
      shopper.evaluate(`(deep('[part~=check]')[0]?.focus(), deep('[part~=check]').length)`),
    );
    await shopper.tab.press('Enter');
    await shopper.sees('Not confirmed yet');
  });
});
