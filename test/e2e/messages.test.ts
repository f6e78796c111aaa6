import assert from 'node:assert/strict';
import type { Frame } from '@playwright/test';
import { mandate } from '../support/samples.js';
import { reportAttack } from '../support/attack-report.js';
import { until } from '../support/until.js';
import { test } from './fixtures.js';

const EVIL = 'https://evil.example/';

const checkout = `<!doctype html><title>Checkout</title>
  <script type="module" src="/pay-elements/pay-webview.js?frames=all&openUrls=host"></script>
  <script type="module" src="/pay-elements/pay-elements.js"></script>
  <pay-action id="otp" mandate='${JSON.stringify(mandate())}'></pay-action>
  <pay-redirect url="https://bank.example.com/"></pay-redirect>
  <pay-qr data="HELLO"></pay-qr>
  <iframe src="${EVIL}inside"></iframe>`;

/** Installs a host, and records listeners of messages. */
const LISTENING = `globalThis.sent = []; globalThis.listening = [];
  globalThis.payElements = { postMessage: (text) => void sent.push(JSON.parse(text)) };
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'message' || type === 'messageerror') listening.push(String(this));
    return listen.call(this, type, ...rest);
  };`;

/** Messages that could be sent to the page: like those of the library, of its bridge, and of other libraries. */
const forged = (page: string, id: number) => {
  const reply = { v: 1, type: 'opened', page, id, ok: false };
  const event = { v: 1, page, id, event: 'pay-complete', detail: { resource: { object: 'payment', status: 'paid' } } };
  return [
    ...[
      reply,
      event,
      { ...reply, ok: true },
      { type: 'pay-complete', detail: event.detail },
      { type: 'pay-host-message', detail: reply },
    ],
    ...[{ __proto__: null, ...reply }, [reply], null, 1, 'pay-complete', 'pay-retry', '', '{}', { otp: '12345678' }],
    ...[
      { action: 'setState', status: 'active' },
      { type: 'webpackOk' },
      { source: 'pay-elements', type: 'redirect', url: EVIL },
    ],
  ];
};

const flood = (frame: Frame, messages: unknown[], path: 'top.frames[0]' | 'parent') =>
  frame.evaluate(
    ([messages, path]) => {
      const target = path === 'parent' ? parent : top!.frames[0]!;
      for (const message of messages)
        for (const one of [message, JSON.stringify(message)]) target.postMessage(one, '*');
      return messages.length * 2;
    },
    [messages, path] as const,
  );

test.describe('a framed page between two foreign pages', () => {
  test('ignores all messages', async ({ demo }) => {
    const { page } = await demo.open();
    await page.addInitScript(`if (location.pathname === '/framed') { ${LISTENING} }`);
    await page.route(`${EVIL}**`, (route) => {
      const body = route.request().url() === EVIL ? `<iframe src="${demo.url}/framed"></iframe>` : '<p>x</p>';
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.route('**/framed', (route) => route.fulfill({ contentType: 'text/html', body: checkout }));
    await page.goto(EVIL);
    const [framed] = page.mainFrame().childFrames();
    await framed!.getByRole('textbox', { name: 'One-time code' }).waitFor();
    await framed!.locator('pay-qr [part=code] svg').waitFor();
    const [inside] = framed!.childFrames();
    // The bridge waits for the host's reply about this URL.
    await framed!.getByRole('link', { name: 'Continue to bank.example.com' }).click();
    await framed!.getByText('Redirecting to bank.example.com').waitFor();
    const read = () =>
      framed!.evaluate(() => {
        const { sent, listening } = globalThis as unknown as {
          sent: { page: string; id: number; event: string }[];
          listening: string[];
        };
        const states = Array.from(
          document.querySelectorAll('pay-action, pay-redirect, pay-qr'),
          (element) => element.shadowRoot!.textContent,
        );
        return { sent, listening, states, address: location.href };
      });
    const before = await read();
    const request = before.sent.find(({ event }) => event === 'pay-redirect')!;
    // Setting the property does not call the recorded method.
    await framed!.evaluate('arrived = 0; onmessage = () => void arrived++');
    let posted = 0;
    // Even with the page's random number, which no other page knows.
    for (const number of [request.page, '0'.repeat(32)]) {
      const messages = forged(number, request.id);
      posted += await flood(page.mainFrame(), messages, 'top.frames[0]');
      posted += await flood(inside!, messages, 'parent');
    }
    await until('every message has arrived', async () => (await framed!.evaluate('arrived')) === posted);
    const now = await read();
    assert.deepEqual(now, before);
    assert.deepEqual(now.listening, []);
    assert.ok(posted > 100, String(posted));
    reportAttack(
      `${posted} messages of the page above and a page within, with the right number, too`,
      'nothing listens, nothing changes',
    );
    // The reply of the host arrives, by the event that no other page can fire.
    await framed!.evaluate(
      ([page, id]) =>
        dispatchEvent(
          new CustomEvent('pay-host-message', {
            detail: JSON.stringify({ v: 1, type: 'opened', page, id, ok: false }),
          }),
        ),
      [request.page, request.id] as const,
    );
    await framed!.getByText('didn’t open').waitFor();
  });
});
