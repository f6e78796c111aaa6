/** Chromium for a test file: the shared browser of the step (scripts/test/with-browser.mjs), or its own browser. */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { CHROME_ARGS, findBrowser, findHeadless } from '../../scripts/shared/browser.mjs';

export interface TestBrowser extends Pick<Browser, 'newContext' | 'newPage'> {
  /** Closes the contexts of this file, and the browser if it is not shared. */
  close(): Promise<void>;
}

export async function openBrowser(): Promise<TestBrowser> {
  const { BROWSER_ENDPOINT } = process.env;
  return closable(BROWSER_ENDPOINT ? await chromium.connect(BROWSER_ENDPOINT) : await launch(findHeadless()));
}

/** A headless browser for this test file alone: all contexts of a browser share one clipboard. */
export const openOwnBrowser = async (): Promise<TestBrowser> => closable(await launch(findHeadless()));

/** The complete Chromium, for this test file alone. */
export const openBrowserWithWindow = async (): Promise<TestBrowser> => closable(await launch(findBrowser()));

const launch = (executablePath: string) => chromium.launch({ executablePath, args: CHROME_ARGS });

function closable(browser: Browser): TestBrowser {
  return {
    newContext: (options) => browser.newContext(options),
    newPage: (options) => browser.newPage(options),
    // A helper process of the browser may outlive it and keep its pipes open, so the close has a time limit.
    close: () => Promise.race([browser.close(), wait(10_000, undefined, { ref: false })]),
  };
}
