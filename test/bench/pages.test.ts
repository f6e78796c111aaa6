/** The compared pages show the same content. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import jsqr from 'jsqr';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { CONTESTANTS } from '../../bench/contestants.js';
import { resourceOf } from '../../bench/payload.js';
import type { Payment } from '../../bench/resource.js';
import { STEPS, type StepName } from '../../bench/steps.js';
import { see, servePages } from './served-pages.js';

servePages();

/** A CommonJS package: Node wraps its default export once more than its types say. */
const scanner = (jsqr as unknown as { default: typeof jsqr }).default;
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });

/**
 * The step as the page draws it. If the step is an image, the image as it was sent, because pages scale it. Not every system
 * resolves the server's name for Node.
 */
const picture = async (page: Page, mark: string) => {
  const src = await page.evaluate<string | undefined>(`bench.find(${JSON.stringify(mark)}).src`);
  const png = src
    ? await (await page.request.get(src.replace('shop.localhost', '127.0.0.1'))).body()
    : await page.screenshot();
  const { data, width, height } = PNG.sync.read(png);
  return { data: new Uint8ClampedArray(data), width, height };
};

/** The text that a scanner of barcodes reads. */
const barcodes = async (page: Page, mark: string, format: 'Code128' | 'ITF') => {
  const seen = (await picture(page, mark)) as ImageData;
  const found = await readBarcodes(seen, { formats: [format], tryHarder: true });
  return found.map(({ text }) => text);
};

/** The text of the page without spaces and dots, including shadow roots. */
const textOf = async (page: Page) => (await page.locator('body').ariaSnapshot()).replace(/[\s.]/g, '');

const amountOf = (step: StepName) => (resourceOf(step, 0) as Payment).amount.split('.').join('[,]?');
const detailsOf = (step: StepName) => resourceOf(step, 0).action.display_details!;

type Look = (page: Page, marks: { shown: string; copy: string }) => Promise<void>;

const LOOKS: Record<StepName, Look> = {
  async qr(page, { shown, copy }) {
    const { data, width, height } = await picture(page, shown);
    assert.equal(scanner(data, width, height)?.data, resourceOf('qr', 0).action.display_qr_code?.data);
    await page.evaluate(`bench.whenPainted(${JSON.stringify(copy)})`);
    assert.match(await textOf(page), new RegExp(amountOf('qr')));
  },
  async boleto(page, { shown, copy }) {
    const { code, number } = detailsOf('boleto');
    assert.deepEqual(await barcodes(page, shown, 'ITF'), [code]);
    await page.evaluate(`bench.whenPainted(${JSON.stringify(copy)})`);
    assert.match(await textOf(page), new RegExp(number!));
    assert.match(await textOf(page), new RegExp(amountOf('boleto')));
  },
  async voucher(page, { shown }) {
    assert.deepEqual(await barcodes(page, shown, 'Code128'), [detailsOf('voucher')['reference']]);
    assert.match(await textOf(page), new RegExp(amountOf('voucher')));
  },
  async transfer(page) {
    const { account_number: account, account_holder_name: holder, reference } = detailsOf('transfer');
    const text = await textOf(page);
    for (const shown of [account!, holder!.replace(/\s/g, ''), reference!]) assert.match(text, new RegExp(shown));
    assert.match(text, new RegExp(amountOf('transfer')));
  },
  async otp(page) {
    const input = page.locator('input');
    await input.pressSequentially('12345');
    assert.equal(await input.inputValue(), '12345');
  },
};

const TITLES: Record<StepName, string> = {
  qr: 'shows the QR code and the amount',
  boleto: 'shows the barcode of the boleto, its digits and the amount',
  voucher: 'shows the barcode of the voucher and the amount',
  transfer: 'shows the account, the name, the reference and the amount of the transfer',
  otp: 'accepts a one-time code',
};

for (const { id, name, marks } of CONTESTANTS) {
  test.describe(name, () => {
    for (const step of STEPS) {
      const found = marks[step];
      if (found) test(TITLES[step], () => see(`/${id}/${step}/0/`, found.shown, (page) => LOOKS[step](page, found)));
    }
  });
}
