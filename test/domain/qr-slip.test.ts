import { expect } from '@open-wc/testing';
import { readEmvQr } from '../../src/domain/emv-qr.js';
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

describe('qrSlip', () => {
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

  const table: [string, string, { amount: string | null; currency: string | null }, QrSlip['warning']][] = [
    ['an opaque text', 'https://a.example', nothing, null],
    ['fields that are not a payment', '0102ab', nothing, null],
    ['a damaged CRC', `${PIX.slice(0, -1)}0`, nothing, { code: 'invalid-code', field: 'data' }],
    ['a truncated text', PIX.slice(0, -1), nothing, { code: 'invalid-code', field: 'data' }],
    ['an invisible character', HIDDEN, nothing, { code: 'hidden-characters', field: 'data' }],
    ['a different amount', PIX, facts('123.46', 'BRL'), { code: 'amount-mismatch', field: 'data' }],
    ['an equal amount', PIX, facts('123.450', 'BRL'), null],
    ['an amount of another currency', PIX, facts('123.46', 'USD'), null],
    ['any amount if the text has none', OPEN, facts('123.46', 'BRL'), null],
    ['an unknown amount', PIX, facts(null, 'BRL'), null],
    ['a UPI link of the same amount', UPI, facts('10.00', 'INR'), null],
    ['a UPI link of another amount', UPI, facts('11', 'INR'), { code: 'amount-mismatch', field: 'data' }],
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
