/** What a page keeps of elements that came and went, counted by the browser. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CDPSession } from 'playwright-core';
import { many, tried } from '../support/tried.js';
import { startHost, type Host } from './host.js';
import { COUNT_TIMERS, routesOf, SUBJECTS } from './subjects.js';

const CYCLES = 1_000;
const WARM_UP = 500;
/** Bytes of each cycle that may stay: what the browser's own books need, and far less than any node or listener. */
const PER_CYCLE = 200;

let host: Host;
before(async () => void (host = await startHost(routesOf(COUNT_TIMERS))));
after(() => host.close());

interface Kept {
  nodes: number;
  listeners: number;
  documents: number;
  heap: number;
}

async function measure(session: CDPSession): Promise<Kept> {
  // Twice, for what is only let go of by the first.
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

describe(`${CYCLES} times put on the page and taken away`, () => {
  let left = 0;
  after(() =>
    tried(
      `${Object.keys(SUBJECTS).length} steps, each put on the page and taken away ${many(CYCLES)} times`,
      `${left} timers, listeners and nodes as before, fewer than ${PER_CYCLE} bytes a time`,
    ),
  );
  for (const [name, markup] of Object.entries(SUBJECTS)) {
    it(`${name}: nothing stays`, async (context) => {
      const { page, problems } = await host.open();
      await page.goto(`${host.url}/host`);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const cycle = (times: number) =>
        page.evaluate(
          async ({ times, markup }) => {
            const here = document.querySelector('#here')!;
            // A turn of the event loop; each hundredth time it is drawn, too.
            const turn = () =>
              new Promise<unknown>((done) => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => (port1.close(), done(null));
                port2.postMessage(null);
              });
            for (let count = 0; count < times; count++) {
              const provider = document.createElement('pay-provider');
              // eslint-disable-next-line no-unsanitized/method -- of this file
              provider.setHTMLUnsafe(markup);
              here.append(provider);
              // Some leave before they have begun, some after a while.
              for (let turns = 0; turns < (count % 4) * 3; turns++) await turn();
              if (count % 100 === 99) await new Promise((done) => requestAnimationFrame(done));
              provider.remove();
            }
            // What is cancelled ends in later tasks; what does not end is found below.
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
      // What the engine compiles meanwhile stays once; what leaks stays each time.
      const first = await round();
      const { before, after, grown } = first.grown < PER_CYCLE ? first : await round();
      const timers = await page.evaluate<number>('timers.size');
      await page.context().close();
      context.diagnostic(
        `${name}: nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}, ` +
          `heap ${(before.heap / 1e6).toFixed(2)} → ${(after.heap / 1e6).toFixed(2)} MB, timers ${timers}`,
      );
      assert.deepEqual(problems, []);
      assert.equal(timers, 0);
      left += timers;
      assert.equal(after.documents, before.documents);
      assert.ok(after.nodes < before.nodes + CYCLES / 5, `${after.nodes - before.nodes} nodes stay`);
      assert.ok(after.listeners <= before.listeners + 5, `${after.listeners - before.listeners} listeners stay`);
      assert.ok(grown < PER_CYCLE, `${grown.toFixed(0)} bytes of each cycle stay`);
    });
  }
});
