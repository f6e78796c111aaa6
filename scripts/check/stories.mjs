/**
 * Opens every story of the built Storybook once: its play function must end well, axe must find nothing in any setting, it
 * must look as in test/visual/baseline, and every state of every element must have been shown.
 *
 * `--pictures` compares the pictures alone, `--update` accepts them as they are now, `--only <text>` takes the stories with
 * that in their id; `--baseline <folder>` and `--report <folder>` replace the folders.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../shared/install.mjs';
import { loadAxe, violations } from './stories/axe.mjs';
import { deviceOf, Pictures } from './stories/pictures.mjs';
import { writeReport } from './stories/report.mjs';
import { set, SETTINGS } from './stories/settings.mjs';
import { States } from './stories/states.mjs';
import { DESKTOP, entries, PHONE, visitAll } from './stories/visit.mjs';
import { formatCounts } from '../test/counts.mjs';

/** The code that stories enter. */
const ENTERED = '123456';

const { values } = parseArgs({
  options: {
    pictures: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    baseline: { type: 'string', default: join(ROOT, 'test/visual/baseline') },
    report: { type: 'string', default: join(ROOT, 'visual-report') },
  },
});
const { update, only, baseline, report } = values;
const picturesOnly = values.pictures || update;
/** Pages that only show other stories again are checked with those. */
const REPEATS = 'repeats';
const settings = picturesOnly ? [] : SETTINGS;

const counts = { passed: 0, failed: 0, skipped: 0 };
/** @param {string} name @param {readonly string[]} problems */
function count(name, problems) {
  counts[problems.length ? 'failed' : 'passed']++;
  if (problems.length) console.log(`✖ ${name}\n  ${problems.join('\n  ')}`);
}

/** @type {Pictures | null} */
let pictures = new Pictures(baseline, update);
const why = await pictures.probe();
if (why) {
  console.log(`${why}: no picture is compared.`);
  counts.skipped++;
  pictures = null;
}

const states = new States();
let codesEntered = 0;
let axeRuns = 0;

/** @param {import('playwright-core').Page} page @param {import('./stories/visit.mjs').Entry} entry */
async function check(page, entry) {
  const { id, title, tags = [] } = entry;
  if (!tags.includes(REPEATS)) {
    await states.look(page, title.replace(/^.*\//, ''));
    if (settings.length) await loadAxe(page);
    for (const setting of settings) {
      await set(page, setting);
      axeRuns++;
      count(`${id} (${setting.name})`, await violations(page, '#storybook-root'));
    }
  }
  await pictures?.check(page, entry, count);
}

const all = (await entries()).filter(({ id, type }) => id.includes(only) && (type === 'story' || !picturesOnly));
for (const device of pictures || !picturesOnly ? [PHONE, DESKTOP] : []) {
  await visitAll(
    all.filter((entry) => deviceOf(entry) === device),
    {
      device,
      look: async (page, entry, { actions }) => {
        if (actions.includes('pay-otp-submit')) codesEntered++;
        await check(page, entry);
        return actions.includes(ENTERED) ? ['a one-time code is in the Actions panel'] : [];
      },
      done: (entry, problems) => {
        pictures?.keep(entry);
        // Stories are counted where they are what is tested.
        if (!picturesOnly || problems.length) count(entry.id, problems);
      },
    },
  );
}

if (!picturesOnly) {
  count('every state of every element has a story', states.unseen);
  count('the Actions panel shows events', codesEntered ? [] : ['it never showed pay-otp-submit']);
  console.log(`axe ran ${axeRuns} times`);
}
if (pictures) {
  if (!only) for (const file of await pictures.leftOver()) count(file, ['there is no such story any more']);
  await writeReport(report, pictures.changes);
  if (pictures.changes.length)
    console.log(`See ${join(report, 'index.html')}; accept with npm run test:visual -- --update`);
  if (update) console.log(`${pictures.written} baselines written`);
}
console.log(formatCounts(counts));
process.exit(counts.failed || !(counts.passed || counts.skipped || update) ? 1 : 0);
