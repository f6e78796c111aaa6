/** Measures all contestants: see scripts/check/bench.mjs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { CHROME_ARGS, findBrowser } from '../scripts/shared/browser.mjs';
import { measureSandbox } from '../scripts/check/sandbox-load.mjs';
import { buildPages, measureEverything, type Files } from './build.js';
import { measureCold } from './cold.js';
import { ROOT } from './contestants.js';
import { measurePresses } from './press.js';
import { report } from './report.js';
import type { Results } from './results.js';
import { serve } from './server.js';
import { CONDITIONS } from './tab.js';
import { measureWarm } from './warm.js';

/** Repetitions, counts and seconds. The full plan takes about ten minutes on an idle machine. */
const PLANS = {
  quick: { plain: 1, cpu: 1, fast3g: 1, warm: 1, mounts: 20, cycles: 20, presses: 1, sandbox: 0 },
  whole: { plain: 15, cpu: 9, fast3g: 4, warm: 2, mounts: 200, cycles: 1_000, presses: 3, sandbox: 4 },
};

const PAGE = join(ROOT, 'docs/benchmarks.md');
const RAW = join(ROOT, 'bench/results.json');

async function measure(browser: Browser, files: Files, plan: typeof PLANS.whole): Promise<Results> {
  const server = await serve(files);
  const log = (what: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${what}`);
  try {
    const cold = {} as Record<keyof typeof CONDITIONS, Results['cold']['plain']>;
    for (const condition of Object.values(CONDITIONS)) {
      log(`first loads, ${condition.name}`);
      cold[condition.id] = await measureCold(browser, server.url, condition, plan[condition.id]);
    }
    log('mounts and heap');
    const warm = await measureWarm(browser, server.url, plan.warm, plan);
    log('presses');
    const presses = await measurePresses(browser, server.url, plan.presses);
    log('total bytes');
    const everything = await measureEverything(files);
    if (plan.sandbox) log('the sandbox');
    const sandbox = plan.sandbox ? await measureSandbox(plan.sandbox) : null;
    const machine = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})`;
    return { machine, cold, warm, presses, everything, sandbox };
  } finally {
    server.close();
  }
}

/** Writes the tables between the marks, and keeps the text around them. */
async function write(tables: string): Promise<void> {
  const text = readFileSync(PAGE, 'utf8').replace(
    /(<!-- figures -->)[\s\S]*(<!-- end of figures -->)/,
    (_all, start: string, end: string) => `${start}\n\n${tables}\n\n${end}`,
  );
  writeFileSync(PAGE, await format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
}

const quick = process.argv.includes('--quick');
const files = await buildPages();
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_ARGS });
const results = await measure(browser, files, quick ? PLANS.quick : PLANS.whole).finally(() => browser.close());
const tables = report(results);
console.log(`\n${tables}\n`);
if (!quick) {
  const round = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
  writeFileSync(RAW, `${JSON.stringify(results, round)}\n`);
  await write(tables);
}
