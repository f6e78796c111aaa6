import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { fromMinorUnits, withDecimals } from '../../src/domain/minor-units.js';

describe('an amount in minor units', () => {
  const rows: [number, string, string | null][] = [
    [1050, 'BRL', '10.50'],
    [1050, 'brl', '10.50'],
    [5, 'EUR', '0.05'],
    [0, 'USD', '0.00'],
    [1050, 'JPY', '1050'],
    [0, 'KRW', '0'],
    [1050, 'KWD', '1.050'],
    [10500, 'CLF', '1.0500'],
    [-5, 'MXN', '-0.05'],
    [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91'],
    [Number.MAX_SAFE_INTEGER + 1, 'EUR', null],
    [10.5, 'EUR', null],
    [NaN, 'EUR', null],
    [Infinity, 'EUR', null],
  ];
  for (const [amount, currency, expected] of rows)
    it(`${amount} ${currency} is ${expected}`, () => expect(fromMinorUnits(amount, currency)).to.equal(expected));

  it('counts a currency as the provider does', () => {
    expect(fromMinorUnits(1050, 'clp', { CLP: 2 })).to.equal('10.50');
    expect(fromMinorUnits(1050, 'EUR', { CLP: 2 })).to.equal('10.50');
  });

  it('has the digits of ISO 4217 that the browser knows', () => {
    // Browsers follow ISO 4217 for these; for a few others they follow what is used in practice.
    for (const currency of [
      'BHD',
      'BRL',
      'CLP',
      'EUR',
      'GBP',
      'INR',
      'JOD',
      'JPY',
      'KRW',
      'KWD',
      'MXN',
      'OMR',
      'PHP',
      'PYG',
      'SGD',
      'THB',
      'TND',
      'USD',
      'VND',
      'XOF',
    ]) {
      const { maximumFractionDigits: digits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
      }).resolvedOptions();
      expect(fromMinorUnits(10_000, currency), currency).to.equal((10_000 / 10 ** digits!).toFixed(digits));
    }
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'), (amount, currency) => {
        expect(Number(fromMinorUnits(amount, currency)!.replace('.', ''))).to.equal(amount);
      }),
    );
  });
});

describe('a decimal amount', () => {
  for (const [amount, currency, expected] of [
    ['100', 'BRL', '100.00'],
    ['500.5', 'MXN', '500.50'],
    ['-0.1', 'EUR', '-0.10'],
    ['1000.00', 'JPY', '1000'],
    ['12.345', 'KWD', '12.345'],
    ['1.005', 'EUR', '1.005'],
    ['10.50', 'JPY', '10.5'],
  ] as const)
    it(`${amount} ${currency} is ${expected}`, () => expect(withDecimals(amount, currency)).to.equal(expected));
});
