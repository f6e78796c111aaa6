/** Opens stories of the built Storybook and waits for the end of their play functions. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, devices } from 'playwright-core';
import { CHROME_ARGS, findBrowser } from '../../shared/browser.mjs';
import { serve, STORYBOOK } from './serve.mjs';
import { emulate } from './settings.mjs';

/** @typedef {{ id: string, type: string, title: string, name: string, tags?: readonly string[] }} Entry */
/** @typedef {{ errors: string[], actions: string, code: string }} Ended the result of its play function, and its code */

/** Text looks the same whatever screen, language, time zone and day the machine has. */
export const DRAWING = {
  args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  context: /** @type {const} */ ({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  }),
  now: '2026-11-21T12:00:00Z',
};

/** @typedef {{ viewport: { width: number, height: number }, context: import('playwright-core').BrowserContextOptions }} Device */

/** @type {Device} */
export const DESKTOP = { viewport: { width: 1280, height: 720 }, context: {} };

/** A phone as the elements see it: touch, a coarse pointer, its user agent, and two pixels for one. @type {Device} */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  context: { ...devices['Pixel 7'], deviceScaleFactor: 2 },
};

const AT_ONCE = 3;
const PATIENCE_MS = 40_000;
/** The timeout of a story with all of its checks. A browser that hangs must not block the others. */
const MOST_MS = 180_000;

/**
 * @template T, U
 * @param {Promise<T>} promise @param {number} ms @param {U} late what it is when it takes longer
 * @returns {Promise<T | U>}
 */
async function within(promise, ms, late) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const over = new Promise((resolve) => (timer = setTimeout(() => resolve(late), ms)));
  try {
    return /** @type {T | U} */ (await Promise.race([promise, over]));
  } finally {
    clearTimeout(timer);
  }
}

/** Runs in the page before other scripts: Storybook's preview reports the result of a story on its channel. */
function listenForTheEnd() {
  const page = /** @type {any} */ (globalThis);
  /** @type {string[]} the events in the Actions panel */
  const actions = [];
  let code = '';
  page.storyEnded = new Promise((resolve) => {
    /** @type {any} */
    let channel;
    const end = (/** @type {string[]} */ errors) => resolve({ errors, actions: actions.join('\n'), code });
    Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (value) => {
        channel = value;
        for (const bad of [
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
          'storyMissing',
          'unhandledErrorsWhilePlaying',
        ]) {
          channel.on(bad, (/** @type {any} */ error) => end([`${bad}: ${error?.message ?? JSON.stringify(error)}`]));
        }
        channel.on('storybook/actions/action-event', (/** @type {any} */ { data }) => {
          actions.push(`${data.name} ${JSON.stringify(data.args)}`);
        });
        channel.on('storybook/docs/snippet-rendered', (/** @type {any} */ { source }) => (code = source));
        channel.on('storyFinished', (/** @type {any} */ { status }) => end(status === 'error' ? ['error'] : []));
      },
    });
  });
}

/**
 * Opens a story, and calls `look` when its play function has ended well.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {Device['viewport']} viewport every story starts in it: the last one left the page in the size of its picture
 * @param {Entry} entry
 * @param {(page: import('playwright-core').Page, ended: Ended) => Promise<string[]>} look what it finds wrong
 * @returns {Promise<string[]>} what is wrong
 */
async function visit(page, url, viewport, { id, type }, look) {
  /** @type {string[]} */
  const problems = [];
  const onError = (/** @type {Error} */ { message }) => problems.push(message);
  page.on('pageerror', onError);
  try {
    await page.setViewportSize(viewport);
    await emulate(page, { scheme: 'light' });
    const view = type === 'docs' ? 'docs' : 'story';
    // Storybook's own axe would look at one setting of the many that are looked at here.
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=${view}&globals=a11y.manual:!true`);
    if (type === 'docs') {
      await page.locator('.sbdocs h1').first().waitFor({ timeout: PATIENCE_MS });
    } else {
      const end = page.evaluate(() => /** @type {Promise<Ended>} */ (/** @type {any} */ (globalThis).storyEnded));
      const ended = await within(end, PATIENCE_MS, { errors: ['did not end'], actions: '', code: '' });
      problems.push(...ended.errors);
      if (!problems.length) problems.push(...(await look(page, ended)));
    }
  } catch (error) {
    problems.push(String(error));
  }
  page.off('pageerror', onError);
  return problems;
}

/** @returns {Promise<Entry[]>} of the built Storybook */
export async function entries() {
  const index = JSON.parse(await readFile(join(STORYBOOK, 'index.json'), 'utf8'));
  return Object.values(index.entries);
}

/**
 * Visits all of these, several at once.
 * @param {readonly Entry[]} all
 * @param {{
 *   device?: Device,
 *   look: (page: import('playwright-core').Page, entry: Entry, ended: Ended) => Promise<string[]>,
 *   done: (entry: Entry, problems: string[]) => void,
 * }} how
 */
export async function visitAll(all, { device = DESKTOP, look, done }) {
  const queue = [...all];
  const server = await serve();
  // Not the headless shell, which draws text otherwise.
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...CHROME_ARGS, ...DRAWING.args] });
  const work = async () => {
    // A context of its own has a window of its own, so that every page is a visible one. A new page for each story would
    // cost a window and a process of Chromium each time, and double the time of the run.
    const open = async () => {
      const context = await browser.newContext({ ...DRAWING.context, ...device.context, viewport: device.viewport });
      await context.addInitScript(listenForTheEnd);
      await context.clock.setFixedTime(DRAWING.now);
      return context.newPage();
    };
    let page = await open();
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const found = entry;
      const visited = visit(page, server.url, device.viewport, found, (page, ended) => look(page, found, ended));
      const problems = await within(
        visited.catch((error) => [String(error)]),
        MOST_MS,
        null,
      );
      done(found, problems ?? ['hangs']);
      if (problems) continue;
      page
        .context()
        .close()
        .catch(() => {});
      page = await open();
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  server.close();
}
