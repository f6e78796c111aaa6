/** Pictures of stories, compared with those of a folder of baselines, or written there. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROME_ARGS, findBrowser } from '../../shared/browser.mjs';
import { compare } from './compare.mjs';
import { coarse, decode, encode } from './png.mjs';
import { takeProbe } from './probe.mjs';
import { set } from './settings.mjs';
import { DESKTOP, DRAWING, PHONE } from './visit.mjs';

/** @typedef {import('./visit.mjs').Device} Device */
/** @typedef {import('./visit.mjs').Entry} Entry */
/** @typedef {import('./settings.mjs').Setting & { device: Device, width: number }} Shot */
/** @typedef {import('playwright-core').Page} Page */

/** A story is what a consumer sees, on a phone. @type {readonly Shot[]} */
const STORY = [{ name: 'phone', scheme: 'light', dir: 'ltr', device: PHONE, width: PHONE.viewport.width }];
/** A page about the elements. @type {readonly Shot[]} */
const PAGE = [{ name: 'light', scheme: 'light', dir: 'ltr', device: DESKTOP, width: 800 }];
/** All stories of an element on one page: dark, from right to left, and wide. @type {readonly Shot[]} */
const SHEET = [
  { name: 'dark', scheme: 'dark', dir: 'ltr', device: DESKTOP, width: 1280 },
  { name: 'rtl', scheme: 'light', dir: 'rtl', device: DESKTOP, width: 1280 },
];
/** By the tag of a story. Those in the fonts of the machine look different on each. @type {Readonly<Record<string, readonly Shot[]>>} */
const BY_TAG = { 'one-picture': PAGE, sheet: SHEET, 'no-picture': [] };
const HEIGHT = 800;
/** The margin around the story: outlines are outside of their boxes. */
const MARGIN = 8;
const TRIES = 3;
/** A probe that differs in more than this is not the same kind of picture. */
const MOST = 0.02;
const PROBE = '_probe.png';

/** Sheets whose stories wait for a response: one after the other, they take longer than its timeout. */
const TIMED = /^guides-all-states--(action|one-time-code)$/;

/** @param {Entry} entry */
const shotsOf = ({ id, tags = [] }) => (TIMED.test(id) ? [] : (tags.map((tag) => BY_TAG[tag]).find(Boolean) ?? STORY));

/** Documents, too, are for a wide screen. @param {Entry} entry @returns {Device} */
export const deviceOf = (entry) => (entry.type === 'docs' ? DESKTOP : (shotsOf(entry)[0]?.device ?? DESKTOP));

/** @param {Page} page @param {Shot} shot */
async function take(page, shot) {
  await page.setViewportSize({ width: shot.width, height: HEIGHT });
  await set(page, shot);
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  const { width, height } = await page.evaluate(() => {
    const { bottom } = document.querySelector('#storybook-root')?.getBoundingClientRect() ?? { bottom: 0 };
    return { width: innerWidth, height: bottom };
  });
  const clip = { x: 0, y: 0, width, height: Math.ceil(height) + MARGIN };
  // A picture of more than the screen would be taken without the touch screen, whose media rules then do not apply; and what
  // stays at the end of the screen would cover the middle of the story.
  await page.setViewportSize({ width, height: clip.height });
  return coarse(decode(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })));
}

export class Pictures {
  /** @type {import('./report.mjs').Change[]} */
  changes = [];
  written = 0;
  /** @type {Set<string>} */
  #taken = new Set();
  #folder;
  #update;
  /** The share of its pixels by which a picture may differ on this machine. */
  #allowed = 0;

  /** @param {string} folder of the baselines @param {boolean} update whether they are written instead of compared */
  constructor(folder, update) {
    this.#folder = folder;
    this.#update = update;
  }

  /** @returns {Promise<string>} why pictures of this machine cannot be compared with the baselines; empty when they can */
  async probe() {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: [...CHROME_ARGS, ...DRAWING.args] });
    const now = coarse(decode(await takeProbe(browser)));
    const version = browser.version();
    await browser.close();
    if (this.#update) {
      await mkdir(this.#folder, { recursive: true });
      await this.#write(PROBE, now);
      return '';
    }
    const before = await this.#read(PROBE);
    if (!before) throw new Error('There are no baselines: make them with npm run test:visual -- --update');
    const { share } = compare(before, now);
    this.#allowed = 2 * share;
    return share > MOST ? `Chromium ${version} draws text otherwise here than where the baselines were made` : '';
  }

  /**
   * @param {Page} page @param {Entry} entry
   * @param {(name: string, problems: string[]) => void} count
   */
  async check(page, entry, count) {
    for (const shot of entry.type === 'story' ? shotsOf(entry) : []) {
      const name = `${entry.id}.${shot.name}`;
      const why = await this.#differs(page, name, shot);
      if (!this.#update) count(name, why ? [why] : []);
    }
  }

  /** A story that could not be shown has its baselines all the same. @param {Entry} entry */
  keep(entry) {
    for (const { name } of shotsOf(entry)) this.#taken.add(`${entry.id}.${name}.png`);
  }

  /** Baselines that no story has. @returns {Promise<string[]>} */
  async leftOver() {
    const files = await readdir(this.#folder);
    const left = files.filter((file) => !this.#taken.has(file) && file !== PROBE);
    if (!this.#update) return left;
    for (const file of left) await rm(join(this.#folder, file));
    return [];
  }

  /** @param {Page} page @param {string} name @param {Shot} shot @returns {Promise<string>} empty when it is as it was */
  async #differs(page, name, shot) {
    const file = `${name}.png`;
    const before = await this.#read(file);
    /** @type {import('./png.mjs').Picture | undefined} */
    let last;
    for (let tries = 1; ; tries++) {
      const now = await take(page, shot);
      const settled = last && !compare(last, now).pixels;
      last = now;
      const { share, pixels, difference } = before
        ? compare(before, now)
        : { share: 1, pixels: 0, difference: undefined };
      if (before && share <= this.#allowed) return '';
      // Once more, unless nothing was expected: something may have been on its way yet.
      if (tries < TRIES && (this.#update ? !settled : before)) continue;
      if (this.#update) {
        this.written++;
        await this.#write(file, now);
        return '';
      }
      const why = before ? `${pixels} pixels differ` : 'there is no baseline';
      this.changes.push({ name, why, before, now, difference });
      return why;
    }
  }

  /** @param {string} file @returns {Promise<import('./png.mjs').Picture | undefined>} */
  async #read(file) {
    const written = await readFile(join(this.#folder, file)).catch(() => null);
    return written ? decode(written) : undefined;
  }

  /** @param {string} file @param {import('./png.mjs').Picture} picture */
  #write(file, picture) {
    return writeFile(join(this.#folder, file), encode(picture));
  }
}
