/** Timers, listeners and memory that removed elements leave behind, measured by the browser. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { CDPSession } from 'playwright-core';
import { many, reportAttack } from '../support/attack-report.js';
import { startHost, type Host } from './host.js';
import { COUNT_TIMERS, routesOf, SUBJECTS } from './subjects.js';

const CYCLES = 500;
const WARM_UP = 250;
/** Bytes that each cycle may leave: enough for the browser's bookkeeping, far less than any node or listener. */
const PER_CYCLE = 200;
const MOST_ROUNDS = 5;
/** Nodes that all cycles together may leave: one node in every fifth cycle is a leak. */
const MOST_NODES = CYCLES / 5;

let host: Host;
test.beforeAll(async ({ browser }) => void (host = await startHost(browser, routesOf(COUNT_TIMERS))));
test.afterAll(() => host.close());

interface Usage {
  nodes: number;
  listeners: number;
  documents: number;
  heap: number;
}

async function measure(session: CDPSession): Promise<Usage> {
  // Twice, because the first collection makes more objects unreachable.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return {
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
    heap: of('JSHeapUsedSize'),
  };
}

test.describe(`elements that are added and removed ${CYCLES} times`, () => {
  let left = 0;
  test.afterAll(() =>
    reportAttack(
      `${Object.keys(SUBJECTS).length} steps, each put on the page and taken away ${many(CYCLES)} times`,
      `${left} timers, listeners and nodes as before, fewer than ${PER_CYCLE} bytes a time`,
    ),
  );
  for (const [name, markup] of Object.entries(SUBJECTS)) {
    test(`${name} leaves no node, listener or timer, and hardly any memory`, async () => {
      const { page, problems } = await host.open();
      await page.goto(`${host.url}/host`);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const cycle = (times: number) =>
        page.evaluate(
          async ({ times, markup }) => {
            const here = document.querySelector('#here')!;
            // A turn of the event loop; the page is drawn every hundredth time.
            const turn = () =>
              new Promise<unknown>((done) => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => (port1.close(), done(null));
                port2.postMessage(null);
              });
            for (let count = 0; count < times; count++) {
              const provider = document.createElement('pay-provider');
              // eslint-disable-next-line no-unsanitized/method -- markup of this test
              provider.setHTMLUnsafe(markup);
              here.append(provider);
              // Some elements are removed before they start, some after a while.
              for (let turns = 0; turns < (count % 4) * 3; turns++) await turn();
              if (count % 100 === 99) await new Promise((done) => requestAnimationFrame(done));
              provider.remove();
            }
            // Cancelled tasks end later; the assertions below find those that do not end.
            const { timers } = globalThis as unknown as { timers: Set<number> };
            for (let frames = 0; frames < 10 || (timers.size && frames < 300); frames++)
              await new Promise((drawn) => requestAnimationFrame(drawn));
          },
          { times, markup },
        );
      await cycle(WARM_UP);
      const round = async () => {
        const before = await measure(session);
        await cycle(CYCLES);
        const after = await measure(session);
        return { before, after, grown: (after.heap - before.heap) / CYCLES };
      };
      // Code that the engine compiles meanwhile, and a step that it has not collected yet, grow some rounds; leaks grow each.
      let measured = await round();
      const isEven = () => measured.grown < PER_CYCLE && measured.after.nodes < measured.before.nodes + MOST_NODES;
      for (let rounds = 1; rounds < MOST_ROUNDS && !isEven(); rounds++) measured = await round();
      const { before, after, grown } = measured;
      const timers = await page.evaluate<number>('timers.size');
      await page.context().close();
      test.info().annotations.push({
        type: 'measured',
        description:
          `${name}: nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}, ` +
          `heap ${(before.heap / 1e6).toFixed(2)} → ${(after.heap / 1e6).toFixed(2)} MB, timers ${timers}`,
      });
      assert.deepEqual(problems, []);
      assert.equal(timers, 0);
      left += timers;
      assert.equal(after.documents, before.documents);
      assert.ok(after.nodes < before.nodes + MOST_NODES, `${after.nodes - before.nodes} nodes stay`);
      assert.ok(after.listeners <= before.listeners + 5, `${after.listeners - before.listeners} listeners stay`);
      assert.ok(grown < PER_CYCLE, `${grown.toFixed(0)} bytes of each cycle stay`);
    });
  }
});
