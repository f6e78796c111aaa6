import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import { CHROME_ARGS, findHeadless } from '../../shared/browser.mjs';
import { describeEngine, findEngine, isFound, LABELS } from '../engines/find.mjs';
import { webdriverLauncher } from './webdriver-launcher.mjs';

/** @typedef {import('../engines/find.mjs').EngineName} EngineName */

/** Web Test Runner's launcher of an engine. @param {EngineName} name */
export function launcherOf(name) {
  const engine = findEngine(name);
  if (!isFound(engine)) throw new Error(describeEngine(engine));
  const { path: executablePath, driver } = engine;
  if (driver) return webdriverLauncher({ name: LABELS[name], engine: { path: executablePath, driver } });
  if (name === 'firefox') {
    const launchOptions = { browser: /** @type {const} */ ('firefox'), executablePath, headless: true };
    // Firefox has the focus in one page alone: keys would go astray.
    return chromeLauncher({ puppeteer, launchOptions, concurrency: 1 });
  }
  return chromeLauncher({
    launchOptions: { executablePath: findHeadless(), args: CHROME_ARGS, headless: true },
    // Each page in a context of its own: else only the last page is visible, and animation frames stop in the rest.
    createPage: async ({ browser }) => {
      const page = await (await browser.createBrowserContext()).newPage();
      const session = await page.createCDPSession();
      await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      return page;
    },
  });
}
