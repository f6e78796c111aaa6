/** Starts an example as `npm run example` does, with a browser to use it. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { install, prepare } from '../../scripts/serve/examples/prepare.mjs';
import { startExample } from '../../scripts/serve/examples/start.mjs';
import { Printed } from './printed.js';

export interface Shopping {
  /** The page of the example. Any error or warning on its console fails the test. */
  readonly page: Page;
  /** The output of the servers. */
  readonly printed: Printed;
  /** Chooses a payment method by its name, and places the order. @returns the id of the new payment or mandate */
  choose(method: string): Promise<string>;
  /** Does what the consumer does, through the test API of the payment service. */
  consumer(method: 'GET' | 'POST', path: string): Promise<Record<string, string>>;
}

/** @param server the command that serves the page, if not the usual one, which needs a build */
export function inExample(name: string, tests: (shopping: Shopping) => void, server?: string[]): void {
  test.describe(`examples/${name}${server ? `: ${server.join(' ')}` : ''}`, () => {
    let example: Awaited<ReturnType<typeof startExample>>;
    let page: Page;
    let problems: string[];
    const printed = new Printed();

    test.beforeAll(async () => {
      // The example is installed and built.
      test.setTimeout(300_000);
      if (server) install(name);
      else prepare(name);
      example = await startExample({ name, port: 0, print: printed.add, ...(server ? { server } : {}) });
    });
    test.afterAll(async () => {
      await example?.close();
    });
    test.beforeEach(async ({ browser }) => {
      problems = [];
      page = await browser.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // Lit logs this in its development build.
        const usual = server && message.text().startsWith('Lit is in dev mode.');
        if (['error', 'warning'].includes(message.type()) && !usual)
          problems.push(`${message.text()} ${message.location().url}`);
      });
      await page.goto(example.url);
    });
    test.afterEach(async () => {
      await page.close();
      assert.deepEqual(problems, []);
    });

    tests({
      get page() {
        return page;
      },
      printed,
      choose: async (method) => {
        await page.locator('pay-methods').getByRole('radio', { name: method }).check();
        await page.getByRole('button', { name: 'Place order' }).click();
        const action = page.locator('pay-action');
        // A development server compiles the page first.
        await action.locator('[part~=step]').waitFor({ timeout: 90_000 });
        const src = await action.evaluate((element: HTMLElement & { src: string }) => element.src);
        return src.split('/').at(-1)!;
      },
      consumer: async (method, path) => {
        const response = await fetch(example.service + path, { method, headers: { accept: 'application/json' } });
        assert.equal(response.status, 200);
        return (await response.json()) as Record<string, string>;
      },
    });
  });
}
