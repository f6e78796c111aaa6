/** Playwright’s `test` with a browser of any engine, also of those that Playwright itself cannot drive. */
import type { EngineName } from '../../scripts/test/engines/find.mjs';
import { test as base } from '../e2e/fixtures.js';
import { launch, type Browser, type Tab } from './tab.js';

export const test = base.extend<object, { engine: EngineName; launched: Browser; tab: Tab }>({
  /** An option of the project. */
  engine: ['chromium', { option: true, scope: 'worker' }],
  launched: [
    async ({ engine }, use) => {
      const launched = await launch(engine);
      await use(launched);
      await launched.close();
    },
    { scope: 'worker' },
  ],
  /** Stays open from test to test, because some engines take seconds to open one. */
  tab: [
    async ({ launched }, use) => {
      const tab = await launched.open();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});
