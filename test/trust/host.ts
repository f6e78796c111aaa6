/** Pages of a host in Chromium. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { shareBrowser } from '../e2e/browser.js';
import { startServer, type Routes } from './server.js';

export interface Host {
  readonly url: string;
  /** Opens a page in a separate profile, and records uncaught errors and dialogs. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>;
  close(): Promise<void>;
}

export async function startHost(of: Browser, routes: Routes): Promise<Host> {
  const server = await startServer(routes);
  const browser = shareBrowser(of);
  return {
    url: server.url,
    open: async (options) => {
      const context = await browser.newContext(options);
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
