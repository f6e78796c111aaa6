/** Pictures of stories: a story on a phone, in light; a page about elements as it is wide; all states in dark and from right to left. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devices, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { set, type Setting } from './settings.js';
import type { Entry } from './storybook.js';

interface Shot extends Setting {
  readonly width: number;
}

export type Device = 'desktop' | 'phone' | 'sheet';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** Text looks the same whatever screen, language and time zone the machine has; one pixel for one keeps the files small. */
export const CONTEXTS: Readonly<Record<Device, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 720 }, timezoneId: 'UTC', reducedMotion: 'reduce' },
  // Long pages in half of their size.
  sheet: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5, timezoneId: 'UTC', reducedMotion: 'reduce' },
  phone: {
    ...pixel,
    deviceScaleFactor: 1,
    viewport: { width: 360, height: 740 },
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  },
};

const PHONE: readonly Shot[] = [{ name: 'phone', scheme: 'light', dir: 'ltr', width: 360 }];
const SHEET: readonly Shot[] = [
  { name: 'dark', scheme: 'dark', dir: 'ltr', width: 1280 },
  { name: 'rtl', scheme: 'light', dir: 'rtl', width: 1280 },
];
/** By the tag of a story. Those in the fonts of the machine look different on each. */
const BY_TAG: Readonly<Record<string, readonly Shot[]>> = {
  'one-picture': [{ name: 'light', scheme: 'light', dir: 'ltr', width: 800 }],
  sheet: SHEET,
  'no-picture': [],
};
const HEIGHT = 800;
/** The margin around the story: outlines are outside of their boxes. */
const MARGIN = 8;

const shotsOf = ({ type, tags }: Entry) =>
  type === 'docs' ? [] : (tags.map((tag) => BY_TAG[tag]).find(Boolean) ?? PHONE);

/** Documents, too, are for a wide screen. */
export function deviceOf(entry: Entry): Device {
  const shots = shotsOf(entry);
  return shots === PHONE ? 'phone' : shots.length ? 'sheet' : 'desktop';
}

/** The files of the pictures of a story. */
export const picturesOf = (entry: Entry) => shotsOf(entry).map(({ name }) => `${entry.id}-${name}.png`);

/** Compares a story with its pictures. */
export async function comparePictures(page: Page, entry: Entry): Promise<void> {
  for (const shot of shotsOf(entry)) {
    await page.setViewportSize({ width: shot.width, height: HEIGHT });
    await set(page, shot);
    const { width, height } = await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo(0, 0);
      const { bottom } = document.querySelector('#storybook-root')!.getBoundingClientRect();
      return { width: innerWidth, height: Math.ceil(bottom) };
    });
    const clip = { x: 0, y: 0, width, height: height + MARGIN };
    // A picture of more than the screen would be taken without the touch screen, whose media rules then do not apply; and what
    // stays at the end of the screen would cover the middle of the story.
    await page.setViewportSize({ width, height: clip.height });
    await expect.soft(page).toHaveScreenshot(`${entry.id}-${shot.name}.png`, { clip, scale: 'device' });
  }
}

const font = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}`)).toString('base64');

/** Text and boxes without any of our code. */
const probe = () => `<!doctype html><style>
@font-face { font-family: Sans; src: url(data:font/woff2;base64,${font('noto-sans/files/noto-sans-latin-400-normal.woff2')}) }
body { margin: 0; inline-size: 320px; background: #fff; color: #123; font: 16px/1.5 Sans }
</style><p>Pay 1,234.56 before 21 November: São Paulo, ação, R$ & €.</p>
<button>Pay</button> <input type="checkbox" checked>`;

/** Whether this machine draws as the one where the pictures were made: another Chromium or other libraries may not. */
export async function drawsAlike(browser: Browser): Promise<boolean> {
  const page = await browser.newPage({ ...CONTEXTS.desktop, viewport: { width: 320, height: 320 } });
  await page.setContent(probe());
  await page.evaluate(() => document.fonts.ready);
  try {
    await expect(page).toHaveScreenshot('probe.png');
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}
