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
import { CONDITIONS } from '../../bench/conditions.js';
import { CONTESTANTS, nameOf, showing } from '../../bench/contestants.js';
import { resourceOf } from '../../bench/payload.js';
import { QUICK } from '../../bench/plan.js';
import type { Payment } from '../../bench/resource.js';
import { ROOT } from '../../bench/root.js';
import type { Addresses } from '../../bench/server.js';
import { median, ratio } from '../../bench/stats.js';
import { STEPS, type StepName } from '../../bench/steps.js';
import { openTab } from '../../bench/tab.js';
import { CHROME_ARGS, findBrowser } from '../../scripts/shared/browser.mjs';
import { ensureInstalled } from '../../scripts/shared/install.mjs';
import { readBoleto } from '../../src/domain/boleto.js';
import { readClabe } from '../../src/domain/clabe.js';
import { crc16 } from '../../src/domain/crc16.js';

/** A CommonJS package: Node wraps its default export once more than its types say. */
const scanner = (jsqr as unknown as { default: typeof jsqr }).default;
const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });

let files: Files;
let server: { urls: Addresses; close: () => void };
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

async function see(path: string, mark: string, look: (page: Page) => Promise<void>, base = server.urls.http) {
  // The slow line must have no open connection.
  const { page, close } = await openTab(browser, `${base === server.urls.slow ? server.urls.tls : base}/blank`);
  try {
    await page.goto(base + path);
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

/** What a scanner of barcodes reads. */
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
  describe(name, () => {
    for (const step of STEPS) {
      const found = marks[step];
      if (found) it(TITLES[step], () => see(`/${id}/${step}/0/`, found.shown, (page) => LOOKS[step](page, found)));
    }
  });
}

describe('the payments', () => {
  it('are valid, and each has a code, slip or account of its own', () => {
    const seen = new Set<string>();
    for (const number of [0, 1, 99, 1_500]) {
      const pix = resourceOf('qr', number).action.display_qr_code!.data;
      assert.equal(crc16(pix.slice(0, -4)), pix.slice(-4));
      const { code, number: line } = resourceOf('boleto', number).action.display_details!;
      const boleto = readBoleto(code!);
      assert.ok(boleto.kind === 'bank');
      assert.equal(boleto.line, line);
      assert.equal(boleto.amount, (resourceOf('boleto', number) as Payment).amount);
      const account = resourceOf('transfer', number).action.display_details!['account_number']!;
      assert.ok(readClabe(account).ok);
      const { reference } = resourceOf('voucher', number).action.display_details!;
      for (const text of [pix, code!, account, reference!]) seen.add(text);
    }
    assert.equal(seen.size, 16);
  });
});

describe('a measurement', () => {
  it('waits until the step is on the page and has a size', async () => {
    const { page, close } = await openTab(browser, `${server.urls.http}/blank`);
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
    const { latency } = CONDITIONS.fast3g.network;
    const once = { rounds: 1, tabs: 1 };
    const { qr } = await measureCold(browser, server.urls, { ...CONDITIONS.fast3g, only: ['plain'] }, once, ['qr']);
    const { shown, copy, shownBytes } = qr!['plain']![0]!;
    assert.ok(shown > 2 * latency, `${shown} ms`);
    assert.ok(copy >= shown);
    const served = [...files].filter(([path]) => /^\/plain\/qr\/.*\.(js|css)$/.test(path));
    assert.equal(
      shownBytes,
      served.reduce((sum, [, { body }]) => sum + body.length, 0),
    );
    assert.deepEqual(Object.keys(qr!), ['plain']);
  });

  it('takes the files of a second visit from the cache', async () => {
    const { measureCold } = await import('../../bench/cold.js');
    const conditions = { ...CONDITIONS.visited, only: ['plain'] };
    const { qr } = await measureCold(browser, server.urls, conditions, { rounds: 1, tabs: 1 }, ['qr']);
    const { shown, shownBytes } = qr!['plain']![0]!;
    assert.ok(shown > CONDITIONS.visited.network.latency, `${shown} ms`);
    assert.equal(shownBytes, 0);
  });

  it('loads pages over HTTP/2 with TLS, through a line whose round trips and rate are limited', async () => {
    const { WIRE } = await import('../../bench/conditions.js');
    const look = async (page: Page) => {
      const [timing] = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
      );
      assert.equal(timing.nextHopProtocol, 'h2');
      // The handshakes of TCP and TLS, and the request.
      assert.ok(timing.responseStart > 3 * WIRE.roundTrip, `${timing.responseStart} ms`);
      const [script] = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => entry.toJSON()),
      );
      const sending = (script.encodedBodySize / WIRE.down) * 1_000;
      // The script is larger than the first congestion window.
      assert.ok(script.responseEnd - script.requestStart > WIRE.roundTrip + sending, JSON.stringify(script));
    };
    await see('/react/qr/0/', '.step svg', look, server.urls.slow);
  });

  it('mounts the given number of steps, each with another payment, and removes all of them', async () => {
    await see('/plain/qr/0/', '.step svg', async (page) => {
      const texts = () => page.locator('.step code').allInnerTexts();
      const payments = Array.from({ length: 9 }, (_none, index) => resourceOf('qr', index));
      const codes = payments.map(({ action }) => action.display_qr_code!.data);
      await page.evaluate(`bench.setInputs(${JSON.stringify(payments.slice(1))})`);
      assert.ok((await page.evaluate<number>('bench.mountAll(".step svg", 7)')) > 0);
      assert.deepEqual(await texts(), codes.slice(0, 8));
      await page.evaluate('bench.unmountAll()');
      assert.deepEqual(await texts(), codes.slice(0, 1));
      assert.ok((await page.evaluate<number>('bench.cycle(".step svg", 1)')) > 0);
      assert.deepEqual(await texts(), codes.slice(0, 1));
      await assert.rejects(page.evaluate('bench.cycle(".step svg", 1)'), /payment of its own/);
    });
  });

  it('counts the layout shifts that no input has caused', () =>
    see('/plain/qr/0/', '.step svg', async (page) => {
      const shift = () => page.evaluate<number>('bench.shiftSoFar()');
      const before = await shift();
      await page.evaluate("document.querySelector('#step').style.marginTop = '100px'");
      assert.ok((await shift()) > before);
    }));

  it('compares values that were measured one after the other', () => {
    assert.equal(median([3, 1, 2]), 2);
    assert.equal(median([4, 1, 2, 3]), 2.5);
    assert.equal(ratio([2, 30, 3], [1, 10, 1]), 3);
    assert.throws(() => median([]), RangeError);
  });
});

describe('a quick run', () => {
  it('reports every contestant, every condition and every target of a step', async () => {
    const { measure } = await import('../../bench/measure.js');
    const { report } = await import('../../bench/report.js');
    const { targets } = await import('../../bench/targets.js');
    const { loadTargets } = await import('../../bench/load-targets.js');
    const { comparisons } = await import('../../bench/ahead.js');
    const results = await measure(browser, files, { ...QUICK, steps: ['boleto'] });
    const text = report(results);
    for (const { name } of [...showing('boleto'), ...Object.values(CONDITIONS)]) assert.ok(text.includes(name), name);
    assert.doesNotMatch(text, /NaN|undefined|Infinity/);
    for (const { what } of [...targets(results), ...loadTargets(results)]) assert.ok(text.includes(what), what);
    for (const { figures } of comparisons(results)) assert.ok(figures[0] && figures[1]);
    assert.ok(results.visits.qr > results.sizes[0]!.brotli);
    for (const id of ['tag', 'react', 'adyen']) assert.ok(text.includes(nameOf(id)));
  });
});

describe('bench/package-lock.json', () => {
  it('names no host', () => {
    assert.doesNotMatch(readFileSync(join(ROOT, 'bench/package-lock.json'), 'utf8'), /"resolved": "[a-z]+:\/\//);
  });
});
