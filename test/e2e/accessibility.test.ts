import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { waitForEvent, pay, startTestDemo, tabTo, violations, type TestDemo } from './demo.js';

let demo: TestDemo;
before(async () => void (demo = await startTestDemo()));
after(() => demo.close());

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`axe finds no violation in ${colorScheme} mode`, () => {
    it('in the shop, in each kind of step, and in the result', async () => {
      const { page, done } = await demo.open({ colorScheme, viewport: { width: 360, height: 740 } });
      await page.goto(demo.url);
      assert.deepEqual(await violations(page), []);
      for (const method of ['pix_br', 'banktransfer_mx', 'ewallet_kr', 'ovo_id', 'ewallet_id']) {
        await pay(page, demo.url, method);
        assert.deepEqual(await violations(page), [], method);
      }
      const id = await pay(page, demo.url, 'pix_br');
      await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
      await waitForEvent(page, 'pay-complete');
      assert.deepEqual(await violations(page), []);
      await done();
    });

    it('on the consumer’s page of the sandbox and on the bank’s page', async () => {
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

describe('with only the keyboard', () => {
  it('a consumer enters and confirms a code', async () => {
    const { page, done } = await demo.open();
    const id = await pay(page, demo.url, 'ewallet_id');
    await tabTo(page, 'One-time code');
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    await page.keyboard.type(otp!);
    await waitForEvent(page, 'pay-complete');
    // The focus is on the result, not at the top of the page.
    assert.equal(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim()),
      'Account linked',
    );
    await done();
  });

  it('a consumer follows a redirect', async () => {
    const { page, done } = await demo.open();
    await pay(page, demo.url, 'ewallet_cn');
    await tabTo(page, 'Continue to');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/bank/**');
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await waitForEvent(page, 'pay-complete');
    await done();
  });
});
