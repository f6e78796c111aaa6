import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { mod10, mod11 } from '../../src/domain/check-digits.js';
import { clabeControlDigit } from '../../src/domain/clabe.js';
import { crc16 } from '../../src/domain/crc16.js';
import { issueBoleto } from '../../src/domain/issue-boleto.js';

interface Vector {
  input: string;
  expect: { kind?: string; barcode?: string; line?: string };
}
const vectors = JSON.parse(
  readFileSync(new URL('../../test/vectors/instruments.json', import.meta.url), 'utf8'),
) as Record<'boleto.valid' | 'clabe.valid' | 'emvQr.valid', Vector[]> & {
  'boleto.factorFromDate': { input: string; expect: number }[];
};

describe('check digits of published instruments', () => {
  const boletos = vectors['boleto.valid'].filter(({ expect }) => expect.kind === 'bank');
  it('have published examples', () => assert.ok(boletos.length > 5 && vectors['clabe.valid'].length > 5));

  for (const { expect } of boletos) {
    const { barcode = '', line = '' } = expect;
    it(`are valid in boleto ${line}`, () => {
      assert.equal(mod11(barcode.slice(0, 4) + barcode.slice(5)), barcode[4]);
      assert.deepEqual(
        [mod10(line.slice(0, 9)), mod10(line.slice(10, 20)), mod10(line.slice(21, 31))],
        [line[9], line[20], line[31]],
      );
    });
  }

  for (const { input } of vectors['clabe.valid']) {
    it(`are valid in CLABE ${input}`, () => {
      const digits = input.replace(/\D/g, '');
      assert.equal(clabeControlDigit(digits.slice(0, 17)), digits[17]);
    });
  }

  for (const { input } of vectors['emvQr.valid']) {
    it(`are valid in EMV QR ${input.slice(0, 40)}…`, () =>
      assert.equal(crc16(input.slice(0, -4)), input.slice(-4).toUpperCase()));
  }

  it('match the check value of CRC-16/CCITT-FALSE', () => assert.equal(crc16('123456789'), '29B1'));
});

describe('the due-date factor of a boleto', () => {
  for (const { input, expect } of vectors['boleto.factorFromDate']) {
    // The start and the end of the day in São Paulo, which had daylight saving time until 2019.
    for (const due of [new Date(`${input}T00:00:00-03:00`), new Date(`${input}T22:59:59-03:00`)]) {
      it(`is ${expect} at ${due.toISOString()}`, () => {
        const { code } = issueBoleto({ amount: '1.00', due, free: '0'.repeat(25) });
        assert.equal(code.slice(5, 9), String(expect));
      });
    }
  }
});
