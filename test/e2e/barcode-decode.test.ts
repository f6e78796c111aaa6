import type {} from '../../src/define/pay-boleto-details.js';
import type {} from '../../src/define/pay-cash-voucher.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type CheckedPage, type TestDemo } from './demo.js';
import { test } from './fixtures.js';

const vectors = JSON.parse(readFileSync(new URL('../vectors/instruments.json', import.meta.url), 'utf8')) as {
  'boleto.valid': { id: string; input: string; expect: { barcode: string } }[];
  cashVoucher: { id: string; input: string }[];
};

/** A number of each length and kind; all others have as many bars. */
const KINDS =
  /^(?:adyen-itau-2019|br-arrec-mod11-a|98000014505724|59599656976034832019081700000056|21345678901|ALPHA.*)$/;

/** Tag, name, `display_details`, and the text that a scanner must read. */
const SLIPS: [tag: 'pay-boleto-details' | 'pay-cash-voucher', id: string, details: object, code: string][] = [
  ...vectors['boleto.valid'].map(
    ({ id, input, expect }) => ['pay-boleto-details', id, { number: input }, expect.barcode] as (typeof SLIPS)[0],
  ),
  ...vectors.cashVoucher.map(
    ({ id, input }) => ['pay-cash-voucher', id, { reference: input }, input] as (typeof SLIPS)[0],
  ),
].filter(([, id]) => KINDS.test(id));

/** Four bytes per pixel. */
interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

function pictureOf(png: Buffer): Picture {
  const { data, width, height } = PNG.sync.read(png);
  return { data: new Uint8ClampedArray(data), width, height };
}

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });

/** All barcodes that a scanner finds in a picture, with their positions. */
async function scan(picture: Picture) {
  return readBarcodes({ ...picture, colorSpace: 'srgb' } as ImageData, {
    formats: ['ITF', 'Code128'],
    tryHarder: true,
  });
}

const texts = async (picture: Picture) => (await scan(picture)).map(({ text }) => text);

/** Opens a page with only a slip. */
async function open(demo: TestDemo, options: BrowserContextOptions): Promise<CheckedPage> {
  const tab = await demo.open(options);
  await tab.page.route('**/bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><script type="module" src="/pay-elements/pay-elements.js"></script><main></main>`,
    }),
  );
  await tab.page.goto(`${demo.url}/bare`);
  return tab;
}

async function show(page: Page, [tag, , details]: (typeof SLIPS)[0]): Promise<void> {
  await page.evaluate(
    async ([tag, details]) => {
      await customElements.whenDefined(tag);
      const slip = Object.assign(document.createElement(tag), { details });
      const ready = new Promise((resolve) => slip.addEventListener('pay-ready', resolve, { once: true }));
      document.querySelector('main')!.replaceChildren(slip);
      await ready;
    },
    [tag, details] as const,
  );
  await page.locator('[part=tools]').waitFor();
  // There are few tools on a phone.
  await page
    .locator('[part=menu]')
    .evaluateAll((menus: HTMLDetailsElement[]) => menus.forEach((menu) => (menu.open = true)));
}

const SCREENS: Record<string, BrowserContextOptions> = {
  'a desktop': { viewport: { width: 1_000, height: 900 } },
  'a dark desktop': { viewport: { width: 1_000, height: 900 }, colorScheme: 'dark' },
  'a phone': { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
};

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`a scanner reads barcodes on ${screen}`, () => {
    let tab: CheckedPage;
    test.beforeAll(async ({ lasting }) => void (tab = await open(lasting, options)));
    test.afterAll(() => tab.done());

    // A boleto's barcode is on the whole screen of a phone only.
    const shown = SLIPS.filter(([tag]) => !options.hasTouch || tag === 'pay-cash-voucher');
    for (const slip of shown) {
      const [tag, id, , code] = slip;
      test(`${tag} ${id} is read`, async () => {
        await show(tab.page, slip);
        await tab.page.locator('[part~=barcode]').first().scrollIntoViewIfNeeded();
        assert.deepEqual(await texts(pictureOf(await tab.page.screenshot())), [code]);
      });
    }
  });
}

test('a scanner reads full-screen barcodes on a phone', async ({ demo }) => {
  const tab = await open(demo, SCREENS['a phone']!);
  for (const slip of SLIPS) {
    await show(tab.page, slip);
    await tab.page.locator('[part=show]').click();
    await tab.page.locator('dialog [part~=barcode]').waitFor();
    assert.deepEqual(await texts(pictureOf(await tab.page.screenshot())), [slip[3]], slip[1]);
    await tab.page.locator('[part=close]').click();
    await tab.page.locator('dialog').waitFor({ state: 'detached' });
  }
  await tab.done();
});

test.describe('a scanner reads printed barcodes', () => {
  const DPI = 300;
  let tab: CheckedPage;
  let pdfium: PDFiumLibrary;
  test.beforeAll(async ({ lasting }) => {
    tab = await open(lasting, { ...SCREENS['a phone'], colorScheme: 'dark' });
    await tab.page.evaluate(() => {
      window.print = () => {};
    });
    pdfium = await PDFiumLibrary.init();
  });
  test.afterAll(async () => {
    pdfium.destroy();
    await tab.done();
  });

  /** The only printed page. */
  async function printed(page: Page): Promise<Picture> {
    await page.locator('[part=print]').click();
    const pdf = await page.pdf({ format: 'A4' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    const document = await pdfium.loadDocument(pdf);
    assert.equal(document.getPageCount(), 1);
    const { data, width, height } = await document.getPage(0).render({ scale: DPI / 72, render: 'bitmap' });
    document.destroy();
    return { data: new Uint8ClampedArray(data), width, height };
  }

  for (const slip of SLIPS) {
    const [tag, id, , code] = slip;
    test(`${tag} ${id} is read${tag === 'pay-boleto-details' ? ', 103 mm wide and 13 mm high' : ''}`, async () => {
      await show(tab.page, slip);
      const picture = await printed(tab.page);
      const [found] = await scan(picture);
      assert.equal(found?.text, code);
      if (tag !== 'pay-boleto-details') return;
      const { data, width, height } = picture;
      const isDark = (x: number, y: number) => data[(y * width + x) * 4]! < 128;
      const row = Math.round((found.position.topLeft.y + found.position.bottomLeft.y) / 2);
      const columns = Array.from({ length: width }, (_, x) => x).filter((x) => isDark(x, row));
      const [left = 0, right = 0] = [columns[0], columns.at(-1)];
      assertClose(right - left + 1, 103);
      let [top, bottom] = [row, row];
      while (top > 0 && isDark(left, top - 1)) top--;
      while (bottom < height && isDark(left, bottom + 1)) bottom++;
      assertClose(bottom - top + 1, 13);
    });
  }

  function assertClose(pixels: number, expected: number): void {
    const mm = (pixels / DPI) * 25.4;
    assert.ok(Math.abs(mm - expected) <= 1, `${mm.toFixed(2)} mm, not ${expected}`);
  }
});
