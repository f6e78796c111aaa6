import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import fc from 'fast-check';
import { linesOf, pngFrom, stored } from '../../src/domain/png.js';
import { slipPng } from '../../src/slips/index.js';
import { pngOf } from '../../src/slips/png.js';
import { CODES, NOW, payment, sepa, spei } from './payments.js';
import { pixelsOf, scan, scanQr } from './scan.js';

describe('a scanner reads the picture of', () => {
  for (const [name, given, text] of CODES)
    it(name, async () => {
      const picture = pixelsOf(await slipPng(given, { now: NOW }));
      assert.deepEqual(await scan(picture), [text]);
      if (name.startsWith('QR code')) assert.equal(scanQr(picture), text);
    });

  it('a SEPA transfer', async () => {
    const [text = ''] = await scan(pixelsOf(await slipPng(sepa, { now: NOW })));
    assert.match(text, /^BCD\n002\n1\nSCT\n/);
    assert.match(text, /\nDE89370400440532013000\nEUR129\.9\d?\n/);
  });
});

describe('a picture', () => {
  it('is not made if there is no code', async () => {
    const damaged = {
      type: 'display_details',
      display_details: { number: '34191755795214483293982674790009280090000000011' },
    };
    for (const given of [spei, payment(damaged, 'boleto_br'), payment(null, 'pix_br', { status: 'paid' })])
      await assert.rejects(slipPng(given, { now: NOW }), { code: 'unsupported-action' });
  });

  const encoders: [string, typeof pngOf][] = [
    ['compressed', pngOf],
    [
      'stored',
      (rows, px) => {
        const lines = linesOf(rows, px);
        return Promise.resolve(pngFrom(lines, stored(lines.bytes)));
      },
    ],
  ];
  for (const [name, encode] of encoders)
    it(`has the pixels of its modules, for any size: ${name}`, async () => {
      const grid = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 })).chain(([columns, count]) =>
        fc.array(fc.string({ unit: fc.constantFrom('0', '1'), minLength: columns, maxLength: columns }), {
          minLength: count,
          maxLength: count,
        }),
      );
      const px = fc.record({ x: fc.integer({ min: 1, max: 5 }), y: fc.integer({ min: 1, max: 5 }) });
      await fc.assert(
        fc.asyncProperty(grid, px, async (rows, { x, y }) => {
          const { data, width, height } = pixelsOf(await encode(rows, { x, y }));
          assert.deepEqual([width, height], [rows[0]!.length * x, rows.length * y]);
          for (let at = 0; at < width * height; at++) {
            const dark = rows[Math.floor(at / width / y)]![Math.floor((at % width) / x)] === '1';
            assert.equal(data[at * 4], dark ? 0 : 255);
          }
        }),
        { numRuns: 60 },
      );
    });

  it('is stored in as many blocks as it needs', async () => {
    const lines = linesOf(Array<string>(200).fill('10'.repeat(100)), { x: 16, y: 2 });
    assert.ok(lines.bytes.length > 2 * 0xffff);
    const { data, width, height } = pixelsOf(pngFrom(lines, stored(lines.bytes)));
    assert.deepEqual([width, height, data[0], data[16 * 4]], [3_200, 400, 0, 255]);
  });

  it('is stored in as many blocks as it needs', async () => {
    const lines = linesOf(Array<string>(200).fill('10'.repeat(100)), { x: 16, y: 2 });
    assert.ok(lines.bytes.length > 2 * 0xffff);
    const { data, width, height } = pixelsOf(pngFrom(lines, stored(lines.bytes)));
    assert.deepEqual([width, height, data[0], data[16 * 4]], [3_200, 400, 0, 255]);
  });
});
