/** Pages of a host in Chromium. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.js';
import { startServer, type Routes } from './server.js';

export interface Host {
  readonly url: string;
  /** Opens a page in a separate profile, and records uncaught errors and dialogs. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>;
  close(): Promise<void>;
}

export async function startHost(routes: Routes): Promise<Host> {
  const [server, browser] = await Promise.all([startServer(routes), openBrowser()]);
  return {
    url: server.url,
    open: async (options) => {
      const context = await browser.newContext(options);
      // The loader that compiles these tests names functions with a helper that pages do not have.
      await context.addInitScript('globalThis.__name = (named) => named');
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('dialog', (dialog) => problems.push(`dialog: ${dialog.message()}`));
      page.on('crash', () => problems.push('crash'));
      return { page, problems };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
