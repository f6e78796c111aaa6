/** What Orca says in Firefox, where each kind of content is once. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { describeEngine, findEngine, isFound } from '../../scripts/test/engines/find.mjs';
import { page, SCRIPT, startServer } from '../trust/server.js';
import { hearerOf, test as base, WIDE, type Hearer } from './fixtures.js';
import { READ } from './steps.js';

const engine = findEngine('firefox');

/** The time stands still, as in the tests in Chromium. */
const STILL = `<script>
  const now = Date.parse('2026-11-21T12:00:00Z');
  Date = class extends Date {
    constructor(...args) { super(...(args.length ? args : [now])); }
    static now() { return now; }
  };
</script>`;

const test = base.extend<{ openInFirefox: (body: string) => Promise<Hearer> }, { firefox: Browser }>({
  firefox: [
    async ({ orca: { env } }, use) => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: isFound(engine) ? engine.path : describeEngine(engine),
        headless: false,
        args: ['--kiosk'],
        env,
        // Firefox waits for assistive technology, but does not find it without a desktop.
        extraPrefsFirefox: { 'accessibility.force_disabled': -1 },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  openInFirefox: async ({ firefox, orca }, use) => {
    let body = '';
    const server = await startServer({
      '/': (exchange) =>
        page(`${STILL}${WIDE}${SCRIPT}<h1>Shop</h1><main><button>Before</button>${body}<button>After</button></main>`)(
          exchange,
        ),
    });
    const tab = await firefox.newPage();
    await use(async (shown) => {
      body = shown;
      await tab.goto(server.url);
      await tab.waitForFunction(() => !document.querySelector('pay-action:not(:defined)'));
      await orca.listener.until('Finished loading Shop');
      await orca.press('ctrl+Home');
      await orca.listener.answer();
      return hearerOf(orca);
    });
    await tab.close();
    server.close();
  },
});

test.skip(!isFound(engine), 'Firefox is missing');

for (const name of ['qr', 'boleto', 'code', 'transfer', 'paid', 'failed']) {
  test(`${name} is read in Firefox`, async ({ openInFirefox }) => {
    const { read, matches } = await openInFirefox(READ[name]!);
    await read();
    matches(`firefox-${name}`);
  });
}

test('a consumer hears that a code was copied in Firefox', async ({ openInFirefox }) => {
  const { key, matches } = await openInFirefox(READ.qr!);
  await key('Tab', 'Copy payment code');
  await key('Return', 'Copied');
  await key('Tab', 'Save or print');
  matches('firefox-journey-copied');
});
