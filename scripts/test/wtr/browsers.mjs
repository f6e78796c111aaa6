import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import { CHROME_ARGS, findHeadless } from '../../shared/browser.mjs';
import { describeEngine, findEngine, isFound, LABELS } from '../engines/find.mjs';
import { LineCoverage } from './line-coverage.mjs';
import { webdriverLauncher } from './webdriver-launcher.mjs';

/** @typedef {import('../engines/find.mjs').EngineName} EngineName */

/** The lines that ran are written to this file, where it is set: scripts/check/coverage.mjs. */
const { COVERAGE } = process.env;

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
  const coverage = COVERAGE ? new LineCoverage() : null;
  const launcher = chromeLauncher({
    launchOptions: { executablePath: findHeadless(), args: CHROME_ARGS, headless: true },
    // Each page in a context of its own: else only the last page is visible, and animation frames stop in the rest.
    createPage: async ({ browser }) => {
      const page = await (await browser.createBrowserContext()).newPage();
      const session = await page.createCDPSession();
      await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
      await coverage?.watch(session);
      return page;
    },
  });
  return coverage && COVERAGE ? withCoverage(launcher, coverage, COVERAGE) : launcher;
}

/**
 * A page forgets what has run when a session ends.
 * @param {ReturnType<typeof chromeLauncher>} launcher @param {LineCoverage} coverage @param {string} file
 */
function withCoverage(launcher, coverage, file) {
  const [stopSession, stop] = [launcher.stopSession.bind(launcher), launcher.stop.bind(launcher)];
  return Object.assign(launcher, {
    stopSession: async (/** @type {string} */ id) => {
      await coverage.collect();
      return stopSession(id);
    },
    stop: async () => {
      await coverage.write(file);
      await stop();
    },
  });
}
