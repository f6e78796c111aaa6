/** Measures the time from the start of a navigation until a step is painted, and the bytes transferred by then. */
import type { Browser } from 'playwright-core';
import { STEPS, showing, type Contestant, type StepName } from './contestants.js';
import { openTab, type Conditions } from './tab.js';

export interface Load {
  /** Milliseconds until the step is painted. */
  readonly shown: number;
  /** Milliseconds until it can be copied. */
  readonly copy: number;
  readonly shownBytes: number;
  readonly copyBytes: number;
}

/** Loads of a step by contestant, in the order of the repetitions. */
export type Loads = Record<string, Load[]>;
export type ColdResults = Partial<Record<StepName, Loads>>;

async function load(browser: Browser, server: string, contestant: Contestant, step: StepName, conditions: Conditions) {
  const { shown, copy } = contestant.marks[step]!;
  const tab = await openTab(browser, `${server}/blank`, conditions);
  try {
    const marks = JSON.stringify([shown, copy]);
    await tab.page.addInitScript(`bench.loaded = Promise.all(${marks}.map((mark) => bench.whenPainted(mark)))`);
    await tab.page.goto(`${server}/${contestant.id}/${step}/`, { waitUntil: 'commit' });
    const measured = await tab.page.evaluate<Load | null>(`bench.inTime(bench.loaded.then(([shown, copy]) => ({
      shown, copy, shownBytes: bench.bytesBy(shown), copyBytes: bench.bytesBy(copy),
    })))`);
    if (!measured) throw new Error(`${contestant.name} did not show the step ${step}`);
    return measured;
  } finally {
    await tab.close();
  }
}

/** Measures all contestants in turn, so that a temporary slowdown of the machine affects all of them. */
export async function measureCold(
  browser: Browser,
  server: string,
  conditions: Conditions,
  repetitions: number,
  steps: readonly StepName[] = STEPS,
): Promise<ColdResults> {
  const results: ColdResults = {};
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const step of steps) {
      const contestants = showing(step);
      for (const index of contestants.keys()) {
        const contestant = contestants[(index + repetition) % contestants.length]!;
        const loads = ((results[step] ??= {})[contestant.id] ??= []);
        loads.push(await load(browser, server, contestant, step, conditions));
      }
    }
  return results;
}
