/** The components of docs/server-rendering.md for Next.js: React renders them on a server, and takes over the page in a browser. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { rolldown } from 'rolldown';
import { test } from '../e2e/fixtures.js';
import { readDocument, ROOT } from './documents.js';

const { blocks } = readDocument('docs/server-rendering.md');
const componentOf = (name: string) => blocks.find(({ text }) => text.includes(`function ${name}(`))!.text;

/** The server sends the HTML of the step to React in the browser, too. */
const PAGE = `
  import { createElement } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { Hydrate } from './Hydrate.mjs';
  const step = createElement('div', {
    dangerouslySetInnerHTML: { __html: JSON.parse(document.querySelector('#data').textContent) },
    suppressHydrationWarning: true,
  });
  hydrateRoot(document.querySelector('main'), [step, createElement(Hydrate)].map((one, key) => createElement('div', { key }, one)));`;

let folder: string;
test.beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/next-'));
  for (const name of ['Step', 'Hydrate']) writeFileSync(join(folder, `${name}.mjs`), componentOf(name));
  writeFileSync(join(folder, 'page.mjs'), PAGE);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

// eslint-disable-next-line no-unsanitized/method -- the files written above
const load = async <T>(name: string) => (await import(pathToFileURL(join(folder, name)).href)) as T;

test('a step can be read before any script, and is paid after React has taken over', async ({ demo }) => {
  const { Step } = await load<{
    Step(props: object): Promise<ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>>;
  }>('Step.mjs');
  const { Hydrate } = await load<{ Hydrate(): null }>('Hydrate.mjs');
  const build = await rolldown({
    input: join(folder, 'page.mjs'),
    platform: 'browser',
    logLevel: 'silent',
    // This build of React reports a page that differs from what it would have rendered.
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  const scripts = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code] as const] : [])));

  const payment = await demo.consumer('POST', '/merchant/orders', { method: 'pix_br' });
  const step = await Step({ payment });
  const { __html } = step.props.dangerouslySetInnerHTML;
  const rendered = renderToString([step, createElement(Hydrate)].map((one, key) => createElement('div', { key }, one)));
  const data = JSON.stringify(__html).replaceAll('<', '\\u003c');
  const body = `<!doctype html><html lang="en"><title>Shop</title><main>${rendered}</main>
    <script type="application/json" id="data">${data}</script><script type="module" src="/app/page.js"></script>`;

  const { page, console: said } = await demo.open();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.route('**/app/**', async (route) => {
    await released;
    await route.fulfill({
      contentType: 'text/javascript',
      body: scripts.get(new URL(route.request().url()).pathname.slice(5))!,
    });
  });
  await page.goto(`${demo.url}/page`, { waitUntil: 'commit' });
  await page.getByText('129.90').first().waitFor();
  release();
  await page.locator('pay-action:state(ready)').waitFor();
  await demo.consumer('POST', `/sandbox/payments/${payment['id']!}/pay`);
  await page.locator('pay-action').getByText('Payment complete').first().waitFor();
  assert.deepEqual(
    said.filter((text) => /hydrat|mismatch/i.test(text)),
    [],
  );
});
