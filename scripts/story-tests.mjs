/** Opens every story of the built Storybook: its play function, axe, and the page itself must have nothing to say. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROME_ARGS, findBrowser } from './browser.mjs';
import { ROOT } from './install.mjs';

const FOLDER = join(ROOT, 'storybook-static');
const AT_ONCE = 3;
const PATIENCE_MS = 20_000;
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the folder on a free port of this machine. */
async function serve() {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(join(FOLDER, path)).then(
      (body) => {
        const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(path))] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Runs in the page before anything else: Storybook's preview says on its channel how a story ended. */
function listenForTheEnd() {
  const page = /** @type {any} */ (globalThis);
  page.storyEnded = new Promise((resolve) => {
    /** @type {any} */
    let channel;
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
          channel.on(bad, (/** @type {any} */ error) =>
            resolve([`${bad}: ${error?.message ?? JSON.stringify(error)}`]),
          );
        }
        channel.on('storyFinished', (/** @type {any} */ { status, reporters }) => {
          const failed = (reporters ?? []).filter((/** @type {any} */ report) => report.status === 'failed');
          const ran = (reporters ?? []).some((/** @type {any} */ report) => report.type === 'a11y');
          const violations = failed.flatMap((/** @type {any} */ { result }) =>
            (result?.violations ?? []).map((/** @type {any} */ { id, nodes }) => `axe ${id}: ${nodes[0]?.html}`),
          );
          const problems = failed.length || status === 'error' ? [`${status}`, ...violations] : [];
          resolve(ran ? problems : [...problems, 'axe did not run']);
        });
      },
    });
  });
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 * @param {{ id: string, type: string }} entry
 * @param {string} scheme
 * @returns {Promise<string[]>} what is wrong
 */
async function problemsOf(context, url, { id, type }, scheme) {
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    const view = type === 'docs' ? 'docs' : 'story';
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=${view}&globals=scheme:${scheme}`);
    if (type === 'docs') {
      await page.locator('.sbdocs h1').first().waitFor({ timeout: PATIENCE_MS });
    } else {
      const late = new Promise((resolve) => setTimeout(() => resolve(['did not end']), PATIENCE_MS).unref());
      const ended = page.evaluate(() => /** @type {any} */ (globalThis).storyEnded);
      problems.push(.../** @type {string[]} */ (await Promise.race([ended, late])));
    }
  } catch (error) {
    problems.push(String(error));
  }
  await page.close();
  return problems;
}

const { entries } = JSON.parse(await readFile(join(FOLDER, 'index.json'), 'utf8'));
const all = /** @type {{ id: string, type: string }[]} */ (Object.values(entries));
const queue = all.flatMap((entry) =>
  (entry.type === 'docs' ? ['light'] : ['light', 'dark']).map((scheme) => ({ entry, scheme })),
);
const counts = { passed: 0, failed: 0 };
const server = await serve();
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_ARGS });

async function work() {
  // A context of its own has a window of its own, so that every page is a visible one.
  const context = await browser.newContext();
  await context.addInitScript(listenForTheEnd);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const problems = await problemsOf(context, server.url, next.entry, next.scheme);
    counts[problems.length ? 'failed' : 'passed']++;
    if (problems.length) console.log(`✖ ${next.entry.id} (${next.scheme})\n  ${problems.join('\n  ')}`);
  }
  await context.close();
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
await browser.close();
server.close();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed || !counts.passed ? 1 : 0);
