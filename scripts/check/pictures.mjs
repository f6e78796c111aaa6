/**
 * `npm run pictures`: docs/pictures, a phone with each guide's step, and three of them side by side for the README, in
 * light and dark. They show the responses of the service in the guides.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROME_ARGS, findBrowser } from '../shared/browser.mjs';
import { build } from '../build/build.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';
import { GUIDES, HERO, resourceOf } from './pictures/guides.mjs';
import { ORIGIN } from './pictures/pages.mjs';
import { answer } from './pictures/site.mjs';

const FOLDER = join(ROOT, 'docs/pictures');
const PHONE = { width: 390, height: 760 };
const WIDE = { width: 1196, height: 730 };
/** A repository never forgets a picture. */
const MOST_BYTES = 60_000;
const QUALITIES = [90, 80, 70, 60, 50];
/** A little after each guide's payment was made. */
const NOW = '2026-11-21T17:14:00Z';
/** The rendering of text must not depend on the machine's screen. */
const ARGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

/** @typedef {import('playwright-core').Page} Page */

/**
 * WebP, which Playwright does not write, as good as it fits.
 * @param {Page} page @param {{ width: number, height: number }} size
 */
async function photograph(page, { width, height }) {
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, width, height, scale: 1 },
      // A picture of more than the screen would be taken without the touch screen, whose media rules then do not apply.
      captureBeyondViewport: false,
    });
    const file = Buffer.from(data, 'base64');
    if (file.length < MOST_BYTES) return file;
  }
  throw new Error(`The picture is larger than ${MOST_BYTES} bytes.`);
}

/** Waits until the step and its lazy-loaded parts are on screen, and enters half of a code. @param {Page} page */
async function settle(page) {
  const frames = page.frames().filter((frame) => frame.url().includes('/step/'));
  for (const frame of frames) {
    await frame.waitForFunction(() => document.querySelector('pay-action:state(ready)'));
    await page.waitForLoadState('networkidle');
    const input = frame.locator('pay-otp-verify input');
    if (await input.count()) await input.fill('4829');
    await frame.evaluate(() => document.fonts.ready);
  }
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
}

ensureInstalled();
build(['library']);
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...CHROME_ARGS, ...ARGS] });
for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  const context = await browser.newContext({
    colorScheme: scheme,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    viewport: PHONE,
  });
  await context.clock.setFixedTime(NOW);
  const resources = new Map(
    await Promise.all(
      GUIDES.map(async (name) => {
        const guide = await readFile(join(ROOT, `docs/guides/${name}.md`), 'utf8');
        return /** @type {const} */ ([name, resourceOf(guide)]);
      }),
    ),
  );
  await context.route('**', (route) => answer(route, resources));
  const page = await context.newPage();
  const keep = async (/** @type {string} */ name, /** @type {{ width: number, height: number }} */ size) => {
    const file = `${name}${scheme === 'dark' ? '-dark' : ''}.webp`;
    const picture = await photograph(page, size);
    await writeFile(join(FOLDER, file), picture);
    console.log(`${file}: ${(picture.length / 1000).toFixed(1)} kB`);
  };
  for (const name of GUIDES) {
    await page.goto(`${ORIGIN}/step/${name}`);
    await settle(page);
    const bottom = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().bottom));
    await keep(name, { width: PHONE.width, height: Math.min(bottom, PHONE.height) });
  }
  await page.setViewportSize(WIDE);
  await page.goto(`${ORIGIN}/hero/${HERO.join('+')}`);
  await settle(page);
  await keep('steps', WIDE);
  await context.close();
}
await browser.close();
