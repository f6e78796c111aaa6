/** The warnings for developers: each mistake has one, and nothing else has. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { payment, redirectAction } from '../support/samples.js';
import type { Host } from '../trust/host.js';
import { action, json, openPage, startPages, UNSAFE } from './warnings-page.js';

let host: Host;
test.beforeAll(async ({ browser }) => (host = await startPages(browser)));
test.afterAll(() => host.close());

const DOCS = 'https://cdn.jsdelivr.net/npm/pay-elements/docs/debugging.md';
const FAILED = action(`payment='${json(payment({ status: 'failed', action: {} }))}'`);

/** A warning without the address of its page, and the heading of that page. */
const parts = (text: string) => /^Pay Elements: (<[\w-]+>: .+) See (.+)#([\w-]+) /.exec(text)!.slice(1);

interface Row {
  readonly body: string;
  readonly tag: string;
  readonly text: RegExp;
  readonly heading: string;
  /** The action of the consumer that leads to the warning. */
  readonly act?: (page: Page) => Promise<void>;
}

const startAgain = (page: Page) => page.getByRole('button', { name: 'Start again' }).click();

const MISTAKES: Readonly<Record<string, Row>> = {
  'a payment that cannot be read': {
    body: action(`payment='{"object":"payment","id":"pm_1","status":"created","amount":1050}'`),
    tag: 'pay-action',
    text: /: payment\.amount: expected string\.$/,
    heading: 'invalid-input',
  },
  'an action of an unknown type': {
    body: action(`action='{"type":"dance"}'`),
    tag: 'pay-action',
    text: /: action\.type: unknown type\.$/,
    heading: 'unsupported-action',
  },
  'an unsafe URL': { body: UNSAFE, tag: 'pay-redirect', text: /: http outside loopback\.$/, heading: 'unsafe-url' },
  'a one-time code without an address': {
    body: action(`action='{"type":"verify_otp"}'`),
    tag: 'pay-otp-verify',
    text: /no address/,
    heading: 'not-configured',
    act: (page) => page.getByLabel('One-time code').fill('123456'),
  },
  'an unknown element': {
    body: '<pay-boleto></pay-boleto>',
    tag: 'pay-boleto',
    text: /<pay-boleto-details>/,
    heading: 'unknown-element',
  },
  'an empty action': {
    body: action(''),
    tag: 'pay-action',
    text: /src, payment, mandate, action/,
    heading: 'empty-action',
  },
  'a press of “Start again” without a listener': {
    body: FAILED,
    tag: 'pay-action',
    text: /Listen to pay-retry/,
    heading: 'unhandled-retry',
    act: startAgain,
  },
};

test.describe('in development, the script tag warns of', () => {
  for (const [name, { body, tag, text, heading, act }] of Object.entries(MISTAKES)) {
    test(`${name}, once, with the element, the reason and a link`, async () => {
      const { page, warnings, later, done } = await openPage(host, body);
      await act?.(page);
      await page.waitForLoadState('networkidle');
      await later();
      const [warned, ...others] = await later();
      assert.deepEqual(others, []);
      const [reason, link, at] = parts(warned!);
      assert.ok(reason!.startsWith(`<${tag}>: `), warned);
      assert.match(reason!, text);
      assert.equal(link, DOCS);
      assert.equal(at, heading);
      const element = warnings[0]!.args()[1]!;
      assert.equal(await element.evaluate((one) => (one as unknown as Element).localName), tag);
      await done();
    });
  }
});

test.describe('in development, the script tag is silent for', () => {
  const SILENT: Readonly<Record<string, { readonly body: string; readonly act?: (page: Page) => Promise<unknown> }>> = {
    'a payment that is shown': { body: action(`action='${json(redirectAction)}'`) },
    'an action that is set within five seconds': {
      body: action(''),
      act: (page) => page.evaluate((action) => (document.querySelector('pay-action')!.action = action), redirectAction),
    },
    'an empty action that is hidden': { body: action('hidden') },
    'an element of the page with such a name': {
      body: '<pay-later-badge></pay-later-badge>',
      act: (page) => page.evaluate(() => customElements.define('pay-later-badge', class extends HTMLElement {})),
    },
    'an element that was removed': {
      body: '<pay-boleto></pay-boleto>',
      act: (page) => page.evaluate(() => document.querySelector('pay-boleto')!.remove()),
    },
    'a press of “Start again” after which the page sets a payment': {
      body: FAILED,
      act: async (page) => {
        await page.evaluate(() => {
          const action = document.querySelector('pay-action')!;
          action.addEventListener('pay-retry', () => (action.payment = undefined));
        });
        await startAgain(page);
        // An empty action would be a mistake of its own.
        await page.evaluate(() => (document.querySelector('pay-action')!.hidden = true));
      },
    },
    'an event that another script has made': {
      body: '<pay-qr data="HELLO"></pay-qr>',
      act: (page) =>
        page.evaluate(() => {
          const element = document.querySelector('pay-qr')!;
          const events = [null, {}, { code: 'toString' }, { code: 7 }].map((fields) =>
            Object.assign(new Event('pay-error', { bubbles: true }), fields),
          );
          for (const event of events) element.dispatchEvent(event);
          document.dispatchEvent(new Event('pay-retry'));
          dispatchEvent(Object.assign(new Event('pay-error'), { code: 'invalid-input' }));
        }),
    },
  };
  for (const [name, { body, act }] of Object.entries(SILENT)) {
    test(name, async () => {
      const { page, later, loaded, done } = await openPage(host, body);
      await act?.(page);
      assert.deepEqual(await later(), []);
      assert.ok(loaded());
      await done();
    });
  }
});
