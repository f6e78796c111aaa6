/** The browser of a Playwright worker, for a part of a test file. */
import type { Browser } from '@playwright/test';

export interface TestBrowser extends Pick<Browser, 'newContext' | 'newPage'> {
  /** Closes what was opened here. */
  close(): Promise<void>;
}

export function shareBrowser(browser: Browser): TestBrowser {
  const opened: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    opened.push(one);
    return one;
  };
  return {
    newContext: async (options) => keep(await browser.newContext(options)),
    newPage: async (options) => keep(await browser.newPage(options)),
    close: async () => void (await Promise.all(opened.map((one) => one.close()))),
  };
}
