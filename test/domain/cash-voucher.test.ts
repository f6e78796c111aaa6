import { expect } from '@open-wc/testing';
import { groupReference, isScannable } from '../../src/domain/cash-voucher.js';
import { code128 } from '../../src/domain/code128.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

/** Modules of a symbol in code set C: start, a pair a character, check, stop. */
const modulesInC = (digits: string) => 11 * (2 + digits.length / 2) + 13;

describe('cash vouchers', () => {
  for (const { input, expect: expected } of vectors.cashVoucher) {
    it(`published: ${input}`, () => {
      expect(groupReference(input)).to.equal(expected.grouped);
      expect(isScannable(input)).to.equal(true);
      const inC = code128(input).length === modulesInC(input);
      expect(inC).to.equal(expected.barcodeSymbology === 'code128c');
    });
  }

  for (const reference of ['', '123', 'ñ123', 'a b c', '1'.repeat(41), '1234\u200b5678']) {
    it(`gives a scanner no ${JSON.stringify(reference)}`, () => expect(isScannable(reference)).to.equal(false));
  }
});
