/** A consumer in the demo shop, in any engine: reads, presses, types and waits. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import * as inPage from './in-page.js';
import * as looks from './looks.js';
import type { Tab } from './tab.js';

/** Longer than any step takes, even on a busy machine. */
const TIMEOUT_MS = 15_000;

const functions = { ...inPage, ...looks };

// The loader that compiles these tests names functions with a helper that pages do not have.
const SOURCES = Object.values(functions).map(String).join('\n');

export class Shopper {
  readonly tab: Tab;
  readonly #shop: string;

  constructor(tab: Tab, shop: string) {
    this.tab = tab;
    this.#shop = shop;
  }

  /** Calls a function of in-page.ts or looks.ts in the page. */
  async inPage<Name extends keyof typeof functions>(
    name: Name,
    ...args: Parameters<(typeof functions)[Name]>
  ): Promise<ReturnType<(typeof functions)[Name]>> {
    return (await this.evaluate(`${name}(...${JSON.stringify(args)})`)) as ReturnType<(typeof functions)[Name]>;
  }

  /** Evaluates an expression that may use those functions. */
  evaluate(expression: string): Promise<unknown> {
    return this.tab.evaluate(`(() => { ${SOURCES}\nproblems(); return ${expression}; })()`);
  }

  /** Retries until the result is truthy. Errors are ignored, because a page that navigates cannot be queried. */
  async until<Value>(what: string, read: () => Promise<Value>): Promise<NonNullable<Value>> {
    const end = Date.now() + TIMEOUT_MS;
    for (let last: unknown; ; await wait(50)) {
      const value = await read().catch((error: unknown) => void (last = error));
      if (value) return value;
      if (Date.now() > end) {
        const page = await this.inPage('texts').catch(String);
        assert.fail(`${what} (${String(last)}) of: ${await this.address().catch(String)} ${page}`);
      }
    }
  }

  waitForText(text: string): Promise<unknown> {
    return this.until(`shows “${text}”`, async () => (await this.inPage('texts')).includes(text));
  }

  async press(selector: string, text = ''): Promise<void> {
    let before = '';
    const [x, y] = await this.until(`can press ${selector} “${text}”`, async () => {
      const point = await this.inPage('target', selector, text);
      // Presses only after the element stopped moving.
      const still = String(point) === before;
      before = String(point);
      return still ? point : null;
    });
    await this.tab.click(x, y);
  }

  async address(): Promise<string> {
    return String(await this.tab.evaluate('location.href'));
  }

  waitForAddress(path: string): Promise<unknown> {
    return this.until(`is at ${path}`, async () => (await this.address()).includes(path));
  }

  /** The texts of the elements that match a selector. */
  async texts(selector: string): Promise<string[]> {
    return (await this.evaluate(`deep(${JSON.stringify(selector)}).map((one) => one.textContent)`)) as string[];
  }

  /** The events that the shop received, in order. Its log is folded, so they are not displayed. */
  async events(): Promise<string[]> {
    const names = "[...document.querySelectorAll('#log b')].map((one) => one.textContent)";
    return (await this.tab.evaluate(names)) as string[];
  }

  waitForEvent(name: string): Promise<unknown> {
    return this.until(`receives ${name}`, async () => (await this.events()).includes(name));
  }

  /** Waits for the outcome, and checks that it was reported once and without errors. */
  async expectOutcome(event: 'pay-complete' | 'pay-fail'): Promise<void> {
    await this.waitForEvent(event);
    assert.deepEqual(
      (await this.events()).filter((name) => name === 'pay-complete' || name === 'pay-fail'),
      [event],
    );
    assert.deepEqual(await this.inPage('problems'), []);
  }

  /** Chooses a method and pays. @returns the id of the payment or mandate */
  async choose(method: string, { seconds = '' } = {}): Promise<string> {
    await this.tab.go(`${this.#shop}/own`);
    await this.press(`input[value=${method}]`);
    // The form is not valid before its fields are loaded.
    if (/^(?:boleto_br|ovo_id)$/.test(method))
      await this.until('has the fields', async () => (await this.texts('[part=label]')).length > 0);
    if (seconds) {
      await this.press('#values > summary');
      await this.press('#expires-in');
      await this.tab.type(seconds);
    }
    await this.press('#choose > button', 'Pay');
    await this.waitForEvent('pay-ready');
    const { searchParams } = new URL(await this.address());
    return (searchParams.get('payment_id') ?? searchParams.get('mandate_id'))!;
  }
}
