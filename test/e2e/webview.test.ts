import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { openedReply, parseWebviewMessage, type WebviewMessage } from '../../src/webview/index.js';
import { waitForEvent, pay, type TestDemo } from './demo.js';
import { test } from './fixtures.js';

const BRIDGE = '<script type="module" src="/pay-elements/pay-webview.js?openUrls=host"></script>';

/** Opens the shop in a simulated app, with the bridge's script tag and the app's object as on Android. */
async function openInApp(demo: TestDemo) {
  const opened = await demo.open();
  const { page } = opened;
  const received: string[] = [];
  const arrived = new EventEmitter();
  await page.exposeBinding('toApp', ({ frame }, text: string) => {
    if (frame !== page.mainFrame()) return;
    received.push(text);
    arrived.emit('message');
  });
  await page.addInitScript(() => {
    const { toApp } = window as unknown as { toApp: (text: string) => Promise<void> };
    const object = {
      postMessage(this: unknown, text: unknown) {
        if (this !== object) throw new Error("Java bridge method can't be invoked on a non-injected object");
        if (typeof text !== 'string') throw new Error('Error calling method on NPObject');
        void toApp(text);
      },
    };
    Object.assign(window, { payElements: object });
  });
  await page.route(
    (url) => url.pathname === '/own',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<script', `${BRIDGE}<script`) });
    },
  );
  const messages = () => received.map((text) => parseWebviewMessage(text)!);
  return {
    ...opened,
    received,
    messages,
    /** Waits for the message of an event. */
    messageOf: (event: WebviewMessage['event']) =>
      new Promise<WebviewMessage>((resolve) => {
        const check = () => {
          const message = messages().find((one) => one.event === event);
          if (message) resolve(message);
        };
        arrived.on('message', check);
        check();
      }),
  };
}

/** Replies as an app does with evaluateJavascript. */
function reply(page: Page, message: WebviewMessage, ok: boolean): Promise<unknown> {
  const text = openedReply(message, ok);
  return page.evaluate((detail) => dispatchEvent(new CustomEvent('pay-host-message', { detail })), text);
}

const assertInOrder = (messages: WebviewMessage[]) => {
  assert.deepEqual(
    messages.map(({ id }) => id),
    messages.map((_, index) => index + 1),
  );
  assert.equal(new Set(messages.map(({ page }) => page)).size, 1);
};

test.describe('in the webview of an app', () => {
  test('the app receives the whole flow and opens the wallet itself, and the payment completes', async ({ demo }) => {
    const { page, messages, messageOf } = await openInApp(demo);
    const id = await pay(page, demo.url, 'ewallet_th');
    const address = page.url();
    const link = page.getByRole('link', { name: 'Open the app' });
    await link.click();
    const redirect = await messageOf('pay-redirect');
    assert.ok(redirect.event === 'pay-redirect');
    assert.deepEqual(redirect.detail, { url: await link.getAttribute('href'), kind: 'app', opener: 'host' });
    assert.equal(page.url(), address);

    await reply(page, redirect, true);
    await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
    await waitForEvent(page, 'pay-complete');
    const complete = await messageOf('pay-complete');
    assert.ok(complete.event === 'pay-complete');
    assert.equal(complete.detail.resource.status, 'paid');
    assertInOrder(messages());
    assert.deepEqual(
      messages().map(({ event }) => event),
      ['pay-method-change', 'pay-status', 'pay-ready', 'pay-redirect', 'pay-status', 'pay-complete'],
    );
  });

  test('the page shows help if the app could not open the wallet', async ({ demo }) => {
    const { page, messageOf } = await openInApp(demo);
    await pay(page, demo.url, 'ewallet_th');
    await page.getByRole('link', { name: 'Open the app' }).click();
    await reply(page, await messageOf('pay-redirect'), false);
    await page.waitForFunction(() => {
      const step = document.querySelector('pay-action')?.shadowRoot?.querySelector('pay-redirect');
      return step?.matches(':state(stuck)');
    });
  });

  test('the app never sees a code, wrong or right', async ({ demo }) => {
    const { page, received, messages, messageOf } = await openInApp(demo);
    const id = await pay(page, demo.url, 'ewallet_id');
    const { otp: right } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    const wrong = right === '736251' ? '736252' : '736251';
    const input = page.getByRole('textbox', { name: 'One-time code' });
    await input.pressSequentially(wrong);
    await page.getByText('Incorrect code').waitFor();
    await input.pressSequentially(right!);
    await messageOf('pay-complete');
    assertInOrder(messages());
    assert.equal(messages().filter(({ event }) => event === 'pay-otp-submit').length, 2);
    for (const text of received) for (const code of [wrong, right!]) assert.ok(!text.includes(code), text);
  });

  test('the page opens URLs itself outside the app', async ({ demo }) => {
    const { page } = await openInApp(demo);
    await page.addInitScript(() => delete (window as { payElements?: unknown }).payElements);
    await pay(page, demo.url, 'ewallet_kr');
    await page.getByRole('link', { name: /^Continue to/ }).click();
    await page.waitForURL('**/sandbox/bank/**');
  });
});
