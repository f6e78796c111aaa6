/** The page of a shop, in a session of its own. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser.js';
import { SECRET } from './provider.js';
import type { Shop } from './servers.js';

/** Creates a payment by the method in the address, and shows it again after a redirect. Every event is logged. */
export const SHOP_PAGE = `<!doctype html>
<html lang="en">
  <title>Shop</title>
  <link rel="icon" href="data:," />
  <script type="module" src="/pay-elements/pay-elements.js"></script>
  <pay-action></pay-action>
  <script type="module">
    const element = document.querySelector('pay-action');
    for (const type of ['pay-ready', 'pay-redirect', 'pay-complete', 'pay-fail', 'pay-error'])
      element.addEventListener(type, ({ resource, reason, code, message }) => {
        const entry = [type, resource?.status, reason, code, message].filter(Boolean).join(' ');
        sessionStorage.log = JSON.stringify([...JSON.parse(sessionStorage.log ?? '[]'), entry]);
      });
    const method = new URLSearchParams(location.search).get('method');
    if (method) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/merchant/orders', { method: 'POST', headers, body: JSON.stringify({ method }) });
      sessionStorage.id = (await response.json()).id;
    }
    element.src = '/merchant/payments/' + sessionStorage.id;
  </script>
</html>`;

export interface ShopPage {
  readonly page: Page;
  /** Presses "I’ve paid", so that the page polls at once. */
  check(): Promise<void>;
  /** Waits for an outcome that starts so, and closes the page. It must be the only one, without errors or secrets. */
  ends(outcome: string): Promise<void>;
}

/** Opens the page of a new payment, and waits until its step is on screen. */
export async function openShopPage(browser: TestBrowser, { url, answers }: Shop, method: string): Promise<ShopPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const log = () => page.evaluate(() => JSON.parse(sessionStorage['log'] ?? '[]') as string[]);
  const until = (start: string) =>
    page.waitForFunction((event) => (sessionStorage['log'] as string | undefined)?.includes(`"${event}`), start, {
      timeout: 20_000,
    });
  await page.goto(`${url}/order.html?method=${method}`);
  await until('pay-ready');
  const id = await page.evaluate(() => sessionStorage['id'] as string);
  const polled = () => answers.filter(({ path }) => path === `/merchant/payments/${id}`).length;
  return {
    page,
    // The page may have polled already: then the button is gone.
    check: () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('pay-action')!;
        shadowRoot!.querySelector<HTMLElement>('[part=check]')?.click();
      }),
    ends: async (outcome) => {
      await until(outcome);
      const requests = polled();
      // A page that is online again polls at once, unless there is nothing left to wait for.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.evaluate(async () => (await fetch('/order.html')).text());
      const [ended, ...more] = (await log()).filter((entry) => /^pay-(?:complete|fail|error)/.test(entry));
      assert.deepEqual([ended?.slice(0, outcome.length), more], [outcome, []]);
      assert.deepEqual([polled(), problems], [requests, []]);
      assert.ok(requests > 1 && answers.every(({ body }) => !body.includes(SECRET)));
      await context.close();
    },
  };
}
