/** Builds and serves the pages of the benchmark, and opens them in a browser. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type Browser, type Page } from '@playwright/test';
import type { Files } from '../../bench/build.js';
import { ROOT } from '../../bench/root.js';
import type { Addresses } from '../../bench/server.js';
import { openTab } from '../../bench/tab.js';
import { ensureInstalled } from '../../scripts/shared/install.mjs';

export let files: Files;
export let server: { urls: Addresses; close: () => void };
export let browser: Browser;

/** Serves the pages while the tests of a file run. */
export function servePages(): void {
  test.beforeAll(async ({ browser: shared }) => {
    ensureInstalled(join(ROOT, 'bench/'));
    // Loaded only after the packages that they compare are installed.
    const { buildPages } = await import('../../bench/build.js');
    const { serve } = await import('../../bench/server.js');
    files = await buildPages();
    server = await serve(files);
    browser = shared;
  });
  test.afterAll(() => server?.close());
}

/**
 * Opens a page, and looks at it when the mark is painted.
 * @param base the address of the server
 */
export async function see(
  path: string,
  mark: string,
  look: (page: Page) => Promise<void>,
  base = server.urls.http,
): Promise<void> {
  // The slow line must have no open connection.
  const { page, close } = await openTab(browser, `${base === server.urls.slow ? server.urls.tls : base}/blank`);
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  try {
    await page.goto(base + path);
    await page.evaluate(`bench.whenPainted(${JSON.stringify(mark)})`);
    await look(page);
    assert.deepEqual(missing, []);
  } finally {
    await close();
  }
}
