/** Each step on a phone's width, on a light and on a dark page, in any engine. */
import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import * as samples from '../support/samples.js';
import { page, SCRIPT, startServer, type Server } from '../trust/server.js';
import { AS_IN_SAFARI_15 } from './safari-15.js';
import { Shopper } from './shopper.js';

const mexican = { currency: 'MXN', currency_local: 'MXN' };
const dates = { time_created: '2026-11-21T12:00:00+00:00', time_expired: '2099-01-01T00:00:00+00:00' };
const payment = (overrides: object) => ({ payment: samples.payment({ ...dates, ...overrides }) });

interface Step {
  /** The properties of `<pay-action>`. */
  readonly properties: object;
  /** The step is complete when these parts are displayed, which are lazy-loaded or the last ones. */
  readonly parts: readonly string[];
}

const SLIP = ['left', 'tools'];

const STEPS = {
  'a QR code': { properties: payment({}), parts: SLIP },
  'a one-time code': {
    properties: { mandate: samples.mandate(), paymentMethod: 'ewallet_id' },
    parts: ['cells', 'resend'],
  },
  'a boleto': { properties: payment(samples.byBoleto), parts: SLIP },
  'a voucher': {
    properties: payment({ payment_method: 'cashvoucher_mx', action: samples.voucherAction, ...mexican }),
    parts: SLIP,
  },
  'a transfer': {
    properties: payment({ payment_method: 'banktransfer_mx', action: samples.transferAction, ...mexican }),
    parts: SLIP,
  },
  'a redirect': {
    properties: payment({ payment_method: 'card_br', action: samples.redirectAction }),
    parts: ['left', 'link'],
  },
  'an app': { properties: payment({ payment_method: 'ovo_id', action: samples.appAction }), parts: ['left', 'link'] },
  'other details': {
    properties: payment({ payment_method: 'kiosk_ph', action: samples.otherAction }),
    parts: SLIP,
  },
  'a paid payment': {
    properties: payment({ status: 'paid', paid: true, amount_paid: '10.50', action: null }),
    parts: ['complete', 'tools'],
  },
  'a failed payment': {
    properties: payment({ status: 'failed', failure_code: 'insufficient_balance', action: null }),
    parts: ['failed', 'start-again', 'other-method'],
  },
  'an unusable payment': { properties: { payment: { id: 1 } }, parts: ['error', 'other-method'] },
} as const satisfies Record<string, Step>;
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** All errors of the page, from its first script on. */
const LISTENER = `<script>
  const list = window.problems = [];
  addEventListener('error', ({ message }) => list.push(message));
  addEventListener('unhandledrejection', ({ reason }) => list.push('unhandled: ' + reason));
  console.error = (...all) => list.push(all.join(' '));
</script>`;
const LOG = `<script>
  for (const name of ['pay-ready', 'pay-error', 'pay-copied', 'pay-complete'])
    addEventListener(name, () => document.getElementById('log').append(Object.assign(document.createElement('b'), { textContent: name })));
</script><p id="log"></p>`;
const style = (scheme: string) => `<style>
  html { color-scheme: ${scheme}; background: ${scheme === 'dark' ? '#111' : '#fff'}; color: ${scheme === 'dark' ? '#eee' : '#111'} }
  main { inline-size: 343px; padding-inline: 16px }
</style>`;
const MAIN = `${LOG}<main><pay-action></pay-action></main>${SCRIPT}`;

/** A style of the page for a state, and the one that older browsers have instead. */
const STATES = `<style>
  pay-action { outline-style: dotted }
  pay-action:state(complete) { outline-style: solid }
  pay-action[data-state~='complete'] { outline-style: solid }
</style>`;

test.describe('a step', () => {
  let server: Server;
  let shopper: Shopper;
  let requests: number;
  /** The page that is open. */
  let opened: string;
  test.beforeAll(async ({ tab }) => {
    opened = '';
    server = await startServer({
      '/light': page(LISTENER + style('light') + STATES + MAIN),
      '/safari-15': page(AS_IN_SAFARI_15 + LISTENER + style('light') + STATES + MAIN),
      '/dark': page(LISTENER + style('dark') + MAIN),
      '/empty': page(`${LISTENER}<pay-wallet-account></pay-wallet-account>${SCRIPT}`),
      '/backend': ({ json }) => (requests++ ? json(200, samples.payment(dates)) : json(404, {})),
    });
    shopper = new Shopper(tab, server.url);
  });
  test.afterAll(async () => {
    server.close();
  });

  /** Opens a page, unless it is open, and puts a new element with these properties on it. Problems of the page are kept. */
  async function open(path: string, properties: object): Promise<void> {
    if (opened !== path) await shopper.tab.go(server.url + (opened = path));
    await shopper.until('the element', () => shopper.evaluate(`!!document.querySelector('pay-action:defined')`));
    requests = 0;
    await shopper.evaluate(`[
      document.querySelector('#log').replaceChildren(),
      document.querySelector('pay-action').replaceWith(
        Object.assign(document.createElement('pay-action'), ${JSON.stringify(properties)})),
    ].length`);
  }

  /** Opens a page with a step, and waits until it is complete. */
  async function openStep(path: string, step: keyof typeof STEPS): Promise<void> {
    const { properties, parts } = STEPS[step];
    await open(path, properties);
    for (const part of parts)
      await shopper.until(`the part ${part}`, () => shopper.evaluate(`deep('[part~=${part}]').length`));
  }

  for (const kind of ['light', 'dark', 'safari-15']) {
    for (const step of NAMES) {
      test(`shows ${step} on a page (${kind}): readable, with visible buttons, no wider than the page`, async () => {
        await openStep(`/${kind}`, step);
        const found = {
          unreadable: await shopper.inPage('unreadable'),
          undrawn: await shopper.inPage('undrawn', '[part~=submit], [part=cells] > span, .button.wide'),
          tooWide: await shopper.inPage('tooWide', 'main'),
          problems: await shopper.inPage('problems'),
        };
        assert.deepEqual(found, { unreadable: [], undrawn: [], tooWide: [], problems: [] });
      });
    }
  }

  for (const path of ['/light', '/safari-15']) {
    for (const step of ['a QR code', 'a boleto', 'a voucher', 'a transfer', 'other details'] as const) {
      test(`copies from ${step}: ${path}`, async () => {
        await openStep(path, step);
        await shopper.press('[part~=copy-button]');
        await shopper.waitForEvent('pay-copied');
        await shopper.waitForText('Copied');
      });
    }

    test(`tries again after an error: ${path}`, async () => {
      await open(path, { src: '/backend' });
      await shopper.waitForEvent('pay-error');
      assert.deepEqual(await shopper.inPage('undrawn', '[part=retry]'), []);
      await shopper.press('[part=retry]', 'Try again');
      await shopper.waitForEvent('pay-ready');
      assert.deepEqual(await shopper.inPage('problems'), []);
    });

    test(`draws a cell for each digit of a one-time code, and marks an incorrect one: ${path}`, async () => {
      await openStep(path, 'a one-time code');
      const width = () => shopper.evaluate(`deep('[part=cells]')[0].getBoundingClientRect().width`);
      assert.ok(Number(await width()) >= 240, `${String(await width())} px`);
      const spacing = await shopper.evaluate(`getComputedStyle(deep('[part~=input]')[0]).letterSpacing`);
      assert.match(String(spacing), /^\d/, 'a digit is as wide as its cell');
      const color = () => shopper.evaluate(`getComputedStyle(deep('[part=cells] > span')[0]).borderTopColor`);
      const usual = await color();
      await shopper.press('[part~=submit]');
      await shopper.until('the mark', async () => (await color()) !== usual);
    });

    test(`has a state that the page can style: ${path}`, async () => {
      await openStep(path, 'a paid payment');
      await shopper.until('the style', async () => {
        const style = await shopper.evaluate(`getComputedStyle(document.querySelector('pay-action')).outlineStyle`);
        return style === 'solid';
      });
    });
  }

  test('takes no space while it has nothing to show', async () => {
    await shopper.tab.go(server.url + (opened = '/empty'));
    const display = () => shopper.evaluate(`getComputedStyle(document.querySelector('pay-wallet-account')).display`);
    await shopper.until('is hidden', async () => (await display()) === 'none');
  });
});
