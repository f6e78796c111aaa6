/** Measures the time from the start of a navigation until a step is painted, and the bytes transferred by then. */
import type { Browser } from 'playwright-core';
import { PAGES, pathOfPage } from './build.js';
import { isMeasured, type Conditions } from './conditions.js';
import { showing, type Contestant } from './contestants.js';
import type { Addresses } from './server.js';
import { STEPS, type StepName } from './steps.js';
import { openTab } from './tab.js';

export interface Load {
  /** Milliseconds until the step is painted. */
  readonly shown: number;
  /** Milliseconds until it can be copied. */
  readonly copy: number;
  readonly shownBytes: number;
  readonly copyBytes: number;
  /** The sum of the layout shifts. */
  readonly shift: number;
}

/** Loads of a step by contestant, in the order of the repetitions. */
export type Loads = Record<string, Load[]>;
export type ColdResults = Partial<Record<StepName, Loads>>;

/** The repetitions, and the number of tabs that load at the same time. */
export interface Rounds {
  readonly rounds: number;
  readonly tabs: number;
}

const LOADED = `bench.inTime(bench.loaded.then(async ([shown, copy]) => ({
  shown, copy, shownBytes: bench.bytesBy(shown), copyBytes: bench.bytesBy(copy), shift: await bench.shiftSoFar(),
})))`;

async function load(browser: Browser, urls: Addresses, one: Contestant, step: StepName, conditions: Conditions) {
  const blank = `${conditions.wire ? urls.tls : urls.http}/blank`;
  const server = conditions.wire ? urls.slow : urls.http;
  const { page, slow, close } = await openTab(browser, blank);
  try {
    const marks = JSON.stringify(Object.values(one.marks[step]!));
    const visit = async (number: number) => {
      await page.goto(server + pathOfPage(one.id, step, number), { waitUntil: 'commit' });
      const measured = await page.evaluate<Load | null>(LOADED);
      if (!measured) throw new Error(`${one.name} did not show the step ${step}`);
      return measured;
    };
    await page.addInitScript(
      `bench.loaded = Promise.all(location.pathname === '/blank' ? [] : ${marks}.map((mark) => bench.whenPainted(mark)))`,
    );
    if (conditions.visited) {
      await visit(PAGES.earlier);
      await page.goto(blank);
    }
    await slow(conditions);
    return await visit(PAGES.first);
  } finally {
    await close();
  }
}

/** Measures all contestants in turn, so that a temporary slowdown of the machine affects all of them. */
export async function measureCold(
  browser: Browser,
  urls: Addresses,
  conditions: Conditions,
  { rounds, tabs }: Rounds,
  steps: readonly StepName[] = STEPS,
): Promise<ColdResults> {
  const results: ColdResults = {};
  const jobs = Array.from({ length: rounds }, (_none, round) =>
    steps.flatMap((step) => {
      const contestants = showing(step).filter(({ id }) => isMeasured(id, conditions));
      return contestants.map((_one, index) => ({
        round,
        step,
        one: contestants[(index + round) % contestants.length]!,
      }));
    }),
  ).flat();
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { round, step, one } = job;
      ((results[step] ??= {})[one.id] ??= [])[round] = await load(browser, urls, one, step, conditions);
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return results;
}
