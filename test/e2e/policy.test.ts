import assert from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

import { listenForViolations, serveStrictly, strictPolicy } from '../trust/policy.js';
import { waitForEvent, pay } from './demo.js';
import { test } from './fixtures.js';
import { reportAttack } from '../support/attack-report.js';
import { until } from '../support/until.js';
import { startStrictProxy } from './strict-proxy.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const violations = (page: Page) => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);

const OURS = '<script type="module" src="/dist/pay-elements.js"></script>';
const AGAIN = OURS.replace('.js', '.js?again');
const CLASSIC = '<script src="/dist/pay-elements.all.js"></script>';
const DEFERRED = CLASSIC.replace('src', 'defer src');
const LIT = '<script type="module" src="/own.js"></script>';
const OWN = `import { html, render } from '/lit-html.js';
render(html\`<i>of the page</i>\`, document.querySelector('aside'));`;

/** The scripts of the page, and the names of the policies that it may create; each name only once. */
const PAGES: readonly [what: string, scripts: string, names: string][] = [
  ['the script tag alone', OURS, 'pay-elements'],
  ['the script tag after the page’s own Lit', LIT + OURS, 'lit-html pay-elements'],
  ['the script tag before the page’s own Lit', OURS + LIT, 'lit-html pay-elements'],
  ['the script tag twice', OURS + AGAIN, 'pay-elements'],
  ['the classic script alone', CLASSIC, 'pay-elements'],
  ['the classic script twice', CLASSIC + CLASSIC.replace('.js', '.js?again'), 'pay-elements'],
  ['the classic script before the module', CLASSIC + OURS, 'pay-elements'],
  ['the classic script after the module', OURS + DEFERRED, 'pay-elements'],
];

test.describe('under a strict content security policy with Trusted Types', () => {
  test.afterAll(() =>
    reportAttack(
      `the script tag ${PAGES.length} ways: module and classic script alone, twice, in both orders; after and before a Lit of the page’s own`,
      '0 violations, all render',
    ),
  );
  for (const [what, scripts, names] of PAGES) {
    test(`${what} causes no conflict and no violation`, async ({ demo }) => {
      const body = `<!doctype html><title>x</title>${scripts}<aside></aside><pay-qr data="HELLO"></pay-qr>
        <pay-redirect url="https://bank.example.com/"></pay-redirect>`;
      const files: Readonly<Record<string, string | { body: string }>> = {
        '/': { body },
        '/own.js': { body: OWN },
        '/lit-html.js': join(ROOT, 'node_modules/lit-html/lit-html.js'),
      };
      const server = await serveStrictly(names, (path) => {
        const [, name] = /^\/dist\/((?:chunks\/)?[\w.-]+\.js)$/.exec(path) ?? [];
        return name ? join(ROOT, 'dist', name) : (files[path] ?? null);
      });
      const { page, done } = await demo.open();
      await page.addInitScript(listenForViolations);
      await page.goto(server.url);
      await page.locator('pay-qr [part=code] svg').waitFor();
      await page.getByRole('link', { name: 'Continue to bank.example.com' }).waitFor();
      await page.evaluate(() =>
        Promise.all(['pay-details', 'pay-otp-verify'].map((tag) => customElements.whenDefined(tag))),
      );
      if (scripts.includes(LIT)) await page.getByText('of the page').waitFor();
      assert.deepEqual([await violations(page), server.takeReports()], [[], []]);
      await done();
      server.close();
    });
  }

  test('no step of the demo causes a violation', async ({ demo }) => {
    const shop = await startStrictProxy(demo.url);
    const { page, done } = await demo.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(listenForViolations);
    await page.addInitScript('globalThis.print = () => {}');
    const seen: string[] = [];
    const methods = ['pix_br', 'boleto_br', 'banktransfer_mx', 'cashvoucher_mx', 'promptpay_th', 'ewallet_kr'];
    for (const method of methods) {
      const id = await pay(page, shop.url, method);
      // The other buttons are lazy-loaded.
      await page.locator('button[part~=check]').waitFor();
      const menu = page.locator('[part=save]');
      if (await menu.count()) await menu.click();
      for (const part of ['copy-button', 'show', 'print', 'save-png', 'save-svg', 'calendar', 'check']) {
        for (const button of await page.locator(`button[part~=${part}]:visible`).all()) {
          await button.click();
          if (part !== 'show') continue;
          await page.locator('dialog [part~=barcode]').waitFor();
          await page.keyboard.press('Escape');
        }
      }
      await demo.consumer(
        'POST',
        method === 'ewallet_kr' ? `/sandbox/bank/${id}/approve` : `/sandbox/payments/${id}/pay`,
      );
      await waitForEvent(page, 'pay-complete');
      seen.push(...(await violations(page)));
    }
    const id = await pay(page, shop.url, 'ewallet_id');
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    await page.getByRole('textbox', { name: 'One-time code' }).fill(otp!);
    await waitForEvent(page, 'pay-complete');
    await page.locator('pay-wallet-account').waitFor();
    seen.push(...(await violations(page)));
    assert.deepEqual([seen, shop.reports], [[], []]);
    reportAttack(
      `${methods.length + 1} payment methods of the demo to their end, every button`,
      `${seen.length} violations`,
    );
    const [policy = ''] = shop.policies;
    assert.deepEqual([...shop.policies], [policy]);
    assert.equal(`${policy}; report-uri /x`, strictPolicy('pay-elements', '/x'));
    // A violation would show in both lists: the enforced and the report-only policy.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await until('two events', async () => (await violations(page)).length === 2);
    await until('two reports', () => shop.reports.length === 2);
    await assert.rejects(done(), /inline style/);
    shop.close();
  });
});
