/** Measures steps on a loaded page: speed, memory and memory leaks. */
import type { Browser } from 'playwright-core';
import { ELEMENTS, showing, type Contestant, type StepName } from './contestants.js';
import { CONDITIONS, openTab } from './tab.js';

export interface Warm {
  /** Milliseconds for each step when many are mounted at once. */
  readonly mount: number;
  /** Milliseconds for each step when steps are mounted and unmounted one after the other. */
  readonly cycle: number;
  /** Bytes of JavaScript's heap for each step when many are mounted at once. */
  readonly heap: number;
  /** Bytes of the document's heap for each step. */
  readonly dom: number;
  /** Bytes of both heaps that remain for each unmounted step. */
  readonly left: number;
}

export type WarmResults = Partial<Record<StepName, Record<string, Warm[]>>>;

/** Defines `mountStep` for contestants without a bundle. */
const mounting = (markup: string) => `globalThis.mountStep ??= (place) => {
  const template = document.createElement('template');
  template.innerHTML = ${JSON.stringify(markup)};
  place.append(template.content);
  return () => place.replaceChildren();
}`;

export interface Counts {
  readonly mounts: number;
  readonly cycles: number;
}

async function measure(browser: Browser, server: string, one: Contestant, step: StepName, counts: Counts) {
  const { page, heap, close } = await openTab(browser, `${server}/blank`, CONDITIONS.plain);
  const run = (what: string, count: number) =>
    page.evaluate<number>(`bench.${what}(${JSON.stringify(one.marks[step]!.shown)}, ${count})`);
  try {
    await page.goto(`${server}/${one.id}/${step}/`);
    await page.evaluate(`bench.whenPainted(${JSON.stringify(one.marks[step]!.copy)})`);
    await page.evaluate(mounting(one.body?.(step) ?? ELEMENTS[step]));
    // Warm up, so that the code is compiled and optimised.
    await run('cycle', 20);
    const before = await heap();
    const mount = await run('mountAll', counts.mounts);
    const full = await heap();
    await page.evaluate('bench.unmountAll()');
    const empty = await heap();
    const cycle = await run('cycle', counts.cycles);
    const after = await heap();
    return {
      mount,
      cycle,
      heap: (full.script - before.script) / counts.mounts,
      dom: (full.dom - before.dom) / counts.mounts,
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
): Promise<WarmResults> {
  const results: WarmResults = {};
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const step of ['qr', 'voucher'] as const)
      // The way of loading makes no difference on a loaded page, so only the script tag is measured.
      for (const one of showing(step).filter(({ id }) => id !== 'hinted' && id !== 'classic'))
        ((results[step] ??= {})[one.id] ??= []).push(await measure(browser, server, one, step, counts));
  return results;
}
