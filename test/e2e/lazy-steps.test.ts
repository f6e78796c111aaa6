/** `pay-elements/define/pay-action-lazy` in a merchant's bundle: the page fetches the step that it shows, and no other one. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { ELEMENTS } from '../../scripts/build/registered-elements.mjs';
import { bundled } from '../../scripts/check/merchant-bundle.mjs';
import * as samples from '../support/samples.js';
import { startHost, type Host } from '../trust/host.js';
import type { Routes } from '../trust/server.js';

const STEPS = ELEMENTS.filter(({ kind }) => kind === 'step').map(({ tag }) => tag);

const LATER = { time_expired: '2126-11-21T13:00:00+00:00' };
const PAYMENTS: Readonly<Record<string, object>> = {
  'pay-boleto-details': samples.payment({ ...samples.byBoleto, ...LATER }),
  'pay-qr': samples.payment(LATER),
};

test.describe('an action whose steps are chunks of the bundle', () => {
  let host: Host;
  /** The tags of the steps that each file registers. */
  const registered = new Map<string, string[]>();

  test.beforeAll(async ({ browser }) => {
    const chunks = await bundled('pay-elements/define/pay-action-lazy');
    const routes: Routes = {};
    for (const { fileName, code } of chunks) {
      registered.set(
        `/${fileName}`,
        STEPS.filter((tag) => new RegExp(`\\(["'\`]${tag}["'\`],`).test(code)),
      );
      routes[`/${fileName}`] = ({ response }) =>
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    }
    for (const [tag, payment] of Object.entries(PAYMENTS))
      routes[`/${tag}`] = ({ response }) => {
        const page = `<!doctype html><html lang="en"><title>Shop</title><body><pay-action></pay-action>
          <script>document.querySelector('pay-action').payment = ${JSON.stringify(payment)};</script>
          <script type="module" src="/${chunks[0]!.fileName}"></script>`;
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      };
    host = await startHost(browser, routes);
  });
  test.afterAll(() => host.close());

  test('has one file for each step', () => {
    assert.deepEqual([...registered.values()].filter((tags) => tags.length).sort(), STEPS.map((tag) => [tag]).sort());
  });

  for (const tag of Object.keys(PAYMENTS)) {
    test(`fetches the file of <${tag}> alone`, async () => {
      const { page, problems } = await host.open();
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(`${host.url}/${tag}`);
      await page.locator(`${tag} [part~=tools]`).waitFor();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(
        fetched.flatMap((path) => registered.get(path) ?? []),
        [tag],
      );
      assert.deepEqual(problems, []);
    });
  }
});
