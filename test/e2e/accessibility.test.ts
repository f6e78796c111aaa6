import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { heard, pay, startTestDemo, tabTo, violations, type TestDemo } from './demo.js';

let demo: TestDemo;
before(async () => void (demo = await startTestDemo()));
after(() => demo.close());

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`axe has nothing to say, ${colorScheme}`, () => {
    it('of the shop, of each kind of step, and of the result', async () => {
      const { page, done } = await demo.open({ colorScheme, viewport: { width: 360, height: 740 } });
      await page.goto(demo.url);
      assert.deepEqual(await violations(page), []);
      for (const method of ['pix_br', 'banktransfer_mx', 'ewallet_kr', 'ovo_id', 'ewallet_id']) {
        await pay(page, demo.url, method);
        assert.deepEqual(await violations(page), [], method);
      }
      const id = await pay(page, demo.url, 'pix_br');
      await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
      await heard(page, 'pay-complete');
      assert.deepEqual(await violations(page), []);
      await done();
    });

    it('of the consumer’s side and the bank', async () => {
      const { page, done } = await demo.open({ colorScheme });
      const id = await pay(page, demo.url, 'card_ru');
      await pay(page, demo.url, 'ewallet_id');
      for (const path of ['/sandbox', `/sandbox/bank/${id}`]) {
        await page.goto(demo.url + path);
        await page.getByText(id).first().waitFor();
        assert.deepEqual(await violations(page), [], path);
      }
      await done();
    });
  });
}

describe('with the keyboard alone', () => {
  it('a code is entered and confirmed', async () => {
    const { page, done } = await demo.open();
    const id = await pay(page, demo.url, 'ewallet_id');
    await tabTo(page, 'One-time code');
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    await page.keyboard.type(otp!);
    await heard(page, 'pay-complete');
    // The consumer is where the result is read, not at the top of the page.
    assert.equal(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim()),
      'Account linked',
    );
    await done();
  });

  it('a redirect is followed', async () => {
    const { page, done } = await demo.open();
    await pay(page, demo.url, 'ewallet_cn');
    await tabTo(page, 'Continue to');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/bank/**');
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await heard(page, 'pay-complete');
    await done();
  });
});
