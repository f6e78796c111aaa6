/**
 * `npm run bench`: how fast and how large the elements are beside others that show the same steps, and how fast the sandbox
 * is. Writes `docs/benchmarks.md` and `bench/results.json`, in about 25 minutes. `-- --sandbox` measures only the sandbox, in about
 * five; `-- --quick` measures each once, and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { CHROME_ARGS, findBrowser, findHeadless } from '../scripts/shared/browser.mjs';
import { buildPages } from './build.js';
import { measure, measureSandbox } from './measure.js';
import { QUICK, WHOLE } from './plan.js';
import { report, summary } from './report.js';
import type { Results } from './results.js';
import { ROOT } from './root.js';

const PAGE = join(ROOT, 'docs/benchmarks.md');
const RAW = join(ROOT, 'bench/results.json');

/** Writes the tables between the marks, and keeps the text around them. */
async function write(path: string, tables: string): Promise<void> {
  const text = readFileSync(path, 'utf8').replace(
    /(<!-- figures -->)[\s\S]*(<!-- end of figures -->)/,
    (_all, start: string, end: string) => `${start}\n\n${tables}\n\n${end}`,
  );
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
}

const log = (part: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${part}`);

const quick = process.argv.includes('--quick');

async function measureAll(): Promise<Results> {
  const files = await buildPages();
  // Figures of a quick run are not published: the smaller browser is enough.
  const executablePath = quick ? findHeadless() : findBrowser();
  const browser = await chromium.launch({ executablePath, args: CHROME_ARGS });
  return measure(browser, files, quick ? QUICK : WHOLE, log).finally(() => browser.close());
}

/** The figures of the elements stay those of the last run. */
async function measureSandboxAlone(): Promise<Results> {
  const last = JSON.parse(readFileSync(RAW, 'utf8')) as Results;
  return { ...last, sandbox: await measureSandbox(WHOLE.sandbox, log) };
}

const results = await (process.argv.includes('--sandbox') ? measureSandboxAlone() : measureAll());
log('done');
const tables = report(results);
console.log(`\n${tables}\n`);
if (!quick) {
  const round = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  writeFileSync(RAW, `${JSON.stringify(results, round)}\n`);
  await write(PAGE, tables);
  await write(join(ROOT, 'README.md'), summary(results));
}
