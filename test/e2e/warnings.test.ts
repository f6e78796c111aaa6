/** The warnings for developers, with each file that a shop can name in a tag. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ConsoleMessage, Page } from 'playwright-core';
import { payment, redirectAction } from '../support/samples.js';
import { until } from '../support/until.js';
import { startHost, type Host } from '../trust/host.js';
import { html, type Exchange } from '../trust/server.js';

const DOCS = 'https://cdn.jsdelivr.net/npm/pay-elements/docs/debugging.md';
/** What a page has to set what it forgot. */
const PATIENCE_MS = 5_000;
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types pay-elements";

const action = (attributes: string) => `<pay-action ${attributes}></pay-action>`;
const json = (value: object) => JSON.stringify(value).replaceAll("'", '&#39;');
const FAILED = action(`payment='${json(payment({ status: 'failed', action: {} }))}'`);
const UNSAFE = action(
  `action='${json({ ...redirectAction, redirect_to_url: { url: 'http://shop.example/?token=secret' } })}'`,
);

/** `/page?file=pay-elements.qr.js&body=<pay-action>` */
function respond({ request, response }: Exchange): void {
  const query = new URL(request.url!, 'http://host').searchParams;
  const file = query.get('file')!;
  const script = `<script ${/\.(iife|all)\.js$/.test(file) ? '' : 'type="module" '}src="/dist/${file}"></script>`;
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STRICT })
    .end(html(query.get('body')! + script));
}

let host: Host;
before(async () => (host = await startHost({ '/page': respond })));
after(() => host.close());

interface Opened {
  readonly page: Page;
  readonly warnings: ConsoleMessage[];
  /** The chunk with the warnings was requested. */
  readonly loaded: () => boolean;
  /** Lets the time pass that a page has, and returns the warnings. */
  readonly later: () => Promise<string[]>;
  readonly done: () => Promise<void>;
}

async function open(
  body: string,
  { file = 'pay-elements.js', origin = 'http://localhost', query = '' } = {},
): Promise<Opened> {
  const { page, problems } = await host.open();
  await page.clock.install();
  const warnings: ConsoleMessage[] = [];
  let requested = false;
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message);
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => (requested ||= request.url().includes('/warnings-')));
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(host.url + pathname + search);
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(`${origin}/page?${new URLSearchParams({ file, body }).toString()}${query}`, {
    waitUntil: 'networkidle',
  });
  return {
    page,
    warnings,
    loaded: () => requested,
    later: async () => {
      await page.clock.runFor(PATIENCE_MS);
      return warnings.map((one) => one.text());
    },
    done: async () => {
      await page.context().close();
      assert.deepEqual(problems, []);
    },
  };
}

/** A warning without the address of its page, and the heading of that page. */
const parts = (text: string) => /^Pay Elements: (<[\w-]+>: .+) See (.+)#([\w-]+) /.exec(text)!.slice(1);

interface Row {
  readonly body: string;
  readonly tag: string;
  readonly text: RegExp;
  readonly heading: string;
  /** What the consumer does. */
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

describe('in development, the script tag warns of', () => {
  for (const [name, { body, tag, text, heading, act }] of Object.entries(MISTAKES)) {
    it(`${name}, once, with the element, the reason and a link`, async () => {
      const { page, warnings, later, done } = await open(body);
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

describe('in development, the script tag is silent for', () => {
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
    it(name, async () => {
      const { page, later, loaded, done } = await open(body);
      await act?.(page);
      assert.deepEqual(await later(), []);
      assert.ok(loaded());
      await done();
    });
  }
});

describe('the warnings', () => {
  const INVALID = action('payment="{}"');

  /** Opens a page with two mistakes. @param count of the warnings */
  async function check({ count, ...where }: { file?: string; origin: string; query?: string; count: number }) {
    const { later, loaded, done } = await open(`${INVALID}<pay-nothing></pay-nothing>`, where);
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
    it(`are ${count || 'not'} on ${origin}${query}`, () => check({ origin, query, count }));
  }

  const FILES = ['pay-elements.pt-BR.js', 'pay-elements.qr.js', 'pay-elements.iife.js', 'pay-elements.all.js'];
  for (const file of [...FILES, 'autoloader.js']) {
    it(`are in development alone, for ${file}`, async () => {
      await check({ file, origin: 'http://localhost', count: 2 });
      await check({ file, origin: 'https://shop.example', count: 0 });
    });
  }

  it('name an element inside a shadow root of the page', async () => {
    const { page, warnings, later, done } = await open('<div id="shop"></div>');
    await page.evaluate(() => {
      const root = document.querySelector('#shop')!.attachShadow({ mode: 'open' });
      root.append(Object.assign(document.createElement('pay-action'), { payment: {} }));
    });
    await until('warned', () => Promise.resolve(warnings.length > 0));
    assert.match((await later())[0]!, /<pay-action>/);
    await done();
  });

  it('are once for an element and a reason, and once more for another reason', async () => {
    const { page, warnings, later, done } = await open(INVALID);
    await until('warned', () => Promise.resolve(warnings.length > 0));
    const set = (payment: object) =>
      page.evaluate(async (payment) => {
        const action = document.querySelector('pay-action')!;
        action.payment = payment;
        await action.updateComplete;
      }, payment);
    await set({ object: 'payment' });
    assert.equal((await later()).length, 1);
    await set({ id: 'pm_1' });
    assert.deepEqual(
      (await later()).map((text) => /payment\.\w+/.exec(text)![0]),
      ['payment.id', 'payment.status'],
    );
    await done();
  });

  it('have no value of a payment', async () => {
    const secret = 'Ana-Souza-4111';
    const values = { object: secret, id: secret, status: secret, amount: { secret }, action: { type: secret } };
    const { later, done } = await open(
      `${action(`payment='${json(values)}'`)}${action(`action='${json({ type: secret })}'`)}${UNSAFE}`,
    );
    const texts = await later();
    assert.equal(texts.length, 3);
    for (const text of texts) assert.doesNotMatch(text, new RegExp(`${secret}|secret`));
    await done();
  });

  it('are missing, and nothing else, if their file does not arrive', async () => {
    const { page, problems } = await host.open();
    await page.route('**/warnings-*.js', (route) => route.abort());
    await page.goto(`${host.url}/page?${new URLSearchParams({ file: 'pay-elements.js', body: INVALID }).toString()}`);
    await page.locator('pay-action:state(unusable)').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    assert.deepEqual(problems, []);
    await page.context().close();
  });
});
