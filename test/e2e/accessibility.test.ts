import assert from 'node:assert/strict';
import { waitForEvent, pay, tabTo, violations } from './demo.js';
import { test } from './fixtures.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds no violation in ${colorScheme} mode`, () => {
    test('on the bank’s page', async ({ demo }) => {
      const { page } = await demo.open({ colorScheme });
      const id = await pay(page, demo.url, 'card_ru');
      await page.goto(`${demo.url}/sandbox/bank/${id}`);
      await page.getByText(id).first().waitFor();
      assert.deepEqual(await violations(page), []);
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
