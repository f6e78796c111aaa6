import type {} from '../../src/define/pay-qr.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './fixtures.js';
import jsqr from 'jsqr';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { pixelsOf, scan as scanAll } from '../slips/scan.js';
import { type CheckedPage, type TestDemo } from './demo.js';

const vectors = JSON.parse(readFileSync(new URL('../vectors/instruments.json', import.meta.url), 'utf8')) as {
  'emvQr.valid': { id: string; input: string }[];
};

/** A CommonJS package: Node wraps its default export once more than its types say. */
const scanner = (jsqr as unknown as { default: typeof jsqr }).default;

/** Opens a page with nothing but a `<pay-qr>`. */
async function openBare(demo: TestDemo, { page }: CheckedPage): Promise<void> {
  await page.route('**/bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><script type="module" src="/pay-elements/pay-elements.js"></script><pay-qr></pay-qr>`,
    }),
  );
  await page.goto(`${demo.url}/bare`);
  await page.waitForFunction(() => customElements.get('pay-qr'));
}

async function show({ page }: CheckedPage, text: string): Promise<void> {
  await page.evaluate(async (data) => {
    const qr = document.querySelector('pay-qr')!;
    const ready = new Promise((resolve) => qr.addEventListener('pay-ready', resolve, { once: true }));
    qr.data = data;
    await ready;
  }, text);
}

/** The text that a phone's camera would read from the screen. */
async function scan(page: Page): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await page.screenshot());
  return scanner(new Uint8ClampedArray(data), width, height)?.data;
}

for (const [width, deviceScaleFactor] of [
  [320, 2],
  [360, 3],
  [393, 2.75],
  [412, 2.625],
] as const) {
  test.describe(`a scanner reads QR codes from a phone of ${width} px with ${deviceScaleFactor} pixels each`, () => {
    let tab: CheckedPage;
    test.beforeAll(async ({ lasting }) => {
      tab = await lasting.open({ viewport: { width, height: 800 }, deviceScaleFactor, hasTouch: true });
      await openBare(lasting, tab);
    });
    test.afterAll(() => tab.done());

    for (const bytes of [300, 517, 1_000, 2_331]) {
      test(`${bytes} bytes`, async () => {
        const text = 'pay!'.repeat(583).slice(0, bytes);
        await show(tab, text);
        // A phone does not scan its own screen: the code is folded.
        const fold = tab.page.locator('pay-qr [part=elsewhere]');
        await fold.or(tab.page.locator('pay-qr [part=code] svg')).first().waitFor();
        const isFolded = (await fold.count()) && (await fold.getAttribute('aria-expanded')) === 'false';
        if (isFolded) await fold.click();
        const box = await tab.page.locator('pay-qr [part=code] svg').boundingBox();
        assert.ok(box!.x >= 0 && box!.x + box!.width <= width);
        assert.deepEqual(await scanAll(pixelsOf(await tab.page.screenshot({ fullPage: true }))), [text]);
      });
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a scanner reads QR codes from a screenshot in ${colorScheme} mode`, () => {
    let tab: CheckedPage;
    test.beforeAll(async ({ lasting }) => {
      tab = await lasting.open({ colorScheme, viewport: { width: 800, height: 900 } });
      await openBare(lasting, tab);
    });
    test.afterAll(() => tab.done());

    // In the dark, only colours differ.
    const texts = [
      ...(colorScheme === 'light' ? vectors['emvQr.valid'] : []),
      { id: 'accents', input: 'Ação São Paulo ñ 转账' },
      { id: '2,331 bytes', input: 'pay!'.repeat(583).slice(0, 2_331) },
    ];
    for (const { id, input } of texts) {
      test(`${id} is read`, async () => {
        await show(tab, input);
        assert.equal(await scan(tab.page), input);
      });
    }
  });
}
