import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { amountsDiffer, formatAmount } from '../../src/domain/money.js';
import { core } from '../../src/locales/en/core.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

/** Browsers use different spaces between number and symbol. */
const spaced = (text: string | null) => text?.replace(/\s/g, ' ');

describe('formatAmount', () => {
  for (const { id, input, expect: expected } of vectors.amount) {
    it(`formats the published vector ${id}`, () =>
      expect(spaced(formatAmount(input.amount, input.currency, input.locale))).to.equal(spaced(expected)));
  }
  for (const { id, input } of vectors['amount.invalid']) {
    it(`rejects the published vector ${id}`, () => expect(formatAmount(input, 'BRL', 'pt-BR')).to.equal(null));
  }

  const table: [string, string, string][] = [
    ['0.1', 'USD', '$0.10'],
    ['0.125', 'USD', '$0.125'],
    ['1.500', 'USD', '$1.50'],
    ['007', 'USD', '$7.00'],
    ['-3.5', 'USD', '-$3.50'],
    ['15000.5', 'KRW', '₩15,000.5'],
    ['150000.00', 'IDR', 'IDR 150,000'],
    ['1500.00', 'TWD', 'NT$1,500'],
    ['1500.5', 'TWD', 'NT$1,500.50'],
    ['150000.5', 'IDR', 'IDR 150,000.50'],
    ['1490.00', 'HUF', 'HUF 1,490'],
    ['123456789012345678901234567890.12', 'USD', '$123,456,789,012,345,678,901,234,567,890.12'],
  ];
  it('keeps the dollar sign behind its letters in a text from right to left', () => {
    expect(formatAmount('10.50', 'USD', 'ar-EG')).to.match(/US\$\u200e$/);
    expect(formatAmount('10.50', 'BRL', 'he')).to.match(/R\$\u200e$/);
  });
  for (const [amount, currency, expected] of table) {
    it(`formats ${amount} ${currency}`, () => expect(spaced(formatAmount(amount, currency, 'en'))).to.equal(expected));
  }

  for (const currency of ['', 'BR', 'brl', 'R$', 'REAL']) {
    it(`rejects the currency ${JSON.stringify(currency)}`, () =>
      expect(formatAmount('1', currency, 'en')).to.equal(null));
  }

  describe('with the format of a language', () => {
    const written = (amount: string, currency: string, locale = 'en') => {
      const { NumberFormat } = Intl;
      let used = false;
      Intl.NumberFormat = function (...args: ConstructorParameters<typeof NumberFormat>) {
        used = true;
        return new NumberFormat(...args);
      } as unknown as typeof NumberFormat;
      try {
        return [formatAmount(amount, currency, locale, { ...core.amounts, group: '’' }), used];
      } finally {
        Intl.NumberFormat = NumberFormat;
      }
    };

    it('does not load the data of Intl', () => expect(written('9876.54', 'USD')).to.deep.equal(['$9’876.54', false]));
    for (const [what, ...args] of [
      ['a negative amount', '-9876.54', 'USD'],
      ['another currency', '9876.54', 'SEK'],
      ['a currency with the name of an inherited key', '9876.54', 'toString'],
      ['another locale', '9876.54', 'USD', 'en-GB'],
    ] as const) {
      it(`leaves ${what} to Intl`, () => {
        const [text] = written(...(args as [string, string]));
        expect(text).to.equal(formatAmount(...(args as [string, string]), args[2] ?? 'en'));
      });
    }
  });

  it('formats 20 significant fraction digits and rejects more', () => {
    const twenty = `0.${'1'.repeat(20)}`;
    expect(formatAmount(twenty, 'USD', 'en')).to.equal(`$${twenty}`);
    expect(formatAmount(`${twenty}0`, 'USD', 'en')).to.equal(`$${twenty}`);
    expect(formatAmount(`${twenty}1`, 'USD', 'en')).to.equal(null);
  });

  it('keeps every digit', () => {
    const amount = fc.stringMatching(/^(0|[1-9]\d{0,30})(\.\d{1,20})?$/);
    fc.assert(
      fc.property(amount, (text) => {
        const digits = formatAmount(text, 'BRL', 'en')!.replace(/[^\d.]/g, '');
        expect(amountsDiffer(digits, text), `${text}: ${digits}`).to.equal(false);
      }),
    );
  });
});

describe('amountsDiffer', () => {
  const table: [string, string, boolean][] = [
    ['10', '10.00', false],
    ['010.5', '10.50', false],
    ['0', '0.00', false],
    ['007', '7', false],
    ['1005', '15', true],
    ['10.01', '10.010', false],
    ['9007199254740993', '9007199254740992', true],
    ['1', '10', true],
    ['1', '1.0000000000000000000000001', true],
    ['1,234.56', '1234.56', false],
    ['', '0', false],
  ];
  for (const [one, other, differ] of table) {
    it(`returns ${differ} for ${JSON.stringify(one)} and ${other}`, () =>
      expect(amountsDiffer(one, other)).to.equal(differ));
  }
});
