/** Measures steps on a loaded page: speed, memory and memory leaks. */
import type { Browser } from 'playwright-core';
import { drawAhead } from './adyen.js';
import { pathOfPage } from './build.js';
import { ADYEN, LOADED, showing, type Contestant } from './contestants.js';
import { resourceOf } from './payload.js';
import { STEPS, type StepName } from './steps.js';
import { openTab } from './tab.js';

export interface Warm {
  /** Milliseconds for each step when many are mounted at once. */
  readonly mount: number;
  /** Milliseconds for each step when steps are mounted and unmounted one after the other. */
  readonly cycle: number;
  /** Bytes of JavaScript's heap for each step when many are mounted at once. */
  readonly heap: number;
  /** Bytes of the document's heap for each step. */
  readonly dom: number;
  /** Nodes of a step: elements, texts and comments, including those in shadow roots. */
  readonly nodes: number;
  /** Bytes of both heaps that remain for each unmounted step. */
  readonly left: number;
}

export type WarmResults = Partial<Record<StepName, Record<string, Warm[]>>>;

/** Defines `mountStep` for contestants without a bundle: the input is HTML. */
const MOUNT_MARKUP = `globalThis.mountStep ??= (place, markup) => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  place.append(template.content);
  return () => place.replaceChildren();
}`;

export interface Counts {
  readonly mounts: number;
  readonly cycles: number;
}

/** Mounts before the measurement, so that the code is compiled and optimised. */
const WARM_UP = 20;
/** The payments of the mounts begin with this number. */
const FIRST = 100;

async function measure(browser: Browser, server: string, one: Contestant, step: StepName, counts: Counts) {
  const total = WARM_UP + counts.mounts + counts.cycles;
  const resources = Array.from({ length: total }, (_none, index) => resourceOf(step, FIRST + index));
  if (one.id === ADYEN) for (const resource of resources) drawAhead(step, resource);
  const inputs = resources.map((resource) => one.body?.(step, resource) ?? resource);
  const { page, heap, close } = await openTab(browser, `${server}/blank`);
  const run = (what: string, count: number) =>
    page.evaluate<number>(`bench.${what}(${JSON.stringify(one.marks[step]!.shown)}, ${count})`);
  try {
    await page.goto(server + pathOfPage(one.id, step));
    await page.evaluate(`bench.whenPainted(${JSON.stringify(one.marks[step]!.copy)})`);
    await page.evaluate(MOUNT_MARKUP);
    await page.evaluate(`bench.setInputs(${JSON.stringify(inputs)})`);
    await run('cycle', WARM_UP);
    const before = await heap();
    const mount = await run('mountAll', counts.mounts);
    const full = await heap();
    const nodes = await page.evaluate<number>('bench.nodesOfMounted()');
    await page.evaluate('bench.unmountAll()');
    const empty = await heap();
    const cycle = await run('cycle', counts.cycles);
    const after = await heap();
    return {
      mount,
      cycle,
      heap: (full.script - before.script) / counts.mounts,
      dom: (full.dom - before.dom) / counts.mounts,
      nodes,
      left: (after.script + after.dom - empty.script - empty.dom) / counts.cycles,
    };
  } finally {
    await close();
  }
}

export async function measureWarm(
  browser: Browser,
  server: string,
  repetitions: number,
  counts: Counts,
  steps: readonly StepName[] = STEPS,
): Promise<WarmResults> {
  const results: WarmResults = {};
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const step of steps)
      for (const one of showing(step).filter(({ id }) => LOADED.includes(id)))
        ((results[step] ??= {})[one.id] ??= []).push(await measure(browser, server, one, step, counts));
  return results;
}
