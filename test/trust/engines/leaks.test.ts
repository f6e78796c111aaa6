/** Timers and listeners that removed elements leave behind, measured by script, in any engine. */
import assert from 'node:assert/strict';
import { test } from '../../engines/fixtures.js';
import type { Tab } from '../../engines/tab.js';
import { many, reportAttack } from '../../support/attack-report.js';
import { until } from '../../support/until.js';
import { startServer, type Server } from '../server.js';
import { COUNT_TIMERS, routesOf, SUBJECTS } from '../subjects.js';

/** What each time leaves is counted exactly, so few are enough. test/trust/leaks.test.ts measures memory with many. */
const CYCLES = 20;

interface Page {
  timers: Set<unknown>;
  listeners: Set<unknown>;
  cycling: boolean;
}

/** Counts listeners on targets that outlive an element. Runs before any other script of the page. */
function countListeners(): void {
  const page = globalThis as unknown as Page;
  page.listeners = new Set();
  const entries = new Map<EventTarget, Map<string, unknown>>();
  const key = (type: string, listener: unknown, options: unknown) => {
    const capture = typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture : options;
    const ids = (listener as { leakId?: number }) ?? {};
    ids.leakId ??= Math.random();
    return `${type} ${ids.leakId} ${Boolean(capture)}`;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const drop = (target: EventTarget, id: string) => {
    page.listeners.delete(entries.get(target)?.get(id));
    entries.get(target)?.delete(id);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const target = this ?? window;
    if (!listener || !(target === window || target === document || target instanceof MediaQueryList)) return;
    const id = key(type, listener, options);
    const entry = { type };
    if (!entries.has(target)) entries.set(target, new Map());
    if (entries.get(target)!.has(id)) return;
    entries.get(target)!.set(id, entry);
    page.listeners.add(entry);
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (signal) addEventListener.call(signal, 'abort', () => drop(target, id), { once: true });
    if (typeof options === 'object' && options.once)
      addEventListener.call(target, type, () => drop(target, id), { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    if (listener) drop(this ?? window, key(type, listener, options));
  };
}

/** Adds markup to the page and removes it, the given number of times. */
function cycle(markup: string, times: number): void {
  const page = globalThis as unknown as Page;
  page.cycling = true;
  const here = document.querySelector('#here')!;
  const turn = () =>
    new Promise<unknown>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (port1.close(), done(null));
      port2.postMessage(null);
    });
  const run = async () => {
    for (let count = 0; count < times; count++) {
      const provider = document.createElement('pay-provider');
      // eslint-disable-next-line no-unsanitized/method -- markup of this test
      provider.setHTMLUnsafe(markup);
      here.append(provider);
      // Some elements are removed before they start, some after a while.
      for (let turns = 0; turns < (count % 4) * 3; turns++) await turn();
      provider.remove();
    }
    // Cancelled tasks end later. A query of the driver has a short timer of its own.
    while (page.timers.size) await new Promise((drawn) => requestAnimationFrame(drawn));
    page.cycling = false;
  };
  void run();
}

const HEAD = `<script>(${countListeners.toString()})();</script>${COUNT_TIMERS}`;

test.describe(`elements that are added and removed ${CYCLES} times`, () => {
  let server: Server;
  let tab: Tab;
  test.beforeAll(async ({ tab: open }) => {
    tab = open;
    server = await startServer(routesOf(HEAD));
  });
  test.afterAll(async () => {
    reportAttack(
      `${Object.keys(SUBJECTS).length} steps, each put on the page and taken away ${many(CYCLES)} times, in Firefox and WebKit`,
      '0 timers and listeners more',
    );
    server.close();
  });

  const query = (expression: string) => tab.evaluate(`(() => { return ${expression}; })()`);
  const cycled = async (markup: string, times: number) => {
    await query(`(${cycle.toString()})(${JSON.stringify(markup)}, ${times})`);
    await until('all elements are removed and no timer runs', async () => (await query('cycling')) === false);
  };
  test('the measurement finds a listener and a timer that stay', async () => {
    await tab.go(`${server.url}/host`);
    await query(
      `void (addEventListener('x', () => {}), document.addEventListener('x', () => {}), setTimeout(() => {}, 1e8))`,
    );
    assert.equal(await query('Array.from(listeners).filter(({ type }) => type === "x").length'), 2);
    assert.ok(Number(await query('timers.size')) >= 1);
  });

  for (const [subject, markup] of Object.entries(SUBJECTS)) {
    test(`${subject} leaves no timer or listener`, async () => {
      await tab.go(`${server.url}/host`);
      // Warm-up: listeners that a page adds once are there afterwards.
      await cycled(markup, 4);
      const tags = JSON.stringify(Array.from(markup.matchAll(/<(pay-[\w-]+)/g), ([, tag]) => tag));
      await until('defined', async () => (await query(`${tags}.every((tag) => customElements.get(tag))`)) === true);
      await cycled(markup, 4);
      const before = await query('listeners.size');
      await cycled(markup, CYCLES);
      const kinds = await query('Array.from(listeners, ({ type }) => type).join()');
      assert.equal(await query('listeners.size'), before, String(kinds));
    });
  }
});
