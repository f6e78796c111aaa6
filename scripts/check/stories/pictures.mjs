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
/** @typedef {import('./settings.mjs').Setting & { device: Device, width: number }} Shot */
/** @typedef {import('playwright-core').Page} Page */

/** @type {readonly Shot[]} */
const SHOTS = [
  { name: 'light', scheme: 'light', dir: 'ltr', device: DESKTOP, width: 800 },
  { name: 'dark', scheme: 'dark', dir: 'ltr', device: DESKTOP, width: 800 },
  { name: 'rtl', scheme: 'light', dir: 'rtl', device: DESKTOP, width: 800 },
  { name: 'phone', scheme: 'light', dir: 'ltr', device: PHONE, width: PHONE.viewport.width },
];
/** Each is the suffix of the names of its files. */
export const SHOT_NAMES = SHOTS.map(({ name }) => name);
const HEIGHT = 800;
/** The margin around the story: outlines are outside of their boxes. */
const MARGIN = 8;
const TRIES = 3;
/** A probe that differs in more than this is not the same kind of picture. */
const MOST = 0.02;
const PROBE = '_probe.png';

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
  // A picture of more than the screen would be taken without the touch screen, whose media rules then do not apply.
  const fullPage = shot.device === DESKTOP;
  if (!fullPage) await page.setViewportSize({ width, height: clip.height });
  return coarse(decode(await page.screenshot({ clip, fullPage, animations: 'disabled', caret: 'hide' })));
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
   * @param {Page} page @param {string} id of the story @param {Device} device of the page
   * @param {(name: string, problems: string[]) => void} count
   */
  async check(page, id, device, count) {
    for (const shot of SHOTS.filter((one) => one.device === device)) {
      const name = `${id}.${shot.name}`;
      const why = await this.#differs(page, name, shot);
      if (!this.#update) count(name, why ? [why] : []);
    }
  }

  /** A story that could not be shown has its baselines all the same. @param {string} id */
  keep(id) {
    for (const { name } of SHOTS) this.#taken.add(`${id}.${name}.png`);
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
    for (let tries = 1; ; tries++) {
      const now = await take(page, shot);
      const { share, pixels, difference } = before
        ? compare(before, now)
        : { share: 1, pixels: 0, difference: undefined };
      if (before && share <= this.#allowed) return '';
      // Once more, unless nothing was expected: something may have been on its way yet.
      if (before && tries < TRIES) continue;
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
