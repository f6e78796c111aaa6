/** Measures the time from an input event until the result is painted. */
import type { Browser } from 'playwright-core';
import { pathOfPage } from './build.js';
import { CONDITIONS } from './conditions.js';
import { LOADED, showing } from './contestants.js';
import { openTab } from './tab.js';

export interface Press {
  /** Milliseconds for each digit of a one-time code. */
  readonly type: readonly number[];
  /** Milliseconds for each press of the copy button. */
  readonly copy: readonly number[];
}

export type PressResults = Record<string, { type: number[]; copy: number[] }>;

const DIGITS = 5;

export async function measurePresses(browser: Browser, server: string, repetitions: number): Promise<PressResults> {
  const results: PressResults = {};
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const step of ['otp', 'qr'] as const)
      for (const { id, marks } of showing(step)) {
        if (!LOADED.includes(id)) continue;
        const { page, slow, close } = await openTab(browser, `${server}/blank`);
        const found = JSON.stringify(marks[step]!.copy);
        const delays: number[] = [];
        try {
          await slow(CONDITIONS.cpu);
          await page.goto(server + pathOfPage(id, step));
          await page.evaluate(`bench.whenPainted(${found})`);
          if (step === 'otp') await page.evaluate(`bench.find(${found}).focus()`);
          const box = await page.evaluate<{ x: number; y: number }>(
            `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(bench.find(${found}).getBoundingClientRect())`,
          );
          for (let count = 0; count < (step === 'otp' ? DIGITS : 1); count++) {
            // Awaited only after the event, which resolves it.
            const delay = page.evaluate<number>(`bench.delayOf('${step === 'otp' ? 'keydown' : 'click'}')`);
            await page.evaluate('0');
            if (step === 'otp') await page.keyboard.press(String(count));
            else await page.mouse.click(box.x, box.y);
            delays.push(await delay);
          }
        } finally {
          await close();
        }
        (results[id] ??= { type: [], copy: [] })[step === 'otp' ? 'type' : 'copy'].push(...delays);
      }
  return results;
}
