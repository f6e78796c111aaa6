/** A page of the demo that the samples of a worker share, since a profile of its own for each costs more than the sample. */
import type { Page } from '@playwright/test';
import type { CheckedPage } from '../e2e/demo.js';
import { test as base } from '../e2e/fixtures.js';

export const test = base.extend<{ samplePage: Page }, { shared: CheckedPage }>({
  shared: [
    async ({ lasting }, use) => {
      const shared = await lasting.open();
      await use(shared);
      await shared.done();
    },
    { scope: 'worker' },
  ],
  samplePage: async ({ shared: { page, check } }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Where a sample has redirected is remembered.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    check();
  },
});
