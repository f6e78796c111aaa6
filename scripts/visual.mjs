/**
 * Pictures of every story, compared with those in test/visual/baseline. `--update` takes the present ones as right,
 * `--only <text>` looks at the stories with that in their id alone, `--baseline <folder>` and `--report <folder>` are where
 * the pictures come from and the report goes to.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROME_ARGS, findBrowser } from './browser.mjs';
import { ROOT } from './install.mjs';
import { compare } from './stories/compare.mjs';
import { coarse, decode, encode } from './stories/png.mjs';
import { takeProbe } from './stories/probe.mjs';
import { writeReport } from './stories/report.mjs';
import { set } from './stories/settings.mjs';
import { entries, visitAll } from './stories/visit.mjs';

/** @typedef {import('./stories/settings.mjs').Setting & { width: number }} Shot */
/** @typedef {import('playwright-core').Page} Page */

/** @type {readonly Shot[]} */
const SHOTS = [
  { name: 'light', scheme: 'light', dir: 'ltr', width: 800 },
  { name: 'dark', scheme: 'dark', dir: 'ltr', width: 800 },
  { name: 'rtl', scheme: 'light', dir: 'rtl', width: 800 },
  { name: 'phone', scheme: 'light', dir: 'ltr', width: 360 },
];
const HEIGHT = 800;
/** Around the story: outlines go beyond their boxes. */
const MARGIN = 8;
/** What text looks like must not depend on the machine's screen. */
const ARGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const NOW = '2026-11-21T12:00:00Z';
const TRIES = 3;
/** A probe that differs in more than this is not the same kind of picture. */
const MOST = 0.02;
const PROBE = '_probe.png';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    baseline: { type: 'string', default: join(ROOT, 'test/visual/baseline') },
    report: { type: 'string', default: join(ROOT, 'visual-report') },
  },
});
const { update, only, baseline, report } = values;

/** @param {string} name @returns {Promise<Buffer | null>} */
const read = (name) => readFile(join(baseline, name)).catch(() => null);

/** How much of a picture may differ here; null when pictures of here cannot be compared with the baselines. */
async function tolerance() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...CHROME_ARGS, ...ARGS] });
  const now = coarse(decode(await takeProbe(browser)));
  const version = browser.version();
  await browser.close();
  if (update) {
    await mkdir(baseline, { recursive: true });
    await writeFile(join(baseline, PROBE), encode(now));
    return { allowed: 0, version };
  }
  const before = await read(PROBE);
  if (!before) throw new Error('There are no baselines: make them with npm run test:visual -- --update');
  const { share } = compare(decode(before), now);
  return { allowed: share > MOST ? null : 2 * share, version };
}

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
  return coarse(decode(await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' })));
}

/** @type {import('./stories/report.mjs').Change[]} */
const changes = [];
const counts = { passed: 0, failed: 0, written: 0 };
/** @type {Set<string>} */
const taken = new Set();

/** @param {Page} page @param {string} id @param {Shot} shot @param {number} allowed */
async function check(page, id, shot, allowed) {
  const name = `${id}.${shot.name}`;
  const file = `${name}.png`;
  const written = await read(file);
  const before = written ? decode(written) : undefined;
  for (let tries = 1; ; tries++) {
    const now = await take(page, shot);
    const { share, pixels, difference } = before
      ? compare(before, now)
      : { share: 1, pixels: 0, difference: undefined };
    if (before && share <= allowed) return void counts.passed++;
    // Once more, unless nothing was expected: something may have been on its way yet.
    if (before && tries < TRIES) continue;
    if (update) {
      counts.written++;
      return writeFile(join(baseline, file), encode(now));
    }
    counts.failed++;
    const why = before ? `${pixels} pixels differ` : 'there is no baseline';
    console.log(`✖ ${name}: ${why}`);
    changes.push({ name, why, before, now, difference });
    return;
  }
}

const { allowed, version } = await tolerance();
if (allowed === null) {
  console.log(`Chromium ${version} draws text otherwise here than where the baselines were made: nothing is compared.`);
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}
const stories = (await entries()).filter(({ id, type }) => type === 'story' && id.includes(only));
await visitAll(stories, {
  args: ARGS,
  context: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', deviceScaleFactor: 1 },
  prepare: (context) => context.clock.setFixedTime(NOW),
  look: async (page, { id }) => {
    for (const shot of SHOTS) await check(page, id, shot, allowed);
    return [];
  },
  done: ({ id }, problems) => {
    counts.failed += problems.length;
    // A story that failed is there all the same.
    for (const { name } of SHOTS) taken.add(`${id}.${name}.png`);
    if (problems.length) console.log(`✖ ${id}\n  ${problems.join('\n  ')}`);
  },
});
if (!only) {
  for (const file of await readdir(baseline)) {
    if (taken.has(file) || file === PROBE) continue;
    if (update) await rm(join(baseline, file));
    else {
      counts.failed++;
      console.log(`✖ ${file}: there is no such story any more`);
    }
  }
}
await writeReport(report, changes);
if (changes.length) console.log(`See ${join(report, 'index.html')}; accept with npm run test:visual -- --update`);
if (update) console.log(`${counts.written} baselines written`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed ? 1 : 0);
