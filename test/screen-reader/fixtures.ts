/** Playwright’s `test` with Orca, which all tests of a worker share, and a browser that it reads. */
import assert from 'node:assert/strict';
import { chromium, expect, type Browser } from '@playwright/test';
import { CHROME_ARGS, findBrowser } from '../../scripts/shared/browser.mjs';
import { openCheckout, type Checkout, type CheckoutOptions } from '../e2e/assistive.js';
import { openChecked } from '../e2e/demo.js';
import { test as base } from '../e2e/fixtures.js';
import { startOrca, type Orca } from './orca.js';
import { faultsIn, lineOf } from './transcript.js';

/** A headless browser has no tree for a screen reader of the desktop. */
const ARGS = [...CHROME_ARGS, '--force-renderer-accessibility', '--window-position=0,0', '--window-size=1000,1300'];

/** Sentences are not split into lines. */
export const WIDE = '<style>main { max-inline-size: 56rem }</style>';

const MOST_TRIES = 8;

/** More lines than a page has. */
const MOST_LINES = 80;

/** A consumer who hears the page. What is heard makes up the transcript. */
export interface Hearer {
  /** Reads the page from its first line to its last one, line by line. */
  read(): Promise<void>;
  /**
   * Presses keys one after the other, and hears what follows each.
   * @param sentence part of a sentence to wait for after the last one
   */
  key(keys: string, sentence?: string): Promise<void>;
  /** Enters a text as a keyboard does. */
  types(text: string, sentence?: string): Promise<void>;
  /** Waits for a part of a sentence that no key has caused. */
  hears(sentence: string): Promise<void>;
  /** Compares what a braille display has shown since the page was opened. */
  matchesBraille(name: string): void;
  /** Compares the transcript with the stored one, and checks that nothing in it is empty, stale, spelled out or said twice. */
  matches(name: string): void;
}

export type Reader = Checkout & Hearer;

interface OfTest {
  /** Opens a page with an element between two buttons, and puts the focus on the first one. */
  open: (body: string, options?: CheckoutOptions) => Promise<Reader>;
}

interface OfWorker {
  orca: Orca;
  heardBrowser: Browser;
}

export const test = base.extend<OfTest, OfWorker>({
  orca: [
    async ({}, use) => {
      const orca = await startOrca();
      await use(orca);
      await orca.close();
    },
    { scope: 'worker' },
  ],
  heardBrowser: [
    async ({ orca: { env } }, use) => {
      const browser = await chromium.launch({ headless: false, executablePath: findBrowser(), args: ARGS, env });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ shop, orca, heardBrowser }, use) => {
    const opened: Checkout[] = [];
    const demo = { ...shop, open: openChecked.bind(null, heardBrowser), openInWindow: () => assert.fail() };
    await use(async (body, options) => {
      const checkout = await openCheckout(demo, body, { viewport: null, head: WIDE, ...options });
      opened.push(checkout);
      return readerOf(checkout, orca);
    });
    for (const { done } of opened) await done();
  },
});

async function readerOf(checkout: Checkout, orca: Orca): Promise<Reader> {
  const { listener, press } = orca;
  // What is said of the browser's window is not the page's.
  await listener.until('Finished loading');
  await checkout.page.bringToFront();
  // A new window gets the keys a moment after it is there, and its address bar has them first.
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await checkout.page.mouse.click(1, 1);
    await press('ctrl+Home');
    if ((await listener.answer()).some((one) => one.includes('Shop'))) break;
  }
  return { ...checkout, ...(await hearerOf(orca)) };
}

/** Begins at the button before the element, from the first line of the page. */
export async function hearerOf({ listener, press, type }: Orca): Promise<Hearer> {
  const lines: string[] = [];
  const write = (keys: string, said: readonly string[]) => {
    if (keys || said.length) lines.push(lineOf(keys, said));
  };
  const heard = async (sentence?: string) => {
    if (!sentence) return listener.pause();
    return listener.until(sentence).catch((cause: unknown) => {
      throw new Error(`after:\n${lines.join('\n')}`, { cause });
    });
  };
  await press('Tab');
  await listener.until('Before push button');
  listener.takeBraille();
  return {
    read: async () => {
      for (let count = 0; count < MOST_LINES; count++) {
        await press('Down');
        const said = await listener.answer();
        if (said.some((one) => one.includes('After push button'))) return;
        write('', said.length ? said : ['(nothing)']);
      }
      assert.fail(`the page has no end:\n${lines.join('\n')}`);
    },
    key: async (keys, sentence) => {
      const all = keys.split(' ');
      for (const key of all.slice(0, -1)) {
        await press(key);
        write(key, await listener.answer());
      }
      await press(all.at(-1)!);
      write(all.at(-1)!, await (sentence ? heard(sentence) : listener.answer()));
    },
    types: async (text, sentence) => {
      await type(text);
      write(`“${text}”`, await heard(sentence));
    },
    hears: async (sentence) => write('', await heard(sentence)),
    matchesBraille: (name) => expect(`${listener.takeBraille().join('\n')}\n`).toMatchSnapshot(`braille-${name}.txt`),
    matches: (name) => {
      expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
      assert.deepEqual(faultsIn(lines), []);
    },
  };
}
