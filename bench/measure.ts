/** Measures everything according to a plan. */
import { cpus } from 'node:os';
import type { Browser } from 'playwright-core';
import { measureLoad } from '../scripts/check/sandbox/load.mjs';
import type { Files } from './build.js';
import { measureCold } from './cold.js';
import { CONDITIONS } from './conditions.js';
import type { Plan } from './plan.js';
import { measurePresses } from './press.js';
import type { Results } from './results.js';
import { serve } from './server.js';
import { measureSizes } from './sizes.js';
import { measureVisits } from './visit.js';
import { measureWarm } from './warm.js';

/** @param log receives the name of each part when it starts */
export async function measure(
  browser: Browser,
  files: Files,
  plan: Plan,
  log: (part: string) => void = () => {},
): Promise<Results> {
  const { urls, close } = await serve(files);
  try {
    const cold = {} as Record<keyof typeof CONDITIONS, Results['cold']['plain']>;
    for (const condition of Object.values(CONDITIONS)) {
      log(`first loads, ${condition.name}`);
      cold[condition.id] = await measureCold(browser, urls, condition, plan.cold[condition.id], plan.steps);
    }
    log('mounts and heap');
    const warm = await measureWarm(browser, urls.http, plan.warm, plan, plan.steps);
    log('presses');
    const presses = await measurePresses(browser, urls.http, plan.presses);
    log('whole visits');
    const visits = await measureVisits(browser, urls.http);
    log('sizes');
    const sizes = await measureSizes();
    const sandbox = plan.sandbox ? await measureSandbox(plan.sandbox, log) : [];
    const machine = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})`;
    return { machine, cold, warm, presses, visits, sizes, sandbox };
  } finally {
    close();
  }
}

/** @param seconds of load for each request */
export async function measureSandbox(seconds: number, log: (part: string) => void): Promise<Results['sandbox']> {
  log('the sandbox');
  return [await measureLoad(seconds)];
}
