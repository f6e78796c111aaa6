/** The server-rendered markup of each element, and its hydration in the browser (docs/server-rendering.md). */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { html, type TemplateResult } from 'lit';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { bundle } from './hydrating-bundle.js';
import * as samples from '../support/samples.js';
import { startHost, type Host } from '../trust/host.js';
import type { Exchange } from '../trust/server.js';

type Server = typeof import('../../src/server.js');

const ESM = fileURLToPath(new URL('../../dist/esm', import.meta.url));
const LATER = '2126-11-21T13:00:00+00:00';

interface Case {
  readonly name: string;
  readonly template: TemplateResult;
  /** Texts on the page before any script runs. */
  readonly shown: readonly string[];
  /** Uses the element after hydration. */
  readonly then: (page: Page) => Promise<unknown>;
  readonly lang?: string;
}

const canCopy = async (page: Page) => {
  await page
    .getByRole('button', { name: /copy|kopieren/i })
    .first()
    .click();
  await page
    .locator('#status')
    .getByText(/copied|kopiert/i)
    .first()
    .waitFor();
};

const CASES: readonly Case[] = [
  {
    name: 'pay-redirect to an unsafe address',
    template: html`<pay-redirect url="/bank#https" allowed-hosts=""></pay-redirect>`,
    shown: ['unsafe address'],
    then: (page) => page.waitForFunction(() => document.querySelector('pay-redirect')!.matches(':state(unusable)')),
  },
  {
    name: 'pay-redirect to a page',
    template: html`<pay-redirect url="https://bank.example.com/a"></pay-redirect>`,
    shown: ['Continue to bank.example.com'],
    then: (page) => page.waitForFunction(() => document.querySelector('pay-redirect')!.matches(':state(ready)')),
  },
  {
    name: 'pay-otp-verify',
    template: html`<pay-otp-verify mandate-id="mdt_1" base-url="/shop"></pay-otp-verify>`,
    shown: ['One-time code', 'Confirm'],
    then: async (page) => {
      await page.getByLabel('One-time code').fill('123456');
      await page.getByText('Account linked').waitFor();
    },
  },
  {
    name: 'pay-qr',
    template: html`<pay-qr
      payment-method="pix_br"
      data=${samples.qrAction.display_qr_code.data}
      amount="10.50"
      currency="BRL"
    ></pay-qr>`,
    shown: ['br.gov.bcb.pix'],
    then: canCopy,
  },
  {
    name: 'pay-details',
    template: html`<pay-details details=${JSON.stringify(samples.otherAction.display_details)}></pay-details>`,
    shown: ['Till number', 'A-1234'],
    then: (page) => page.getByRole('button', { name: 'Copy till number' }).waitFor(),
  },
  {
    name: 'pay-boleto-details',
    template: html`<pay-boleto-details
      details=${JSON.stringify(samples.boletoAction.display_details)}
      amount="0.10"
      currency="BRL"
    ></pay-boleto-details>`,
    shown: ['Linha digitável', 'September 11, 2019'],
    then: canCopy,
  },
  {
    name: 'pay-bank-transfer',
    template: html`<pay-bank-transfer
      details=${JSON.stringify(samples.transferAction.display_details)}
      amount="10.50"
      currency="MXN"
    ></pay-bank-transfer>`,
    shown: ['Comercio Ejemplo SA de CV', '10.50'],
    then: canCopy,
  },
  {
    name: 'pay-cash-voucher',
    template: html`<pay-cash-voucher
      details=${JSON.stringify(samples.voucherAction.display_details)}
      amount="10.50"
      currency="MXN"
    ></pay-cash-voucher>`,
    shown: ['Cash voucher', '10.50'],
    then: canCopy,
  },
  {
    name: 'pay-wallet-account',
    template: html`<pay-wallet-account
      payment-method="ewallet_id"
      account=${JSON.stringify({ reference: '08123456789', name: 'A. Consumer' })}
    ></pay-wallet-account>`,
    shown: ['A. Consumer'],
    then: (page) => page.waitForFunction(() => document.querySelector('pay-wallet-account')!.matches(':state(ready)')),
  },
  {
    name: 'pay-customer-fields',
    template: html`<form><pay-customer-fields name="customer" payment-method="ovo_id"></pay-customer-fields></form>`,
    shown: ['Phone'],
    then: async (page) => {
      await page.getByRole('textbox').fill('+628123456789');
      await page.waitForFunction(() => new FormData(document.querySelector('form')!).has('customer'));
    },
  },
  {
    name: 'pay-methods',
    template: html`<form><pay-methods name="method" methods='["pix_br","ovo_id"]' value="ovo_id"></pay-methods></form>`,
    shown: ['Payment method', 'Pix', 'Phone'],
    then: async (page) => {
      await page.getByRole('textbox').fill('+628123456789');
      await page.waitForFunction(() => new FormData(document.querySelector('form')!).has('customer'));
    },
  },
  {
    name: 'pay-refund-account',
    template: html`<form><pay-refund-account name="account" payment-method="boleto_br"></pay-refund-account></form>`,
    shown: ['Account holder'],
    then: async (page) => {
      await page.getByLabel('Account holder').fill('Fulano de Tal');
      await page.waitForFunction(() => !(document.querySelector('form') as HTMLFormElement).checkValidity());
    },
  },
  {
    name: 'pay-provider and pay-action with a code',
    template: html`<pay-provider base-url="/shop">
      <pay-action mandate=${JSON.stringify(samples.mandate({ action: samples.otpAction }))}></pay-action>
    </pay-provider>`,
    shown: ['One-time code', 'Confirm'],
    then: async (page) => {
      await page.getByLabel('One-time code').fill('123456');
      await page.getByText('Account linked').waitFor();
    },
  },
  {
    name: 'pay-action with a QR code',
    template: html`<pay-action
      payment-method="pix_br"
      payment=${JSON.stringify(samples.payment({ action: samples.qrAction, time_expired: LATER }))}
    ></pay-action>`,
    shown: ['br.gov.bcb.pix'],
    then: canCopy,
  },
  {
    name: 'pay-action with a boleto, in German',
    template: html`<pay-action payment-method="boleto_br" action=${JSON.stringify(samples.boletoAction)}></pay-action>`,
    shown: ['Linha digitável', 'Fällig'],
    then: canCopy,
    lang: 'de',
  },
];

/** Records the text of all shadow roots in every frame. */
const RECORD = `
  globalThis.frames_ = [];
  globalThis.received = [];
  const deep = (node) => node.nodeType === 3 ? [node.data.trim()]
    : /^(STYLE|SCRIPT|TEMPLATE)$/.test(node.nodeName) ? []
    : [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].flatMap(deep);
  globalThis.read = () => [...deep(document.body)].filter(Boolean).join('\\n');
  const look = () => {
    if (document.body) {
      const now = read() + '\\n' + [...(function* shapes(root) {
        for (const one of root.querySelectorAll('*')) {
          if (one.localName === 'path') yield one.getAttribute('d');
          if (one.shadowRoot) yield* shapes(one.shadowRoot);
        }
      })(document)].map((path) => 'drawing of ' + path.length).join('\\n');
      if (frames_.at(-1) !== now) frames_.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
  addEventListener('pay-ready', () => received.push('pay-ready'));
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push([value, ...sources.map(({ previousRect: from, currentRect: to }) => [from.y, from.height, '→', to.y, to.height].join(' '))].join(', '));
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Recorded {
  readonly frames_: readonly string[];
  readonly received: readonly string[];
  /** The size of each, and what moved. */
  readonly shifts: readonly string[];
  readonly read: () => string;
}

const codeCase = CASES.findIndex(({ name }) => name.includes('with a code'));

let host: Host;
let server: Server;
test.beforeAll(async ({ browser }) => {
  // eslint-disable-next-line no-unsanitized/method -- a file of this project
  server = (await import(join(ESM, 'server.js'))) as Server;
  const app = await bundle();
  const litApp = await bundle(`import '@lit-labs/ssr-client/lit-element-hydrate-support.js';`);
  const written = await Promise.all(
    CASES.map(async ({ name, template, lang = 'en' }, index) => {
      const body = await server.renderToString(template, { lang });
      return [`/${index}`, pageOf(body, lang), name] as const;
    }),
  );
  host = await startHost(browser, {
    ...Object.fromEntries(app.map(([name, code]) => [`/app/${name}`, script(code)])),
    ...Object.fromEntries(litApp.map(([name, code]) => [`/lit-app/${name}`, script(code)])),
    ...Object.fromEntries(written),
    '/lit-app': pageOf(
      await server.renderToString(html`<pay-provider base-url="/shop">${CASES[codeCase]!.template}</pay-provider>`),
      'en',
      '/lit-app/app.js',
    ),
    '/refused': pageOf(
      await server.renderToString(
        html`<pay-provider allowed-hosts="other.example.com">
          <pay-redirect url="https://bank.example.com/a"></pay-redirect>
        </pay-provider>`,
      ),
    ),
    '/zone': pageOf(
      await server.renderToString(
        html`<pay-bank-transfer
          details=${JSON.stringify(samples.transferAction.display_details)}
          expires-at="2126-11-21T13:00:00+00:00"
        ></pay-bank-transfer>`,
      ),
    ),
    '/shop/v1/mandates/mdt_1/verify': ({ json }) => json(200, samples.mandate({ status: 'active', action: {} })),
  });
});
test.afterAll(() => host.close());

const script =
  (code: string) =>
  ({ response }: Exchange) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);

const pageOf =
  (body: string, lang = 'en', app = '/app/app.js') =>
  ({ response }: Exchange) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="${lang}"><title>Shop</title><link rel="stylesheet" href="/dist/pay-elements.css">
      <body>${body}<script type="module" src="${app}"></script>`,
    );

/** Opens a page whose script loads when the test calls `hydrate`. */
async function open(path: string, options?: BrowserContextOptions) {
  const { page, problems } = await host.open(options);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.addInitScript(RECORD);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/app.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(host.url + path, { waitUntil: 'commit' });
  await page.locator('script').waitFor({ state: 'attached' });
  const recorded = () =>
    page.evaluate(() => {
      const { frames_, received, shifts } = globalThis as unknown as Recorded;
      return { frames_, received, shifts };
    });
  const read = () => page.evaluate(() => (globalThis as unknown as Recorded).read());
  const hydrate = async () => {
    release();
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
  };
  const done = async () => {
    await page.context().close();
    assert.deepEqual(problems, []);
  };
  return { page, hydrate, read, recorded, done };
}

test.describe('a server-rendered page with', () => {
  CASES.forEach(({ name, shown, then }, index) => {
    test(`${name} shows its content before any script, works after hydration, and never flashes or shifts`, async () => {
      const { page, hydrate, read, recorded, done } = await open(`/${index}`);
      const before = await read();
      for (const text of shown) assert.ok(before.includes(text), `${text} is not in:\n${before}`);
      await hydrate();
      const { frames_, shifts } = await recorded();
      const [first = ''] = frames_;
      // Buttons and the time left are added later. Content that was there must never disappear.
      for (const frame of frames_) {
        let at = 0;
        for (const line of first.split('\n')) {
          at = frame.indexOf(line, at);
          assert.ok(at >= 0, `${line} disappeared:\n${frame}`);
        }
      }
      assert.deepEqual(shifts, []);
      await then(page);
      await done();
    });
  });
});

test.describe('a server-rendered page', () => {
  test('keeps input from before hydration, and the focus', async () => {
    const { page, hydrate, done } = await open(`/${codeCase}`);
    await page.getByLabel('One-time code').pressSequentially('123');
    await hydrate();
    const input = page.getByLabel('One-time code');
    await page.waitForFunction(() => document.querySelector('pay-action')!.matches(':state(ready)'));
    assert.equal(await input.inputValue(), '123');
    await page.keyboard.type('456');
    await page.getByText('Account linked').waitFor();
    await done();
  });

  test('reports once that its step is ready', async () => {
    const { page, hydrate, recorded, done } = await open(`/${codeCase}`);
    await hydrate();
    await page.waitForFunction(() => document.querySelector('pay-action')!.matches(':state(ready)'));
    assert.deepEqual((await recorded()).received, ['pay-ready']);
    await done();
  });

  test('applies the settings of its provider', async () => {
    const { page, read, done } = await open('/refused');
    assert.doesNotMatch(await read(), /Continue to/);
    assert.equal(await page.getByRole('link').count(), 0);
    await done();
  });

  test('works on a page with other elements that Lit hydrates', async () => {
    const { page, hydrate, recorded, done } = await open('/lit-app');
    await hydrate();
    await page.getByLabel('One-time code').fill('123456');
    await page.getByText('Account linked').waitFor();
    assert.deepEqual((await recorded()).received, ['pay-ready']);
    await done();
  });

  test('shows times in the consumer’s time zone after hydration', async () => {
    const { page, hydrate, done } = await open('/zone', { timezoneId: 'America/Mexico_City', locale: 'en-US' });
    await hydrate();
    await page.getByText('7:00 AM').first().waitFor();
    await done();
  });
});
