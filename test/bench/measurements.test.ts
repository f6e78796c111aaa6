/** The benchmark measures as its documentation says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CONDITIONS } from '../../bench/conditions.js';
import { nameOf, showing } from '../../bench/contestants.js';
import { resourceOf } from '../../bench/payload.js';
import { QUICK } from '../../bench/plan.js';
import type { Payment } from '../../bench/resource.js';
import { ROOT } from '../../bench/root.js';
import { median, ratio } from '../../bench/stats.js';
import { openTab } from '../../bench/tab.js';
import { readBoleto } from '../../src/domain/boleto.js';
import { readClabe } from '../../src/domain/clabe.js';
import { crc16 } from '../../src/domain/crc16.js';
import { browser, files, see, servePages, server } from './served-pages.js';

servePages();

test.describe('the payments', () => {
  test('are valid, and each has a code, slip or account of its own', () => {
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

test.describe('a measurement', () => {
  test('waits until the step is on the page and has a size', async () => {
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

  test('takes two round trips of Fast 3G for the page without a framework, and counts the bytes of its files as served', async () => {
    const { measureCold } = await import('../../bench/cold.js');
    const { latency } = CONDITIONS.fast3g.network;
    const once = { rounds: 1, tabs: 1 };
    const { qr } = await measureCold(browser, server.urls, { ...CONDITIONS.fast3g, only: ['plain'] }, once, ['qr']);
    const { shown, copy, shownBytes } = qr!['plain']![0]!;
    assert.ok(shown > 2 * latency, `${shown} ms`);
    assert.ok(copy >= shown);
    const served = [...files].filter(([path]) => /^\/plain\/qr\/.*\.(?:js|css)$/.test(path));
    assert.equal(
      shownBytes,
      served.reduce((sum, [, { body }]) => sum + body.length, 0),
    );
    assert.deepEqual(Object.keys(qr!), ['plain']);
  });

  test('takes the files of a second visit from the cache', async () => {
    const { measureCold } = await import('../../bench/cold.js');
    const conditions = { ...CONDITIONS.visited, only: ['plain'] };
    const { qr } = await measureCold(browser, server.urls, conditions, { rounds: 1, tabs: 1 }, ['qr']);
    const { shown, shownBytes } = qr!['plain']![0]!;
    assert.ok(shown > CONDITIONS.visited.network.latency, `${shown} ms`);
    assert.equal(shownBytes, 0);
  });

  test('loads pages over HTTP/2 with TLS, through a line whose round trips and rate are limited', async () => {
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

  test('mounts the given number of steps, each with another payment, and removes all of them', async () => {
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

  test('counts the layout shifts that no input has caused', () =>
    see('/plain/qr/0/', '.step svg', async (page) => {
      const shift = () => page.evaluate<number>('bench.shiftSoFar()');
      const before = await shift();
      await page.evaluate("document.querySelector('#step').style.marginTop = '100px'");
      assert.ok((await shift()) > before);
    }));

  test('compares values that were measured one after the other', () => {
    assert.equal(median([3, 1, 2]), 2);
    assert.equal(median([4, 1, 2, 3]), 2.5);
    assert.equal(ratio([2, 30, 3], [1, 10, 1]), 3);
    assert.throws(() => median([]), RangeError);
  });
});

test.describe('a quick run', () => {
  test('reports every contestant, every condition and every target of a step', async () => {
    test.setTimeout(300_000);
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

test.describe('bench/package-lock.json', () => {
  test('names no host', () => {
    assert.doesNotMatch(readFileSync(join(ROOT, 'bench/package-lock.json'), 'utf8'), /"resolved": "[a-z]+:\/\//);
  });
});
