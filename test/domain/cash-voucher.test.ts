import { expect } from '@open-wc/testing';
import { groupReference, isScannable } from '../../src/domain/cash-voucher.js';
import { code128 } from '../../src/domain/code128.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

/** Modules of a symbol in code set C: start, one character per pair of digits, checksum, stop. */
const modulesInC = (digits: string) => 11 * (2 + digits.length / 2) + 13;

describe('cash vouchers', () => {
  for (const { input, expect: expected } of vectors.cashVoucher) {
    it(`matches the published vector ${input}`, () => {
      expect(groupReference(input)).to.equal(expected.grouped);
      expect(isScannable(input)).to.equal(true);
      const inC = code128(input).length === modulesInC(input);
      expect(inC).to.equal(expected.barcodeSymbology === 'code128c');
    });
  }

  // Characters of the symbol, including start, checksum and code set changes; the stop is two modules longer.
  const symbols: [string, number][] = [
    ['1234', 4],
    ['12345', 6],
    ['A1234', 7],
    ['1234A', 7],
    ['12-345', 8],
    ['AB', 4],
  ];
  for (const [text, characters] of symbols) {
    it(`encodes ${text} with ${characters} characters`, () =>
      expect(code128(text)).to.match(new RegExp(`^[01]{${11 * characters}}1100011101011$`)));
  }

  for (const reference of ['', '123', 'ñ123', 'a b c', '1'.repeat(41), '1234\u200b5678']) {
    it(`has no barcode for ${JSON.stringify(reference)}`, () => expect(isScannable(reference)).to.equal(false));
  }
});
