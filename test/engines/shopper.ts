/** A consumer in the demo shop: looks, presses, types and waits, in any engine. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import * as inPage from './in-page.js';
import type { Tab } from './tab.js';

/** Longer than anything takes, on a machine that does other things too. */
const PATIENCE_MS = 15_000;

// The loader that compiles these tests names functions with a helper that pages do not have.
const SOURCES = ['const __name = (named) => named;', ...Object.values(inPage).map(String)].join('\n');

export class Shopper {
  readonly tab: Tab;
  readonly #shop: string;

  constructor(tab: Tab, shop: string) {
    this.tab = tab;
    this.#shop = shop;
  }

  /** Calls a function of in-page.ts. */
  async look<Name extends keyof typeof inPage>(
    name: Name,
    ...args: Parameters<(typeof inPage)[Name]>
  ): Promise<ReturnType<(typeof inPage)[Name]>> {
    return (await this.evaluate(`${name}(...${JSON.stringify(args)})`)) as ReturnType<(typeof inPage)[Name]>;
  }

  /** With the functions of in-page.ts at hand. */
  evaluate(expression: string): Promise<unknown> {
    return this.tab.evaluate(`(() => { ${SOURCES}\nproblems(); return ${expression}; })()`);
  }

  /** Until something is so; a page that is being left cannot be asked. */
  async until<Value>(what: string, look: () => Promise<Value>): Promise<NonNullable<Value>> {
    const end = Date.now() + PATIENCE_MS;
    for (let last: unknown; ; await wait(50)) {
      const value = await look().catch((error: unknown) => void (last = error));
      if (value) return value;
      if (Date.now() > end) {
        const page = await this.look('words').catch(String);
        assert.fail(`${what} (${String(last)}) of: ${await this.address().catch(String)} ${page}`);
      }
    }
  }

  sees(text: string): Promise<unknown> {
    return this.until(`sees “${text}”`, async () => (await this.look('words')).includes(text));
  }

  async press(selector: string, text = ''): Promise<void> {
    let before = '';
    const [x, y] = await this.until(`can press ${selector} “${text}”`, async () => {
      const point = await this.look('target', selector, text);
      // Where it stands still.
      const still = String(point) === before;
      before = String(point);
      return still ? point : null;
    });
    await this.tab.click(x, y);
  }

  async address(): Promise<string> {
    return String(await this.tab.evaluate('location.href'));
  }

  at(path: string): Promise<unknown> {
    return this.until(`is at ${path}`, async () => (await this.address()).includes(path));
  }

  /** The texts of the elements of a selector. */
  async texts(selector: string): Promise<string[]> {
    return (await this.evaluate(`deep(${JSON.stringify(selector)}).map((one) => one.textContent)`)) as string[];
  }

  /** The events that the shop has heard, in order. */
  events(): Promise<string[]> {
    return this.texts('#log b');
  }

  hears(name: string): Promise<unknown> {
    return this.until(`hears ${name}`, async () => (await this.events()).includes(name));
  }

  /** How it ended, and that it was told once; that nothing went wrong unseen. */
  async ends(event: 'pay-complete' | 'pay-fail'): Promise<void> {
    await this.hears(event);
    assert.deepEqual(
      (await this.events()).filter((name) => name === 'pay-complete' || name === 'pay-fail'),
      [event],
    );
    assert.deepEqual(await this.look('problems'), []);
  }

  /** Chooses a method and pays. @returns the id of the payment or mandate */
  async chooses(method: string, { seconds = '' } = {}): Promise<string> {
    await this.tab.go(this.#shop);
    await this.press(`label:has([value=${method}])`);
    if (seconds) {
      await this.press('summary');
      await this.press('#expires-in');
      await this.tab.type(seconds);
    }
    await this.press('#choose > button', 'Pay');
    await this.hears('pay-ready');
    const { searchParams } = new URL(await this.address());
    return (searchParams.get('payment_id') ?? searchParams.get('mandate_id'))!;
  }
}
