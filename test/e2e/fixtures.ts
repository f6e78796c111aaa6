/** Playwright’s `test` with the demo shop and its sandbox, which the tests of a worker share. */
import { chromium, test as base, type Browser } from '@playwright/test';
import { CHROME_ARGS, findBrowser } from '../../scripts/shared/browser.mjs';
import { openChecked, startShop, type CheckedPage, type TestDemo, type TestShop } from './demo.js';

export interface OfWorker {
  shop: TestShop;
  /** A browser with a window: headless browsers lack its focus handling and autofill. */
  launchWindowed: () => Promise<Browser>;
  /** As `demo`, for hooks of a whole file: pages stay open until they are closed. */
  lasting: TestDemo;
}

export const test = base.extend<{ demo: TestDemo }, OfWorker>({
  shop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  launchWindowed: [
    async ({}, use) => {
      let browser: Promise<Browser> | undefined;
      await use(() => (browser ??= chromium.launch({ executablePath: findBrowser(), args: CHROME_ARGS })));
      await (await browser)?.close();
    },
    { scope: 'worker' },
  ],
  lasting: [
    ({ browser, shop, launchWindowed }, use) =>
      use({
        ...shop,
        open: (...args) => openChecked(browser, ...args),
        openInWindow: async (...args) => openChecked(await launchWindowed(), ...args),
      }),
    { scope: 'worker' },
  ],
  demo: async ({ lasting }, use) => {
    const opened: CheckedPage[] = [];
    const keep =
      (open: TestDemo['open']): TestDemo['open'] =>
      async (...args) => {
        const checked = await open(...args);
        opened.push(checked);
        return checked;
      };
    await use({ ...lasting, open: keep(lasting.open), openInWindow: keep(lasting.openInWindow) });
    for (const { done } of opened) await done();
  },
});
