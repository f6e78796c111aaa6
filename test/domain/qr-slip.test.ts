import { expect } from '@open-wc/testing';
import { encodeTlv, readEmvQr } from '../../src/domain/emv-qr.js';
import { crc16 } from '../../src/domain/crc16.js';
import { qrSlip, type QrSlip } from '../../src/domain/qr-slip.js';
import { UPI } from '../vectors/transfers.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const published = (id: string) => vectors['emvQr.valid'].find((vector) => vector.id === id)!.input;
/** A Pix code of BRL 123.45. */
const PIX = published('bcb-brcode-manual');
/** A Pix code without an amount. */
const OPEN = published('bcb-static');
/** A Pix code with an invisible character in the name and a valid CRC. */
const HIDDEN = `${OPEN.slice(0, -4).replace('5913Fulano de Tal', '5914Fulano\u200b de Tal')}D944`;

const nothing = { amount: null, currency: null };
const facts = (amount: string | null, currency: string | null) => ({ amount, currency });

/** A code with a template of a scheme and an amount; the CRC is right. */
const codeOf = (template: string, amount: string | null, currency = '986') => {
  const start =
    '000201' +
    encodeTlv([{ tag: '26', value: template }]) +
    '52040000' +
    encodeTlv([{ tag: '53', value: currency }, ...(amount === null ? [] : [{ tag: '54', value: amount }])]) +
    '5802BR5904Shop6002SP6304';
  return start + crc16(start);
};
const KEY = encodeTlv([
  { tag: '00', value: 'BR.GOV.BCB.PIX' },
  { tag: '01', value: 'shop@example.com' },
]);
/** The code's amount is at this address. */
const ADDRESS = encodeTlv([
  { tag: '00', value: 'br.gov.bcb.pix' },
  { tag: '25', value: 'pix.example.com/qr/v2/1' },
]);
const PAYNOW = encodeTlv([{ tag: '00', value: 'SG.PAYNOW' }]);

describe('qrSlip', () => {
  const amounts: [string, string, string | null, string | null, string | null][] = [
    // scheme, template, field 54, amount of the code, warning beside a payment of 129.90
    ['Pix with a URL', ADDRESS, null, null, null],
    ['Pix with a URL', ADDRESS, '0', null, null],
    ['Pix with a URL', ADDRESS, '0.00', null, null],
    ['Pix with a URL', ADDRESS, '0.01', null, null],
    ['Pix with a URL', ADDRESS, '999.00', null, null],
    ['Pix with a URL', ADDRESS, '129.90', null, null],
    ['Pix with a key', KEY, null, null, null],
    ['Pix with a key', KEY, '0', null, null],
    ['Pix with a key', KEY, '0.00', null, null],
    ['Pix with a key', KEY, '000.000', null, null],
    ['Pix with a key', KEY, '0.01', '0.01', 'amount-mismatch'],
    ['Pix with a key', KEY, '129.90', '129.90', null],
    ['another scheme', PAYNOW, '0.00', null, null],
    ['another scheme', PAYNOW, '0.01', '0.01', 'amount-mismatch'],
  ];
  for (const [scheme, template, field, amount, warning] of amounts) {
    it(`${scheme} and the amount ${field} has the amount ${amount}, and beside 129.90 ${warning ?? 'no'} warning`, () => {
      const code = codeOf(template, field);
      expect(qrSlip(code, nothing)).to.include({ amount, warning: null });
      const { amount: shown, warning: found } = qrSlip(code, facts('129.90', 'BRL'));
      expect([shown, found?.code ?? null]).to.deep.equal(['129.90', warning]);
    });
  }

  it('UPI with the amount 0 has none', () => {
    expect(qrSlip('upi://pay?pa=shop@bank&am=0.00', nothing).amount).to.equal(null);
    expect(qrSlip('upi://pay?pa=shop@bank&am=0', facts('5', 'INR')).warning).to.equal(null);
  });

  it('returns the facts of the text', () => {
    expect(qrSlip(PIX, nothing)).to.deep.equal({
      payload: readEmvQr(PIX),
      amount: '123.45',
      currency: 'BRL',
      warning: null,
    });
  });

  it('prefers the amount of the payment to that of the text', () => {
    expect(qrSlip(PIX, facts('9.99', 'USD'))).to.include(facts('9.99', 'USD'));
    expect(qrSlip(PIX, facts(null, 'USD'))).to.include(facts('123.45', 'BRL'));
    expect(qrSlip('https://a.example', facts('9.99', 'USD'))).to.include(facts('9.99', 'USD'));
    expect(qrSlip('https://a.example', facts(null, 'USD'))).to.include(nothing);
  });

  const mismatch = (amount: string, currency: string) => ({
    code: 'amount-mismatch' as const,
    field: 'data',
    price: { amount, currency },
  });
  const table: [string, string, { amount: string | null; currency: string | null }, QrSlip['warning']][] = [
    ['an opaque text', 'https://a.example', nothing, null],
    ['fields that are not a payment', '0102ab', nothing, null],
    ['a damaged CRC', `${PIX.slice(0, -1)}0`, nothing, { code: 'invalid-code', field: 'data' }],
    ['a truncated text', PIX.slice(0, -1), nothing, { code: 'invalid-code', field: 'data' }],
    ['an invisible character', HIDDEN, nothing, { code: 'hidden-characters', field: 'data' }],
    ['a different amount', PIX, facts('123.46', 'BRL'), mismatch('123.45', 'BRL')],
    ['an equal amount', PIX, facts('123.450', 'BRL'), null],
    ['an amount of another currency', PIX, facts('123.46', 'USD'), null],
    ['any amount if the text has none', OPEN, facts('123.46', 'BRL'), null],
    ['an unknown amount', PIX, facts(null, 'BRL'), null],
    ['a UPI link of the same amount', UPI, facts('10.00', 'INR'), null],
    ['a UPI link of another amount', UPI, facts('11', 'INR'), mismatch('10', 'INR')],
    [
      'an encoded invisible character in a UPI link',
      'upi://pay?pa=a@b&pn=Shop%E2%80%8B',
      nothing,
      { code: 'hidden-characters', field: 'data' },
    ],
  ];
  for (const [what, data, given, warning] of table) {
    it(`${warning ? `warns of ${what}` : `has no warning for ${what}`}`, () => {
      expect(qrSlip(data, given).warning).to.deep.equal(warning);
    });
  }

  it('returns the payee, amount and currency of a UPI link', () => {
    const { payload, amount, currency } = qrSlip(UPI, nothing);
    expect([payload?.scheme, payload?.merchantName, amount, currency]).to.deep.equal([
      'upi',
      'nadeem chinna',
      '10',
      'INR',
    ]);
  });

  it('has no payload if the text is damaged or has invisible characters', () => {
    for (const data of [HIDDEN, PIX.slice(0, -1)]) expect(qrSlip(data, nothing).payload).to.equal(null);
  });
});
