/**
 * The package for Capacitor: packed, installed, and run in Chromium with the published core of Capacitor. The native side of an
 * Android app is simulated where the core calls it.
 */
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { createServer } from 'node:http';
import { ROOT } from '../../scripts/shared/install.mjs';
import { anAppPayment, aRedirectPayment } from '../../src/testing/builders.js';
import { toNode } from '../../src/merchant/node.js';
import { freePort } from '../../scripts/shared/free-port.mjs';
import { startMerchant } from '../merchant/shop.js';
import { until } from '../support/until.js';
import { compile, installPacked } from './install.js';

const FOLDER = join(ROOT, 'packages/capacitor/');
const APP = 'https://localhost';
const RETURN = 'https://shop.example/return';
const BANK = 'https://bank.example.com/pay/1';
let project: string;
let paths: readonly string[];

test.beforeAll(async () => {
  ({ project, paths } = installPacked('capacitor'));
  writeFileSync(join(project, 'app.js'), `export { connectCheckout } from 'pay-elements-capacitor';`);
  const build = await rolldown({ input: join(project, 'app.js'), platform: 'browser' });
  await build.write({ dir: join(project, 'bundle') });
  await build.close();
});
test.afterAll(async () => {
  rmSync(project, { recursive: true });
});

interface Native {
  /** Calls of plugins, with the URL. */
  readonly calls: string[];
  /** Plugin methods that reject, such as `Browser.open`. */
  readonly rejected: string[];
  /** If an app opened. */
  completed: boolean;
  /** The link that started the app. */
  launchUrl: string;
  readonly listeners: Map<string, (data: unknown) => void>;
}

/** Runs in the page before all scripts: what the app for Android gives to Capacitor's core. */
function simulateAndroid(launchUrl: string): void {
  const native: Native = { calls: [], rejected: [], completed: true, launchUrl, listeners: new Map() };
  const promises = { App: ['getLaunchUrl'], Browser: ['open', 'close'], AppLauncher: ['openUrl'] };
  Object.assign(window, {
    native,
    androidBridge: { postMessage: () => undefined },
    Capacitor: {
      PluginHeaders: Object.entries(promises).map(([name, methods]) => ({
        name,
        methods: [
          ...methods.map((method) => ({ name: method, rtype: 'promise' })),
          ...['addListener', 'removeListener'].map((method) => ({ name: method, rtype: 'callback' })),
        ],
      })),
      nativePromise: async (plugin: string, method: string, { url = '' }: { url?: string } = {}) => {
        if (method === 'getLaunchUrl') return native.launchUrl ? { url: native.launchUrl } : undefined;
        native.calls.push(`${plugin}.${method} ${url}`.trim());
        if (native.rejected.includes(`${plugin}.${method}`)) throw new Error('not possible');
        return { completed: native.completed };
      },
      nativeCallback: (plugin: string, method: string, options: { eventName: string }, callback: () => void) => {
        const name = `${plugin}.${options.eventName}`;
        if (method === 'addListener') native.listeners.set(name, callback);
        else native.listeners.delete(name);
        return Promise.resolve('1');
      },
    },
  });
}

/** Counts the requests of the page whose response it has not read. */
function countRequests(): void {
  const requests = { pending: 0 };
  const { fetch } = window;
  Object.assign(window, {
    requests,
    fetch: async (...given: Parameters<typeof fetch>) => {
      requests.pending++;
      try {
        const response = await fetch(...given);
        return new Response(await response.blob(), response);
      } finally {
        requests.pending--;
      }
    },
  });
}

interface App {
  readonly page: Page;
  /** Calls of plugins so far. */
  readonly calls: () => Promise<string[]>;
  readonly called: (call: string) => Promise<unknown>;
  /** Names of events, and links, that the app received so far. */
  readonly received: () => Promise<string[]>;
  readonly has: (...received: string[]) => Promise<unknown>;
  /** A bank or another app opens a link to this app. */
  readonly openLink: (url: string) => Promise<void>;
  /** No poll is due from now on. */
  readonly stopTime: () => Promise<void>;
  /** What the backend answers from now on. */
  payment: object;
}

/** Opens an app whose page shows a payment. */
async function start(
  browser: Browser,
  payment: object,
  run: (app: App) => Promise<void>,
  launchUrl = '',
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const waitFor = (condition: string, value: string | string[]) =>
    page.waitForFunction(condition.replace('$', () => JSON.stringify(value)));
  const app: App = {
    page,
    payment,
    calls: () => page.evaluate('native.calls'),
    called: (call) => waitFor('native.calls.includes($)', call),
    received: () => page.evaluate('received'),
    has: (...received) => waitFor('JSON.stringify(received) === JSON.stringify($)', received),
    openLink: (url) => page.evaluate(`native.listeners.get('App.appUrlOpen')({ url: ${JSON.stringify(url)} })`),
    stopTime: async () => {
      await page.clock.pauseAt(Date.now() + 1_000);
      // A request that is under way would do as the one that is expected.
      await until('no request is under way', () => page.evaluate<boolean>('requests.pending === 0'));
    },
  };
  await page.clock.install();
  await page.addInitScript(simulateAndroid, launchUrl);
  await page.addInitScript(countRequests);
  await page.route('https://shop.example/payments/pm_1', (route) =>
    route.fulfill({ json: app.payment, headers: { 'access-control-allow-origin': APP } }),
  );
  await page.route(`${APP}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: PAGE, contentType: 'text/html' });
    const [, folder = '', name = ''] = /^\/(app|pay-elements)\/(.+)$/.exec(pathname) ?? [];
    return route.fulfill({ path: join(folder === 'app' ? join(project, 'bundle') : join(ROOT, 'dist'), name) });
  });
  await page.goto(`${APP}/`, { timeout: 5_000 });
  await page.waitForFunction('window.disconnect');
  await run(app);
  await context.close();
  assert.deepEqual(errors, []);
}

const README_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>
<pay-provider></pay-provider><script type="module" src="/readme.js"></script>`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>
<script type="module" src="/pay-elements/pay-elements.js"></script>
<script type="module">
  import { connectCheckout } from '/app/app.js';
  window.received = [];
  const note = ({ type }) => received.push(type);
  window.disconnect = await connectCheckout({
    returnUrl: '${RETURN}', appSchemes: ['wallet'], onComplete: note, onFail: note, onRetry: note,
    onReturn: (url) => received.push(url),
  });
</script>
<pay-action src="https://shop.example/payments/pm_1"></pay-action>`;

/** The script of the README. */
const [SAMPLE] = Array.from(
  readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs),
  ([, code]) => code!,
);

const PAGE_PAYMENT = aRedirectPayment({ id: 'pm_1', action: redirectTo(BANK) });
function redirectTo(url: string) {
  return { type: 'redirect_to_url', redirect_to_url: { url } } as const;
}
const appPayment = (url: string) =>
  anAppPayment({ id: 'pm_1', action: { type: 'redirect_to_app', redirect_to_app: { url } } });
const PAID = aRedirectPayment({ id: 'pm_1', status: 'paid' });
const DECLINED = aRedirectPayment({ id: 'pm_1', status: 'failed' });

const pressLink = (page: Page) => page.locator('pay-redirect').getByRole('link').first().click();

test.describe('pay-elements-capacitor', () => {
  test('compiles with the types of Capacitor’s plugins, and so does the sample of its README, with the package', () => {
    compile(FOLDER);
    writeFileSync(join(project, 'checkout.ts'), SAMPLE!);
    const compilerOptions = {
      ...{ module: 'ESNext', moduleResolution: 'Bundler', target: 'ES2022', strict: true, noEmit: true },
      ...{ lib: ['ES2023', 'DOM'], types: [], skipLibCheck: true, preserveSymlinks: true },
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['checkout.ts'] }));
    compile(project);
  });

  test('the sample of its README pays at a backend of another site', async ({ browser }) => {
    const shop = await startMerchant();
    const [appPort, backendPort] = [await freePort(), await freePort()];
    const app = `http://localhost:${appPort}`;
    const backend = createServer(toNode(shop.create({ origins: [app] }))).listen(backendPort, '127.0.0.1');
    writeFileSync(
      join(project, 'readme.ts'),
      `${SAMPLE!.replace('https://shop.example/merchant', `http://127.0.0.1:${backendPort}/merchant`)}\nObject.assign(window, { order });`,
    );
    const build = await rolldown({ input: join(project, 'readme.ts'), platform: 'browser' });
    await build.write({ dir: join(project, 'readme') });
    await build.close();
    // Not by `page.route`: then Playwright answers the preflights itself.
    const pages = createServer(({ url }, response) => {
      const isPage = url === '/';
      response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
      response.end(isPage ? README_PAGE : readFileSync(join(project, 'readme', url!)));
    }).listen(appPort, '127.0.0.1');
    const page = await browser.newPage();
    try {
      await page.addInitScript(simulateAndroid, '');
      await page.goto(`${app}/`);
      await page.waitForFunction('window.order');
      await page.evaluate(`order('pix_br')`);
      await page.locator('pay-qr svg').first().waitFor();
      const id = await page.evaluate(`document.querySelector('pay-action').src.split('/').at(-1)`);
      assert.equal((await shop.consumer('POST', `/sandbox/payments/${String(id)}/pay`)).status, 200);
      await page.waitForURL(`${app}/#/thanks/${String(id)}`);
    } finally {
      await page.close();
      for (const server of [pages, backend]) server.close().closeAllConnections();
      await shop.close();
    }
  });

  test('is packed without sources', () => {
    assert.deepEqual(
      paths.filter((path) => !path.startsWith('dist/')),
      ['LICENSE', 'README.md', 'package.json'],
    );
    assert.ok(paths.includes('dist/index.js') && paths.includes('dist/index.d.ts'));
  });

  test('opens a bank in the browser of the system, and asks the backend when the bank opens the app again', ({
    browser,
  }) =>
    start(browser, PAGE_PAYMENT, async (app) => {
      await pressLink(app.page);
      await app.called(`Browser.open ${BANK}`);
      assert.equal(app.page.url(), `${APP}/`);
      await app.stopTime();
      app.payment = PAID;
      await app.openLink(`${RETURN}?payment=pm_1`);
      await app.has(`${RETURN}?payment=pm_1`, 'pay-complete');
      assert.deepEqual(await app.calls(), [`Browser.open ${BANK}`, 'Browser.close']);
    }));

  test('asks the backend when the consumer closes the browser', ({ browser }) =>
    start(browser, PAGE_PAYMENT, async (app) => {
      await pressLink(app.page);
      await app.called(`Browser.open ${BANK}`);
      await app.stopTime();
      app.payment = DECLINED;
      await app.page.evaluate(`native.listeners.get('Browser.browserFinished')()`);
      await app.has('pay-fail');
      await app.page.locator('pay-action [part=other-method]').click();
      await app.has('pay-fail', 'pay-retry');
    }));

  test('shows the help if no browser opens', ({ browser }) =>
    start(browser, PAGE_PAYMENT, async (app) => {
      await app.page.evaluate(`native.rejected.push('Browser.open')`);
      await pressLink(app.page);
      await app.page.locator('pay-redirect [part=help]').waitFor();
    }));

  test('opens an app', ({ browser }) =>
    start(browser, appPayment('wallet://pay?id=1'), async (app) => {
      await pressLink(app.page);
      await app.called('AppLauncher.openUrl wallet://pay?id=1');
    }));

  for (const missing of ['is missing', 'cannot be opened']) {
    test(`opens the page of an Android link if its app ${missing}`, ({ browser }) => {
      const link = `intent://pay?id=1#Intent;scheme=wallet;S.browser_fallback_url=${encodeURIComponent(BANK)};end`;
      return start(browser, appPayment(link), async (app) => {
        await app.page.evaluate(
          missing === 'is missing' ? 'native.completed = false' : `native.rejected.push('AppLauncher.openUrl')`,
        );
        await pressLink(app.page);
        await app.called(`Browser.open ${BANK}`);
        assert.deepEqual(await app.calls(), ['AppLauncher.openUrl wallet://pay?id=1', `Browser.open ${BANK}`]);
      });
    });
  }

  test('opens neither a scheme that is not listed nor an unsafe URL of another script', ({ browser }) =>
    start(browser, appPayment('other://pay?id=1'), async (app) => {
      const answers = await app.page.evaluate(async () => {
        const ask = (url: string, kind: string) =>
          new Promise((resolve) => {
            const event = new Event('pay-redirect', { cancelable: true });
            dispatchEvent(Object.assign(event, { url, kind, respondWith: resolve }));
          });
        return Promise.all([
          ask('other://pay?id=1', 'app'),
          ask('javascript:alert(1)', 'url'),
          ask('file:///etc', 'url'),
        ]);
      });
      assert.deepEqual(answers, [false, false, false]);
      await pressLink(app.page);
      await app.page.locator('pay-redirect [part=help]').waitFor();
      assert.deepEqual(await app.calls(), []);
    }));

  test('ignores links that are not the one to return to', ({ browser }) =>
    start(browser, PAGE_PAYMENT, async (app) => {
      for (const link of [`${RETURN}ed`, 'https://evil.example/return', 'myshop://other']) await app.openLink(link);
      assert.deepEqual(await app.received(), []);
      assert.deepEqual(await app.calls(), []);
    }));

  test('reports the link that started the app once, also if its page is loaded again', ({ browser }) =>
    start(
      browser,
      PAGE_PAYMENT,
      async (app) => {
        assert.deepEqual(await app.received(), [`${RETURN}?payment=pm_1`]);
        await app.page.reload();
        await app.page.waitForFunction('window.disconnect');
        assert.deepEqual(await app.received(), []);
      },
      `${RETURN}?payment=pm_1`,
    ));

  test('opens nothing for an event of another script that cannot be answered', ({ browser }) =>
    start(browser, PAGE_PAYMENT, async (app) => {
      await app.page.evaluate(`dispatchEvent(new CustomEvent('pay-redirect', { cancelable: true }))`);
      assert.deepEqual(await app.calls(), []);
    }));

  test('listens to nothing after it was disconnected', ({ browser }) =>
    start(browser, PAGE_PAYMENT, async (app) => {
      await app.page.evaluate('disconnect()');
      await app.page.evaluate(`dispatchEvent(new CustomEvent('pay-complete'))`);
      assert.deepEqual(await app.received(), []);
      assert.equal(await app.page.evaluate('native.listeners.size'), 0);
    }));
});
