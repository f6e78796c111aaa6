/** Playwright’s `test` with a sandbox, which the files of a worker share. */
import { test as base } from '@playwright/test';
import { createSandbox, type Sandbox } from 'pay-elements-sandbox';

export const test = base.extend<object, { sandbox: Sandbox }>({
  sandbox: [
    async ({}, use) => {
      const sandbox = await createSandbox({ ticking: false });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
});
