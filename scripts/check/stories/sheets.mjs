/** Contact sheets: the pictures of a group of stories side by side, to look at them all at once. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROME_ARGS, findBrowser } from '../../shared/browser.mjs';

/** The width of a sheet, and of a picture on it. */
const WIDTH = 1640;
const COLUMN = 384;

const STYLE = `body{margin:0;padding:16px;columns:4;column-gap:24px;background:#888;font:13px/1.4 sans-serif}
figure{margin:0 0 24px;break-inside:avoid}figcaption{margin-bottom:4px}img{display:block;width:${COLUMN}px}`;

/**
 * Writes a sheet for each group and shot.
 * @param {string} folder where they are written
 * @param {string} pictures the folder with a file for each story and shot
 * @param {readonly import('./visit.mjs').Entry[]} entries
 * @param {readonly string[]} shots
 * @returns {Promise<number>} how many
 */
export async function writeSheets(folder, pictures, entries, shots) {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_ARGS });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
  let written = 0;
  for (const title of new Set(entries.map((entry) => entry.title))) {
    const group = entries.filter((entry) => entry.title === title);
    for (const shot of shots) {
      const figures = await Promise.all(group.map(({ id, name }) => figure(join(pictures, `${id}.${shot}.png`), name)));
      if (!figures.some(Boolean)) continue;
      await page.setContent(`<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${figures.join('')}`);
      const file = `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.${shot}.png`;
      await writeFile(join(folder, file), await page.screenshot({ fullPage: true }));
      written++;
    }
  }
  await browser.close();
  return written;
}

/** @param {string} file @param {string} name @returns {Promise<string>} empty if there is no such picture */
async function figure(file, name) {
  const picture = await readFile(file, 'base64').catch(() => '');
  return picture && `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;
}
