/** The compared pages show the same content, and the benchmark measures as its documentation says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import jsqr from 'jsqr';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Files } from '../../bench/build.js';
import { CONTESTANTS, ROOT, showing } from '../../bench/contestants.js';
import { QR, VOUCHER } from '../../bench/payload.js';
import { median, ratio } from '../../bench/stats.js';
import { CONDITIONS, openTab } from '../../bench/tab.js';
import { CHROME_ARGS, findBrowser } from '../../scripts/shared/browser.mjs';
import { ensureInstalled } from '../../scripts/shared/install.mjs';

/** A CommonJS package: Node wraps its default export once more than its types say. */
const scanner = (jsqr as unknown as { default: typeof jsqr }).default;
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });

let files: Files;
let server: { url: string; close: () => void };
let browser: Browser;
before(async () => {
  ensureInstalled(join(ROOT, 'bench/'));
  // Loaded only after the packages that they compare are installed.
  const { buildPages } = await import('../../bench/build.js');
  const { serve } = await import('../../bench/server.js');
  files = await buildPages();
  server = await serve(files);
  browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_ARGS });
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function see(path: string, mark: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openTab(browser, `${server.url}/blank`, CONDITIONS.plain);
  try {
    await page.goto(server.url + path);
    await page.evaluate(`bench.whenPainted(${JSON.stringify(mark)})`);
    await look(page);
  } finally {
    await close();
  }
}

/** The step as the page draws it. If the step is an image, the image as it was sent, because pages scale it. */
const picture = async (page: Page, mark: string) => {
  const src = await page.evaluate<string | undefined>(`bench.find(${JSON.stringify(mark)}).src`);
  const png = src ? await (await page.request.get(src)).body() : await page.screenshot();
  const { data, width, height } = PNG.sync.read(png);
  return { data: new Uint8ClampedArray(data), width, height };
};

/** The text of the page, including shadow roots. */
const textOf = (page: Page) => page.locator('body').ariaSnapshot();

for (const { id, name, marks } of CONTESTANTS) {
  describe(name, () => {
    it('shows the QR code and the amount', () =>
      see(`/${id}/qr/`, marks.qr!.shown, async (page) => {
        const { data, width, height } = await picture(page, marks.qr!.shown);
        assert.equal(scanner(data, width, height)?.data, QR.data);
        await page.evaluate(`bench.whenPainted(${JSON.stringify(marks.qr!.copy)})`);
        assert.match(await textOf(page), /10\.50/);
      }));

    it('shows the barcode of the voucher and the amount', () =>
      see(`/${id}/voucher/`, marks.voucher!.shown, async (page) => {
        const seen = (await picture(page, marks.voucher!.shown)) as ImageData;
        const found = await readBarcodes(seen, { formats: ['Code128'], tryHarder: true });
        assert.deepEqual(
          found.map(({ text }) => text),
          [VOUCHER.reference],
        );
        assert.match(await textOf(page), /250\.00/);
      }));

    if (marks.otp)
      it('accepts a one-time code', () =>
        see(`/${id}/otp/`, marks.otp!.shown, async (page) => {
          const input = page.getByLabel('One-time code');
          await input.pressSequentially('12345');
          assert.equal(await input.inputValue(), '12345');
        }));
  });
}

describe('a measurement', () => {
  it('waits until the step is on the page and has a size', async () => {
    const { page, close } = await openTab(browser, `${server.url}/blank`, CONDITIONS.plain);
    try {
      const [shownAt, painted] = await page.evaluate<[number, number]>(`(async () => {
        const painted = bench.whenPainted('#late');
        const late = document.createElement('p');
        late.id = 'late';
        late.style.width = 0;
        late.textContent = 'late';
        const frames = async () => { for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame); };
        await frames();
        document.body.append(late);
        await frames();
        const shownAt = performance.now();
        late.style.width = '100px';
        late.style.height = '100px';
        return [shownAt, await painted];
      })()`);
      assert.ok(painted > shownAt);
    } finally {
      await close();
    }
  });

  it('takes two round trips of Fast 3G for the page without a framework, and counts the bytes of its files as served', async () => {
    const { measureCold } = await import('../../bench/cold.js');
    const { qr } = await measureCold(browser, server.url, CONDITIONS.fast3g, 1, ['qr']);
    const { shown, copy, shownBytes } = qr!['plain']![0]!;
    assert.ok(shown > 2 * CONDITIONS.fast3g.network.latency, `${shown} ms`);
    assert.ok(copy >= shown);
    const served = [...files].filter(([path]) => /^\/plain\/qr\/.*\.(js|css)$/.test(path));
    assert.equal(
      shownBytes,
      served.reduce((sum, [, { body }]) => sum + body.length, 0),
    );
    assert.deepEqual(
      Object.keys(qr!).sort(),
      showing('qr')
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('mounts the given number of steps, and removes all of them', async () => {
    await see('/plain/qr/', '.step svg', async (page) => {
      const count = () => page.evaluate<number>('document.querySelectorAll(".step").length');
      assert.ok((await page.evaluate<number>('bench.mountAll(".step svg", 7)')) > 0);
      assert.equal(await count(), 8);
      await page.evaluate('bench.unmountAll()');
      assert.equal(await count(), 1);
      assert.ok((await page.evaluate<number>('bench.cycle(".step svg", 7)')) > 0);
      assert.equal(await count(), 1);
    });
  });

  it('compares values that were measured one after the other', () => {
    assert.equal(median([3, 1, 2]), 2);
    assert.equal(median([4, 1, 2, 3]), 2.5);
    assert.equal(ratio([2, 30, 3], [1, 10, 1]), 3);
    assert.throws(() => median([]), RangeError);
  });
});

describe('bench/package-lock.json', () => {
  it('names no host', () => {
    assert.doesNotMatch(readFileSync(join(ROOT, 'bench/package-lock.json'), 'utf8'), /"resolved": "[a-z]+:\/\//);
  });
});
