import assert from 'node:assert/strict';
import { waitForEvent, pay, tabTo, violations } from './demo.js';
import { test } from './fixtures.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds no violation in ${colorScheme} mode`, () => {
    test('in the shop, in each kind of step, and in the result', async ({ demo }) => {
      const { page } = await demo.open({ colorScheme, viewport: { width: 360, height: 740 } });
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
    });

    test('on the consumer’s page of the sandbox and on the bank’s page', async ({ demo }) => {
      const { page } = await demo.open({ colorScheme });
      const id = await pay(page, demo.url, 'card_ru');
      await pay(page, demo.url, 'ewallet_id');
      for (const path of ['/sandbox', `/sandbox/bank/${id}`]) {
        await page.goto(demo.url + path);
        await page.getByText(id).first().waitFor();
        assert.deepEqual(await violations(page), [], path);
      }
    });
  });
}

test.describe('with only the keyboard', () => {
  test('a consumer enters and confirms a code', async ({ demo }) => {
    const { page } = await demo.open();
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
  });

  test('a consumer follows a redirect', async ({ demo }) => {
    const { page } = await demo.open();
    await pay(page, demo.url, 'ewallet_cn');
    await tabTo(page, 'Continue to');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/bank/**');
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await waitForEvent(page, 'pay-complete');
  });
});
