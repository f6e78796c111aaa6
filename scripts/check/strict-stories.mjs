/**
 * Opens every story once on a page with the strictest Content Security Policy, beside a Lit of the page's own: its play
 * function must end well, every button is pressed, and nobody reports a violation of the policy.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROME_ARGS, findHeadless } from '../shared/browser.mjs';
import { ROOT } from '../shared/install.mjs';
import { buildStrictPage } from './policy/build.mjs';
import { listenForViolations, serveStrictly } from './policy/serve.mjs';

const AT_ONCE = 3;
const PATIENCE_MS = 20_000;
const NAMES = 'lit-html pay-elements';

const built = await buildStrictPage();
const sheets = readdirSync(built.folder).filter((file) => file.endsWith('.css'));
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title>
${sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<script type="module" src="/dist/pay-elements.js"></script>
<script type="module" src="/page.js"></script><main></main></html>`;
/** A page that does everything that is forbidden, and so must be reported. */
const bad = `<!doctype html><html lang="en"><title>Bad</title><p style="color: red">x</p><script>1</script>
<script type="module" src="/bad.js"></script></html>`;
const badScript = `try { document.body.innerHTML = '<b>x</b>' } catch {}
try { trustedTypes.createPolicy('other', {}) } catch {}
new Image().src = 'https://pay.example.com/x.png';`;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';
const server = await serveStrictly(NAMES, (path) => {
  if (path === '/') return { body: page };
  if (path === '/qr.svg') return { body: PICTURE };
  if (path === '/bad') return { body: bad };
  if (path === '/bad.js') return { body: badScript };
  const [, folder, name] = /^\/(dist\/)?((?:(?:chunks|locales)\/)?[\w.-]+\.(?:js|css|svg))$/.exec(path) ?? [];
  return name ? join(folder ? join(ROOT, 'dist') : built.folder, name) : null;
});
const browser = await chromium.launch({ executablePath: findHeadless(), args: CHROME_ARGS });

const counts = { passed: 0, failed: 0 };
/** @param {string} name @param {readonly string[]} problems */
function count(name, problems) {
  counts[problems.length ? 'failed' : 'passed']++;
  if (problems.length) console.log(`✖ ${name}\n  ${problems.join('\n  ')}`);
}

/** @template T @param {import('playwright-core').Page} page @param {string} name @returns {Promise<T>} */
const given = (page, name) =>
  page.evaluate((name) => {
    const value = /** @type {any} */ (globalThis)[name];
    return typeof value === 'function' ? value() : value;
  }, name);

/** A window of its own, so that its page is a visible one. */
async function openWindow() {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.addInitScript(listenForViolations);
  return context;
}

/** @param {import('playwright-core').BrowserContext} context @param {string} path */
async function open(context, path) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(server.url + path);
  return page;
}

let presses = 0;
/** @param {import('playwright-core').BrowserContext} context @param {string} story @returns {Promise<string[]>} what is wrong */
async function visit(context, story) {
  const page = await open(context, `/?story=${story}`);
  const violations = () => /** @type {Promise<string[]>} */ (given(page, 'violations'));
  try {
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('did not end')).unref());
    await Promise.race([given(page, 'played'), late]);
    presses += /** @type {number} */ (await Promise.race([given(page, 'pressAll'), late]));
    return await violations();
  } catch (error) {
    return [String(error).split('\n', 1)[0] ?? '', ...(await violations().catch(() => []))];
  } finally {
    await page.close();
  }
}

const window = await openWindow();
const stories = /** @type {string[]} */ (await given(await open(window, '/'), 'names'));
const queue = [...stories];
const work = async () => {
  const context = await openWindow();
  for (let story = queue.shift(); story; story = queue.shift()) count(story, await visit(context, story));
  await context.close();
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
count('no report of any story', server.takeReports());

const control = await open(window, '/bad');
const DIRECTIVES = ['style-src-attr', 'script-src-elem', 'img-src', 'require-trusted-types-for', 'trusted-types'];
/** @type {string[]} */
const reported = [];
/** Which of the control's violations were not noticed, so far. @returns {Promise<Map<string, string[]>>} by name */
async function unnoticed() {
  const seen = /** @type {string[]} */ (await given(control, 'violations'));
  reported.push(...server.takeReports());
  const controls = DIRECTIVES.flatMap((directive) => [
    { directive, disposition: 'enforce', mode: 'enforced' },
    { directive, disposition: 'report', mode: 'report-only' },
  ]);
  return new Map(
    controls.map(({ directive, disposition, mode }) => {
      const fired = seen.some((one) => one.startsWith(`${directive} (${disposition})`));
      const posted = reported.some((one) => one.startsWith(mode) && one.includes(`"${directive}"`));
      const problems = [...(fired ? [] : ['no event']), ...(posted ? [] : ['no report'])];
      return [`${directive} (${disposition}) would be noticed`, problems];
    }),
  );
}
let controls = await unnoticed();
for (const end = Date.now() + PATIENCE_MS; [...controls.values()].flat().length && Date.now() < end;)
  controls = await unnoticed();
for (const [name, problems] of controls) count(name, problems);
await browser.close();
server.close();
built.remove();
console.log(`${presses} buttons pressed`);
if (!counts.failed)
  console.log(
    '◇ every story with every button pressed, enforced and report-only; each directive broken as a control | 0 violations',
  );
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed || !stories.length ? 1 : 0);
