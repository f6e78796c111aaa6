import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { readUpi } from '../../src/domain/upi.js';
import { UPI } from '../vectors/transfers.js';

describe('readUpi', () => {
  it('reads the published example', () => {
    expect(readUpi(UPI)).to.deep.equal({
      ok: true,
      scheme: 'upi',
      address: 'nadeem@npci',
      merchantName: 'nadeem chinna',
      amount: '10',
      currency: 'INR',
    });
  });

  it('names the payee by the address if there is no name, and assumes rupees', () => {
    expect(readUpi('UPI://pay?pa=shop%40bank')).to.include({
      address: 'shop@bank',
      merchantName: 'shop@bank',
      amount: null,
      currency: 'INR',
    });
  });

  for (const amount of ['', '0', '0.00', '-1', '1e3', '1,00', 'null'])
    it(`has no amount in ${JSON.stringify(amount)}`, () =>
      expect(readUpi(`upi://pay?pa=a@b&am=${amount}`)?.amount).to.equal(null));

  for (const text of [
    '',
    'upi://pay',
    'upi://pay?',
    'upi://pay?pn=Shop',
    'upi://pay?pa=shop',
    'upi://mandate?pa=a@b',
    'https://pay?pa=a@b',
    'x upi://pay?pa=a@b',
  ])
    it(`does not read ${JSON.stringify(text)}`, () => expect(readUpi(text)).to.equal(null));

  it('reads only a positive amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readUpi(`upi://pay?pa=a@b&${text}`);
        expect(read === null || read.amount === null || Number(read.amount) > 0).to.equal(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
