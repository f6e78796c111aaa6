import { expect } from '@open-wc/testing';
import { voucherSlip } from '../../src/domain/voucher-slip.js';

const none = { amount: null, currency: null };
const hidden = { code: 'hidden-characters', field: 'reference' } as const;

describe('voucherSlip', () => {
  it('returns the facts of the payment', () => {
    const facts = { amount: '10.50', currency: 'MXN' };
    expect(voucherSlip({ reference: '98000014505724' }, facts, null)).to.deep.equal({
      line: { field: 'reference', shown: '9800 0014 5057 24', copied: '98000014505724' },
      stores: null,
      barcode: '98000014505724',
      amount: '10.50',
      currency: 'MXN',
      warning: null,
    });
  });

  for (const [method, store, expected] of [
    ['cashvoucher_mx', undefined, null],
    ['cashvoucher_mx', 'OXXO, 7-Eleven', 'OXXO, 7-Eleven'],
    ['cashvoucher_mx', 'OX\u200bXO', 'OXXO'],
    ['oxxo_mx', undefined, 'OXXO'],
    ['oxxo_mx', 'OXXO Gas', 'OXXO Gas'],
  ] as const)
    it(`names the stores of ${method} with ${JSON.stringify(store)}`, () => {
      const fields = { reference: '98000014505724', ...(store && { store }) };
      expect(voucherSlip(fields, none, method).stores).to.equal(expected);
    });

  const table: [string, string, string | null, boolean][] = [
    // received, shown, barcode, true if there is no invisible character
    ['9800 0014 5057 24', '9800 0014 5057 24', '98000014505724', true],
    ['980000 14505724', '9800 0014 5057 24', '98000014505724', true],
    ['AB 1234', 'AB 1234', 'AB1234', true],
    ['ALPHA 2134 5678 9015 00', 'ALPHA 2134 5678 9015 00', 'ALPHA21345678901500', true],
    ['AB-1234', 'AB-1234', 'AB-1234', true],
    ['12345 AB', '12345 AB', '12345AB', true],
    ['A B C', 'A B C', null, true],
    ['123', '123', null, true],
    ['9800\u200b0014', '98000014', null, false],
    ['9800\t0014', '9800 0014', null, false],
    ['', '', null, true],
  ];
  for (const [reference, shown, barcode, plain] of table) {
    it(`shows ${JSON.stringify(reference)}`, () => {
      const slip = voucherSlip({ reference }, none, null);
      expect(slip.line).to.deep.equal({ field: 'reference', shown, copied: reference });
      expect(slip.barcode).to.equal(barcode);
      expect(slip.warning).to.deep.equal(plain ? null : hidden);
    });
  }

  it('is empty without a reference', () => {
    expect(voucherSlip({}, none, null).line).to.deep.equal({ field: 'reference', shown: '', copied: '' });
  });
});
