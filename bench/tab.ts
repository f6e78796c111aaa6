/** Opens a tab with an empty cache, optionally with a slow processor or a slow network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Conditions {
  readonly id: string;
  readonly name: string;
  /** Slowdown compared to this machine. */
  readonly cpu: number;
  readonly network: { readonly latency: number; readonly down: number; readonly up: number } | null;
}

export const CONDITIONS = {
  plain: { id: 'plain', name: 'no throttling', cpu: 1, network: null },
  cpu: { id: 'cpu', name: 'processor 4 times slower', cpu: 4, network: null },
  fast3g: {
    id: 'fast3g',
    name: 'Fast 3G',
    cpu: 1,
    // Milliseconds to the first byte of each response, and bytes per second: 1.44 and 0.675 Mbit/s.
    network: { latency: 562.5, down: 1_440_000 / 8, up: 675_000 / 8 },
  },
} as const satisfies Record<string, Conditions>;

const IN_PAGE = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8');

export interface Heap {
  readonly script: number;
  readonly dom: number;
}

export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Bytes after garbage collection: JavaScript's heap, and the document's heap. */
  readonly heap: () => Promise<Heap>;
  readonly close: () => Promise<void>;
}

/** @param url an empty page of the server, so that the start of a process is not measured */
export async function openTab(browser: Browser, url: string, { cpu, network }: Conditions): Promise<Tab> {
  const context = await browser.newContext({ permissions: ['clipboard-write'], viewport: { width: 800, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(IN_PAGE);
  await page.goto(url);
  const devtools = await context.newCDPSession(page);
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    const { latency, down, up } = network;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    });
  }
  return {
    page,
    devtools,
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage');
      return { script: usedSize, dom: embedderHeapUsedSize };
    },
    close: () => context.close(),
  };
}
