/** Opens a tab with an empty cache, whose processor and network can be slowed down. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Conditions } from './conditions.js';

const IN_PAGE = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8');

export interface Heap {
  readonly script: number;
  readonly dom: number;
}

export interface Tab {
  readonly page: Page;
  /** Slows the processor and the network down from now on. */
  readonly slow: (conditions: Conditions) => Promise<void>;
  /** Bytes after garbage collection: JavaScript's heap, and the document's heap. */
  readonly heap: () => Promise<Heap>;
  readonly close: () => Promise<void>;
}

/** @param url an empty page of the server, so that the start of a process is not measured */
export async function openTab(browser: Browser, url: string): Promise<Tab> {
  const context = await browser.newContext({
    permissions: ['clipboard-write'],
    viewport: { width: 800, height: 900 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.addInitScript(IN_PAGE);
  await page.goto(url);
  const devtools = await context.newCDPSession(page);
  return {
    page,
    async slow({ cpu, network }) {
      if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      if (!network) return;
      const { latency, down, up } = network;
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: down,
        uploadThroughput: up,
      });
    },
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage');
      return { script: usedSize, dom: embedderHeapUsedSize };
    },
    close: () => context.close(),
  };
}
