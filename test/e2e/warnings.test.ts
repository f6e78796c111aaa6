/** The warnings for developers: each mistake has one, and nothing else has. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { byBoleto, payment, redirectAction } from '../support/samples.js';
import type { Host } from '../trust/host.js';
import { action, json, openPage, startPages, UNSAFE } from './warnings-page.js';

let host: Host;
test.beforeAll(async ({ browser }) => (host = await startPages(browser)));
test.afterAll(() => host.close());

const FAILED = action(`payment='${json(payment({ status: 'failed', action: {} }))}'`);
const INTENT = { object: 'payment_intent', id: 'pi_1', status: 'succeeded', amount: 1, currency: 'eur' };
const MANDATE = { object: 'mandate', id: 'mdt_1', status: 'pending', action: { type: 'verify_otp' } };
/** Asks for a one-time code. */
const otp = (attributes = '') => action(`action='{"type":"verify_otp"}' mandate-id="mdt_1" ${attributes}`);

/** A warning without its heading, and the heading of docs/debugging.md. */
const parts = (text: string) => /^Pay Elements: (<[\w-]+>: .+) \(docs\/debugging\.md: ([\w-]+)\) /.exec(text)!.slice(1);

interface Row {
  /** `{host}` is the origin of the page, and `{other}` a different one with the same backend. */
  readonly body: string;
  /** `pay-action` by default. */
  readonly tag?: string;
  readonly text: RegExp;
  readonly heading: string;
  /** The action of the consumer that leads to the warning. */
  readonly act?: (page: Page) => Promise<void>;
  /** Files that do not arrive. */
  readonly missing?: string;
  /** The element does not show the text: it goes on, or is not one of the library. */
  readonly consoleOnly?: true;
}

const startAgain = (page: Page) => page.getByRole('button', { name: 'Start again' }).click();
const enterCode = (page: Page) => page.getByLabel('One-time code').fill('123456');

const MISTAKES: Readonly<Record<string, Row>> = {
  // What `src` returns.
  'a page instead of JSON': {
    body: action('src="/web-page"'),
    text: /: not JSON but HTML\. The address has a web page/,
    heading: 'bad-response',
  },
  'a page to sign in, after a redirect': {
    body: action('src="/signed-out"'),
    text: /: not JSON but HTML, after a redirect\. .*sign in/,
    heading: 'bad-response',
  },
  'a payment inside another object': {
    body: action('src="/wrapped"'),
    text: /: answer\.object: expected "payment" or "mandate", which is in answer\.data\./,
    heading: 'bad-response',
  },
  'an amount that is a number': {
    body: action('src="/number"'),
    text: /: payment\.amount: expected string\. Amounts are strings/,
    heading: 'bad-response',
  },
  'a payment without `object`': {
    body: action('src="/no-object"'),
    text: /: answer\.object: expected "payment" or "mandate"\./,
    heading: 'bad-response',
  },
  'an object of a provider without `provider`': {
    body: action('src="/stripe"'),
    text: /: answer\.object: .* set the attribute provider to its name/,
    heading: 'bad-response',
  },
  'an object of a different provider': {
    body: action('src="/stripe" provider="adyen"'),
    text: /: \w+: expected an object of Adyen/,
    heading: 'bad-response',
  },
  'an object of the contract without `object`, and a provider': {
    body: action('src="/no-object" provider="stripe"'),
    text: /: \w+: expected an object of Stripe\./,
    heading: 'bad-response',
  },
  'a provider with a typo': {
    body: action('src="/payment" provider="strip"'),
    text: /: provider: expected stripe, adyen, /,
    heading: 'unsupported-action',
  },
  'a payment that does not exist': {
    body: action('src="/nothing"'),
    text: /\(GET gets the status 404\)\. There is no such payment/,
    heading: 'refused',
  },
  'a consumer who is not signed in': {
    body: action('src="/unauthorized"'),
    text: /\(GET gets the status 401\)\. It needs the session/,
    heading: 'refused',
  },
  'an expired key of the service': {
    body: action('src="/expired-key"'),
    text: /\(GET gets the status 502\)\. Read its log/,
    heading: 'server',
  },
  'a limit of the backend': {
    body: action('src="/limited"'),
    text: /asked too often \(GET gets the status 429\)/,
    heading: 'rate-limited',
    consoleOnly: true,
  },
  'a backend without CORS headers': {
    body: action('src="{other}/no-cors"'),
    text: /no response.*CORS headers/,
    heading: 'network',
  },
  'a backend that does not run': {
    body: action('src="http://127.0.0.1:9/payment"'),
    text: /no response.*Start the backend/,
    heading: 'network',
  },
  // What the page sets.
  'a payment that cannot be read': {
    body: action(`payment='{"object":"payment","id":"pm_1","status":"created","amount":1050}'`),
    text: /: payment\.amount: expected string\. Amounts are strings/,
    heading: 'invalid-input',
  },
  'quotes that end too early': {
    body: action(`payment="{"object":"payment"}"`),
    text: /: not JSON\. Mind the quotes/,
    heading: 'invalid-input',
  },
  'a payment_intent as a payment': {
    body: action(`payment='${json(INTENT)}'`),
    text: /: payment\.object: expected "payment"\. For an object of a payment provider, set the attribute provider to its name/,
    heading: 'invalid-input',
  },
  'a mandate as a payment': {
    body: action(`payment='${json(MANDATE)}'`),
    text: /: payment\.object: expected "payment"\. It is a mandate: set the property mandate\./,
    heading: 'invalid-input',
  },
  'a payment of the service as an object of a provider': {
    body: action(`payment='{"id":"pm_1","status":"created"}' provider="stripe"`),
    text: /: \w+: expected an object of Stripe\./,
    heading: 'invalid-input',
  },
  'a theme that does not exist': {
    body: `<pay-provider appearance='{"theme":"nothing"}'></pay-provider>`,
    tag: 'pay-provider',
    text: /: appearance\.theme: /,
    heading: 'invalid-input',
    consoleOnly: true,
  },
  'a method without an identifier': {
    body: `<pay-methods methods='[{"id":1}]'></pay-methods>`,
    tag: 'pay-methods',
    text: /: methods\.0\.id: expected|: expected string/,
    heading: 'invalid-input',
  },
  'an action of an unknown type': {
    body: action(`action='{"type":"dance"}'`),
    text: /: action\.type: unknown type\./,
    heading: 'unsupported-action',
  },
  'an unsafe URL': { body: UNSAFE, tag: 'pay-redirect', text: /: http outside loopback\./, heading: 'unsafe-url' },
  'a text that is too long for a QR code': {
    body: `<pay-qr data="${'x'.repeat(4_000)}"></pay-qr>`,
    tag: 'pay-qr',
    text: /does not fit into a QR code/,
    heading: 'qr-too-long',
  },
  'a picture that cannot be loaded': {
    body: '<pay-qr image-url-png="{host}/missing.png"></pay-qr>',
    tag: 'pay-qr',
    text: /No picture of the QR code/,
    heading: 'image-failed',
  },
  'missing chunks': {
    body: action('src="/stripe" provider="stripe"'),
    missing: '**/chunks/*',
    text: /Copy the folder chunks\/ beside pay-elements\.js/,
    heading: 'load-failed',
  },
  // One-time codes.
  'a one-time code without an address': {
    body: action(`action='{"type":"verify_otp"}'`),
    tag: 'pay-otp-verify',
    text: /no address/,
    heading: 'not-configured',
    act: enterCode,
  },
  'a missing base-url': {
    body: otp(),
    tag: 'pay-otp-verify',
    text: /\(POST gets the status 404\)\. Set base-url of <pay-provider>/,
    heading: 'refused',
    act: enterCode,
  },
  'a request with a code that is redirected': {
    body: otp('base-url="/signed-out/"'),
    tag: 'pay-otp-verify',
    text: /\(POST gets the status 0\)\. It redirects/,
    heading: 'refused',
    act: enterCode,
  },
  // Tags.
  'an unknown element': {
    body: '<pay-boleto></pay-boleto>',
    tag: 'pay-boleto',
    text: /<pay-boleto-details>/,
    heading: 'unknown-element',
    consoleOnly: true,
  },
  'an empty action, for example with a wrong attribute': {
    body: action('source="/payment"'),
    text: /src, payment, mandate, action/,
    heading: 'empty-action',
  },
  'a tag that closes itself': {
    body: `<pay-action action='${json(redirectAction)}'/><p>The rest of the page</p>`,
    text: /The elements inside are not shown\. .*<pay-action><\/pay-action>/,
    heading: 'unclosed-tag',
  },
  'a press of “Start again” without a listener': {
    body: FAILED,
    text: /Listen to pay-retry/,
    heading: 'unhandled-retry',
    act: startAgain,
    consoleOnly: true,
  },
};

test.describe('in development, the script tag warns of', () => {
  for (const [name, row] of Object.entries(MISTAKES)) {
    test(`${name}, once, with the element, the reason and the heading, and on the element`, async () => {
      const { tag = 'pay-action', text, heading, act, missing, consoleOnly } = row;
      const other = host.url.replace('127.0.0.1', 'localhost');
      const body = row.body.replace('{host}', host.url).replace('{other}', other);
      const { page, warnings, later, done } = await openPage(host, body, { origin: host.url, failing: true, missing });
      await act?.(page);
      await page.waitForLoadState('networkidle');
      await later();
      const ours = (await later()).filter((one) => one.includes(`<${tag}>`));
      assert.equal(ours.length, 1, (await later()).join('\n'));
      const [reason, at] = parts(ours[0]!);
      assert.match(reason!, text);
      assert.equal(at, heading);
      const element = warnings.find((one) => one.text() === ours[0])!.args()[1]!;
      const note: { tag: string; text: string | null } = await element.evaluate((one: Element) => ({
        tag: one.localName,
        text: one.shadowRoot?.querySelector('[part=development]')?.textContent ?? null,
      }));
      assert.deepEqual(note, { tag, text: consoleOnly ? null : reason!.replace(/^<[\w-]+>: /, '') });
      await done();
    });
  }
});

test('a script tag without its chunks requests each of them once in the first seconds', async () => {
  const requests: string[] = [];
  const voucher = payment(byBoleto);
  const { page, later, done } = await openPage(host, '<div></div>', { failing: true, missing: '**/chunks/*' });
  page.on('request', (request) => request.url().includes('/chunks/') && requests.push(request.url()));
  await page.evaluate((voucher) => {
    const element = Object.assign(document.createElement('pay-action'), { payment: voucher });
    document.querySelector('div')!.append(element);
  }, voucher);
  await page.locator('pay-action:state(ready)').waitFor();
  for (let updates = 0; updates < 10; updates++) {
    await page.evaluate(async () => {
      const element = document.querySelector('pay-action')!;
      element.requestUpdate();
      await element.updateComplete;
    });
    await page.clock.runFor(400);
  }
  await page.waitForLoadState('networkidle');
  assert.ok(requests.length > 2, requests.join('\n'));
  assert.deepEqual(requests, [...new Set(requests)]);
  await later();
  await done();
});

test.describe('in development, the script tag is silent for', () => {
  const SILENT: Readonly<Record<string, { readonly body: string; readonly act?: (page: Page) => Promise<unknown> }>> = {
    'a payment that is shown': { body: action(`action='${json(redirectAction)}'`) },
    'an action that is set within five seconds': {
      body: action(''),
      act: (page) => page.evaluate((action) => (document.querySelector('pay-action')!.action = action), redirectAction),
    },
    'the script twice': {
      body: `${action(`action='${json(redirectAction)}'`)}<script type="module" src="/dist/pay-elements.js"></script>`,
    },
    'a language that is not a tag': { body: `<div lang="br">${action(`action='${json(redirectAction)}'`)}</div>` },
    'content for browsers without the script': {
      body: `<pay-action action='${json(redirectAction)}'><p>Update your browser.</p></pay-action>\n<p>The rest</p>`,
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
