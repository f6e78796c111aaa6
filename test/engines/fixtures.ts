/** Playwright’s `test` with a browser of any engine, also of those that Playwright itself cannot drive. */
import type { EngineName } from '../../scripts/test/engines/find.mjs';
import { test as base } from '../e2e/fixtures.js';
import { launch, type Browser } from './tab.js';

export const test = base.extend<object, { engine: EngineName; launched: Browser }>({
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
});
