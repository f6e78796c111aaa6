import { expect } from '@open-wc/testing';
import { readBoleto } from '../../src/domain/boleto.js';
import { boletoSlip, type BoletoSlip } from '../../src/domain/boleto-slip.js';
import type { SlipFacts } from '../../src/domain/slip.js';
import { boletoAction } from '../support/samples.js';

const { code: BARCODE, number: LINE } = boletoAction.display_details;
const FORMATTED = '34191.75579 52144.832939 82674.790009 2 80090000000010';
/** A boleto of Caixa, BRL 214.03. */
const OTHER = '10499898100000214032006561000100040099726390';
/** A boleto without amount and due date. */
const OPEN = '23797000000000000004150090019801673500021140';
/** A barcode with one wrong digit. */
const DAMAGED = `${BARCODE.slice(0, -1)}1`;

const slip = (fields: Record<string, string>, facts: Partial<SlipFacts> = {}): BoletoSlip =>
  boletoSlip(fields, {
    amount: null,
    currency: null,
    expires: null,
    created: null,
    now: Date.UTC(2019, 8, 1),
    ...facts,
  });
const line = (field: string) => ({ field, shown: FORMATTED, copied: LINE, isLine: true });
/** Long numbers are in groups of four. */
const shown = (value: string) => (/^\d{12,}$/.test(value) ? value.match(/\d{1,4}/g)!.join(' ') : value);
const plain = (field: string, value: string) => ({ field, shown: shown(value), copied: value, isLine: false });

describe('boletoSlip', () => {
  it('reads bank, amount and due date from the digits', () => {
    expect(slip({ code: BARCODE, number: LINE })).to.deep.equal({
      boleto: readBoleto(LINE),
      lines: [line('number')],
      amount: '0.10',
      currency: 'BRL',
      due: '2019-09-11',
      warning: null,
    });
  });

  const lines: [string, Record<string, string>, BoletoSlip['lines']][] = [
    ['the line from either field', { code: LINE, number: '' }, [line('code')]],
    ['only the line if the other field is its barcode', { code: LINE, number: BARCODE }, [line('number')]],
    ['the line computed from a barcode', { code: BARCODE }, [line('code')]],
    [
      'the line and then another number',
      { code: 'NN-2026/4', number: LINE },
      [line('number'), plain('code', 'NN-2026/4')],
    ],
    ['the line before the shop’s own number', { code: LINE, number: '123' }, [line('code'), plain('number', '123')]],
    ['invalid values unchanged', { code: '12 3', number: '456' }, [plain('number', '456'), plain('code', '12 3')]],
    ['two equal values once', { code: '123', number: '123' }, [plain('number', '123')]],
    [
      'both values unchanged if one is damaged',
      { code: DAMAGED, number: LINE },
      [plain('number', LINE), plain('code', DAMAGED)],
    ],
    [
      'both values of two different boletos',
      { code: OTHER, number: LINE },
      [plain('number', LINE), plain('code', OTHER)],
    ],
    ['nothing without fields', {}, []],
  ];
  for (const [what, fields, expected] of lines) {
    it(`shows ${what}`, () => expect(slip(fields).lines).to.deep.equal(expected));
  }

  const warnings: [string, Record<string, string>, Partial<SlipFacts>, BoletoSlip['warning']][] = [
    ['a number that is no boleto', { number: '123' }, {}, { code: 'invalid-code', field: 'number' }],
    ['two numbers that are no boletos', { code: '1', number: '2' }, {}, { code: 'invalid-code', field: 'number' }],
    ['a damaged code with a valid line', { code: DAMAGED, number: LINE }, {}, { code: 'invalid-code', field: 'code' }],
    ['39 other digits', { code: '1'.repeat(39), number: LINE }, {}, null],
    ['40 digits', { code: '1'.repeat(40), number: LINE }, {}, { code: 'invalid-code', field: 'code' }],
    ['40 digits between letters', { code: 'x1'.repeat(40), number: LINE }, {}, { code: 'invalid-code', field: 'code' }],
    ['a long text of few digits', { code: 'x'.repeat(60), number: LINE }, {}, null],
    [
      'an invisible character',
      { code: BARCODE, number: `${LINE}\u200b` },
      {},
      { code: 'hidden-characters', field: 'number' },
    ],
    [
      'an invisible character in the shop’s own number',
      { code: '12\u200b', number: LINE },
      {},
      { code: 'hidden-characters', field: 'code' },
    ],
    ['two different boletos', { code: OTHER, number: LINE }, {}, { code: 'conflicting-codes', field: 'code' }],
    [
      'a different amount',
      { number: LINE },
      { amount: '0.11', currency: 'BRL' },
      { code: 'amount-mismatch', field: 'number', price: { amount: '0.10', currency: 'BRL' } },
    ],
    ['an equal amount', { number: LINE }, { amount: '0.1', currency: 'BRL' }, null],
    ['an amount in another currency', { number: LINE }, { amount: '0.11', currency: 'USD' }, null],
    ['any amount if the slip has none', { number: OPEN }, { amount: '0.11', currency: 'BRL' }, null],
    ['a slip without fields', {}, {}, null],
  ];
  for (const [what, fields, facts, warning] of warnings) {
    it(`${warning ? `warns of ${what} with ${warning.code}` : `has no warning for ${what}`}`, () => {
      const found = slip(fields, facts);
      expect(found.warning).to.deep.equal(warning);
      // With a different amount the boleto itself is still valid.
      const right = !warning || warning.code === 'amount-mismatch';
      expect(found.boleto !== null).to.equal(right && 'number' in fields);
    });
  }

  it('prefers the amount of the payment to that of the slip', () => {
    const facts = (found: BoletoSlip) => [found.amount, found.currency];
    expect(facts(slip({ number: LINE }, { amount: '9.99', currency: 'USD' }))).to.deep.equal(['9.99', 'USD']);
    expect(facts(slip({ number: LINE }, { currency: 'USD' }))).to.deep.equal(['0.10', 'BRL']);
    expect(facts(slip({ number: '123' }))).to.deep.equal([null, 'BRL']);
    expect(facts(slip({ number: OPEN }))).to.deep.equal([null, 'BRL']);
  });

  const far = Date.UTC(2044, 0, 1);
  const near = Date.UTC(2019, 8, 1);
  const dues: [string, string, Partial<SlipFacts>, string | null][] = [
    ['the slip’s date nearest to the expiry', LINE, { expires: far, created: near, now: near }, '2044-05-02'],
    ['the slip’s date nearest to the creation', LINE, { created: far, now: near }, '2044-05-02'],
    ['the slip’s date nearest to now', LINE, { now: far }, '2044-05-02'],
    ['the day of expiry in São Paulo', OPEN, { expires: Date.UTC(2026, 10, 22, 2, 30) }, '2026-11-21'],
    ['no date known', OPEN, { created: near }, null],
    ['the day of expiry if a check digit is wrong', DAMAGED, { expires: Date.UTC(2026, 10, 22) }, '2026-11-21'],
  ];
  for (const [what, number, facts, due] of dues) {
    it(`is due on ${due} (${what})`, () => expect(slip({ number }, facts).due).to.equal(due));
  }
});
