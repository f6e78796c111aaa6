/** The built site on a server that only returns files, and a browser in which any error fails the test. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

export interface Site {
  readonly url: string;
  /** Runs with a page in a profile of its own. @throws {Error} with what the console reported */
  visit(path: string, look: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  close(): void;
}

export async function openSite(browser: Browser, folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    const file = join(folder, path);
    if (!existsSync(file) || statSync(file).isDirectory()) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    visit: async (path, look, options) => {
      const context = await browser.newContext(options);
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^https?:$/.test(protocol) && `http://${host}` !== url) problems.push(`request to ${host}`);
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      try {
        await page.goto(/^\w+:/.test(path) ? path : `${url}/${path}`);
        await look(page);
      } finally {
        await context.close();
      }
      if (problems.length) throw new Error(problems.join('\n'));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
