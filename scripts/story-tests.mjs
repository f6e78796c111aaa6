/**
 * Opens every story of the built Storybook: its play function, the page itself, and axe in each setting must have nothing
 * to say, and every state of every element must have been seen.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT } from './install.mjs';
import { set, SETTINGS } from './stories/settings.mjs';
import { entries, visitAll } from './stories/visit.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The code that stories enter. */
const ENTERED = '123456';

const counts = { passed: 0, failed: 0 };
/** @param {string} name @param {readonly string[]} problems */
function count(name, problems) {
  counts[problems.length ? 'failed' : 'passed']++;
  if (problems.length) console.log(`✖ ${name}\n  ${problems.join('\n  ')}`);
}

/** Every state that the manifest knows, as `pay-qr ready`. */
function states() {
  const { modules } = JSON.parse(readFileSync(`${ROOT}custom-elements.json`, 'utf8'));
  return modules
    .flatMap((/** @type {any} */ { declarations = [] }) => declarations)
    .flatMap((/** @type {any} */ { tagName, cssStates = [] }) =>
      cssStates.map((/** @type {any} */ { name }) => `${tagName} ${name}`),
    );
}
const unseen = new Set(/** @type {string[]} */ (states()));

/**
 * Which of the states the story's own element is in.
 * @param {import('playwright-core').Page} page
 * @param {string} tag
 */
async function see(page, tag) {
  const wanted = [...unseen].filter((state) => state.startsWith(`${tag} `));
  const seen = await page.evaluate(
    (wanted) =>
      wanted.filter((state) => {
        const [tag = '', name] = state.split(' ');
        return Array.from(document.querySelectorAll(tag)).some((element) => element.matches(`:state(${name})`));
      }),
    wanted,
  );
  for (const state of seen) unseen.delete(state);
}

/**
 * What axe says in this setting, of the story alone, without any exception.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
function violations(page) {
  return page.evaluate(async () => {
    const { axe } = /** @type {any} */ (globalThis);
    const options = { resultTypes: ['violations'], rules: { region: { enabled: false } } };
    const { violations } = await axe.run('#storybook-root', options);
    return violations.map((/** @type {any} */ { id, nodes }) => `axe ${id}: ${nodes[0]?.html}`);
  });
}

let heardCodes = 0;
let runs = 0;
await visitAll(await entries(), {
  look: async (page, { id, title }, { told }) => {
    if (told.includes('pay-otp-submit')) heardCodes++;
    await see(page, title.replace(/^.*\//, ''));
    await page.evaluate(AXE);
    for (const setting of SETTINGS) {
      await set(page, setting);
      runs++;
      count(`${id} (${setting.name})`, await violations(page));
    }
    return told.includes(ENTERED) ? ['a one-time code is in the Actions panel'] : [];
  },
  done: ({ id }, problems) => count(id, problems),
});

count('every state of every element has a story', [...unseen]);
count('the Actions panel is told of events', heardCodes ? [] : ['it never heard pay-otp-submit']);
console.log(`axe ran ${runs} times`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed || !counts.passed ? 1 : 0);
