import assert from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

import { listenForViolations, serveStrictly, strictPolicy } from '../trust/policy.js';
import { test } from './fixtures.js';
import { reportAttack } from '../support/attack-report.js';

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

  test('the demo has the strictest policy, and a violation fails any of its tests', async ({ demo }) => {
    for (const path of ['/', '/own']) {
      const { headers } = await fetch(demo.url + path);
      assert.equal(`${headers.get('content-security-policy')}; report-uri /x`, strictPolicy('pay-elements', '/x'));
    }
    const { page, done } = await demo.open();
    await page.goto(demo.url);
    const logged = page.waitForEvent('console', (message) => message.text().includes('inline style'));
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await logged;
    await assert.rejects(done(), /inline style/);
    reportAttack('its policy is the strictest, and each test of the demo fails at a violation', '0 violations');
  });
});
