/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { CHROME_ARGS } from '../../scripts/shared/browser.mjs';
import type { Browser } from './tab.js';

export async function openPuppeteer(name: string, executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    // Fails early if the browser is gone.
    protocolTimeout: 30_000,
    ...(name === 'firefox' ? { browser: 'firefox' } : { args: CHROME_ARGS }),
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1024, height: 768 });
      return {
        go: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (keys) => page.keyboard.type(keys),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    // The close may wait for a helper process that outlives the browser.
    close: () => Promise.race([browser.close(), delay(10_000, undefined, { ref: false })]),
  };
}
