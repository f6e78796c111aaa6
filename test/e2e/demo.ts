/** The demo as `npm start` runs it, and what consumers do in it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface TestShop {
  readonly url: string;
  /** Calls the consumer's side of the sandbox. */
  consumer(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export interface TestDemo extends Omit<TestShop, 'close'> {
  /**
   * Opens a page in a separate browser profile, which is closed after the test; any uncaught error or dialog fails the test.
   * @param expected console errors that are allowed
   */
  open(options?: BrowserContextOptions, expected?: RegExp): Promise<CheckedPage>;
  /** Opens a page in a browser with a window: headless browsers lack its focus handling and autofill. */
  openInWindow(options?: BrowserContextOptions, expected?: RegExp): Promise<CheckedPage>;
}

export interface CheckedPage {
  readonly page: Page;
  /** The console messages. */
  readonly console: string[];
  /** Throws the errors that occurred since the last check. */
  check(): void;
  /** Closes the page, and throws the errors that occurred, as the end of the test does. */
  done(): Promise<void>;
}

/** The demo without a browser. */
export async function startShop(): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-demo-'));
  // Loaded by address, because `npm start` imports the built file, which the type checker cannot resolve.
  const built = new URL('../../demo/dist/server.js', import.meta.url).href;
  // eslint-disable-next-line no-unsanitized/method -- a file of this project
  const { startDemo } = (await import(built)) as typeof import('../../demo/server.js');
  const demo = await startDemo({ port: 0, dataDir, root: ROOT });
  return {
    url: demo.url,
    consumer: async (method, path, body) => {
      const headers = { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) };
      const response = await fetch(demo.url + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
      return (await response.json()) as Record<string, string>;
    },
    close: async () => {
      await demo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a page in a separate browser profile. @param expected console errors that are allowed */
export async function openChecked(
  browser: Browser,
  options?: BrowserContextOptions,
  expected = /^$/,
): Promise<CheckedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('dialog', (dialog) => problems.push(`dialog: ${dialog.message()}`));
  page.on('console', (message) => {
    said.push(message.text());
    // Browsers log a refused code, because its status is 400. Errors of policies and scripts must not occur.
    const usual = message.text().startsWith('Failed to load resource') || expected.test(message.text());
    if (message.type() === 'error' && !usual) problems.push(message.text());
  });
  const check = () => {
    // They are reported once.
    const found = problems.splice(0);
    if (found.length) throw new Error(found.join('\n'));
  };
  return {
    page,
    console: said,
    check,
    done: async () => {
      await context.close();
      check();
    },
  };
}

/** The events that the shop received, in order. */
export function events(page: Page): Promise<string[]> {
  return page.locator('#log b').allTextContents();
}

/** Waits until the shop received an event. Its log is folded. */
export async function waitForEvent(page: Page, name: string): Promise<void> {
  await page.locator('#log b', { hasText: name }).first().waitFor({ state: 'attached' });
}

/** The live region of `<pay-action>`. */
export const status = (page: Page): Locator => page.locator('pay-action #status').first();

/** Waits for the outcome, and checks that it was reported once. */
export async function expectOutcome(page: Page, event: string): Promise<void> {
  await waitForEvent(page, event);
  const outcomes = (await events(page)).filter((name) => name === 'pay-complete' || name === 'pay-fail');
  assert.deepEqual(outcomes, [event]);
}

/** In the shop with a choice of its own: chooses a method and presses pay. @returns the id of the payment or mandate */
export async function pay(page: Page, url: string, method: string): Promise<string> {
  await page.goto(`${url}/own`);
  await page.locator(`input[value=${method}]`).check();
  // The form is not valid before its fields are loaded.
  if (/^(?:boleto_br|ovo_id)$/.test(method)) await page.locator('pay-customer-fields [part=base]').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await waitForEvent(page, 'pay-ready');
  const address = new URL(page.url()).searchParams;
  return (address.get('payment_id') ?? address.get('mandate_id'))!;
}

/** The violations that axe finds on a page. @param rules by default all */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) => (globalThis as unknown as { axe: typeof axe }).axe.run(rules ? { runOnly: [...rules] } : {}),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      let node = document.activeElement;
      while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
      return node?.ariaLabel ?? (node as HTMLInputElement | null)?.labels?.[0]?.textContent ?? node?.textContent ?? '';
    });
    if (focused.trim().startsWith(name)) return;
  }
  throw new Error(`${name} is not reached`);
}
