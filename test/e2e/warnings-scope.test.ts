/** The warnings for developers: the addresses and the files that have them, how often they appear, and what they say. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { until } from '../support/until.js';
import type { Host } from '../trust/host.js';
import { action, json, openPage, startPages, UNSAFE } from './warnings-page.js';

let host: Host;
test.beforeAll(async ({ browser }) => (host = await startPages(browser)));
test.afterAll(() => host.close());

test.describe('the warnings', () => {
  const INVALID = action('payment="{}"');

  /** Opens a page with two mistakes. @param count of the warnings */
  async function check({ count, ...where }: { file?: string; origin: string; query?: string; count: number }) {
    const { later, loaded, done } = await openPage(host, `${INVALID}<pay-nothing></pay-nothing>`, where);
    assert.equal((await later()).length, count);
    assert.equal(loaded(), count > 0);
    await done();
  }

  for (const [origin, query, count] of [
    ['http://localhost', '', 2],
    ['http://localhost:8080', '', 2],
    ['http://127.0.0.1', '', 2],
    ['http://[::1]:8080', '', 2],
    ['https://shop.example', '&pay-debug', 2],
    ['https://shop.example', '', 0],
    ['https://localhost.shop.example', '', 0],
    ['https://shop.localhost', '#//localhost/', 0],
  ] as const) {
    test(`are ${count || 'not'} on ${origin}${query}`, () => check({ origin, query, count }));
  }

  const FILES = ['pay-elements.js', 'pay-elements.all.js'];
  for (const file of [...FILES, 'autoloader.js']) {
    test(`are in development alone, for ${file}`, async () => {
      await check({ file, origin: 'http://localhost', count: 2 });
      await check({ file, origin: 'https://shop.example', count: 0 });
    });
  }

  test('name an element inside a shadow root of the page', async () => {
    const { page, warnings, later, done } = await openPage(host, '<div id="shop"></div>');
    await page.evaluate(() => {
      const root = document.querySelector('#shop')!.attachShadow({ mode: 'open' });
      root.append(Object.assign(document.createElement('pay-action'), { payment: {} }));
    });
    await until('warned', () => Promise.resolve(warnings.length > 0));
    assert.match((await later())[0]!, /<pay-action>/);
    await done();
  });

  test('are once for an element and a reason, and once more for another reason', async () => {
    const { page, warnings, later, done } = await openPage(host, INVALID);
    await until('warned', () => Promise.resolve(warnings.length > 0));
    const set = (payment: object) =>
      page.evaluate(async (payment) => {
        const action = document.querySelector('pay-action')!;
        action.payment = payment as never;
        await action.updateComplete;
      }, payment);
    await set({ id: 'pm_1' });
    assert.equal((await later()).length, 1);
    await set({ object: 'payment' });
    assert.deepEqual(
      (await later()).map((text) => /payment\.\w+/.exec(text)![0]),
      ['payment.object', 'payment.id'],
    );
    await done();
  });

  test('have no value of a payment', async () => {
    const secret = 'Ana-Souza-4111';
    const values = { object: secret, id: secret, status: secret, amount: { secret }, action: { type: secret } };
    const { later, done } = await openPage(
      host,
      `${action(`payment='${json(values)}'`)}${action(`action='${json({ type: secret })}'`)}${UNSAFE}`,
    );
    const texts = await later();
    assert.equal(texts.length, 3);
    for (const text of texts) assert.doesNotMatch(text, new RegExp(`${secret}|secret`));
    await done();
  });

  test('are missing, and nothing else, if their file does not arrive', async () => {
    const { page, problems } = await host.open();
    await page.route('**/warnings-*.js', (route) => route.abort());
    await page.goto(`${host.url}/page?${new URLSearchParams({ file: 'pay-elements.js', body: INVALID }).toString()}`);
    await page.locator('pay-action:state(unusable)').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    assert.deepEqual(problems, []);
    await page.context().close();
  });
});
