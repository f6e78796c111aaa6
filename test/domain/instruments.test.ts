import { expect } from '@open-wc/testing';
import { FIELDS, INSTRUMENTS, instrumentOf, printed, type InstrumentName } from '../../src/domain/instruments.js';
import { en } from '../../src/locales/en.js';
import { instruments } from '../support/samples.js';
import { IBANS } from '../vectors/transfers.js';

describe('the table of instruments', () => {
  it('has for each field one answer to whether it is a code, and whether the contract has it', () => {
    const answers = new Map<string, string>();
    for (const [name, { isCode = false, isExtra = false }] of FIELDS) {
      const answer = JSON.stringify({ isCode, isExtra });
      expect(answers.get(name) ?? answer, name).to.equal(answer);
      answers.set(name, answer);
    }
  });

  it('has a label for each field, and no label for another one', () => {
    const { payment_reference: _, ...labels } = en.instrumentFields;
    const named = Object.keys({ ...en.fields, ...labels });
    expect(named.sort()).to.deep.equal([...new Set(FIELDS.map(([name]) => name))].sort());
  });

  for (const [name, { fields, ...instrument }] of Object.entries(INSTRUMENTS)) {
    it(`names only fields of its own in ${name}`, () => {
      const { shownBy = [], main } = { shownBy: undefined, main: undefined, ...instrument };
      expect(Object.keys(fields)).to.include.members([...shownBy, ...(main ? [main] : [])]);
    });
  }
});

describe('instrumentOf', () => {
  const table: [InstrumentName, Readonly<Record<string, string>>][] = [
    ['bank_transfer', instruments.sepa_de],
    ['bank_transfer', instruments.ach_us],
    ['bank_transfer', instruments.bacs_gb],
    ['bank_transfer', instruments.bca_va_id],
    ['entity_bill', instruments.multibanco_pt],
    ['store', instruments.konbini_jp],
    ['bill', instruments.echannel_id],
    // An account is a transfer only without the code of another instrument.
    ['store', { account_number: '1', payment_code: '2' }],
  ];
  for (const [name, fields] of table)
    it(`finds ${name} in ${Object.keys(fields).join(', ')}`, () =>
      expect(instrumentOf(fields)).to.equal(INSTRUMENTS[name]));

  const none: Readonly<Record<string, string>>[] = [
    ...[{}, { reference: '1' }, { entity: '' }],
    ...[{ store: 'x', phone: '1' }, { constructor: '1' }],
  ];
  for (const fields of none)
    it(`finds none in ${JSON.stringify(fields)}`, () => expect(instrumentOf(fields)).to.equal(undefined));
});

describe('printed', () => {
  const table: [InstrumentName, string, string, string][] = [
    ['bank_transfer', 'iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['bank_transfer', 'iban', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['bank_transfer', 'iban', 'DE8\u200b9', 'DE8\u200b9'],
    ['bank_transfer', 'sort_code', '089999', '08-99-99'],
    ['bank_transfer', 'sort_code', '08-99-99', '08-99-99'],
    ['bank_transfer', 'sort_code', '08 99 99', '08 99 99'],
    ['bank_transfer', 'account_number', '123456789', '123456789'],
    ['bank_transfer', 'reference', '123456789', '123456789'],
    ['entity_bill', 'reference', '123456789', '123 456 789'],
    ['entity_bill', 'reference', '123 456 789', '123 456 789'],
    ['entity_bill', 'entity', '12345', '12345'],
    ['store', 'constructor', '12345', '12345'],
    ['store', '__proto__', '12345', '12345'],
  ];
  for (const [name, field, value, shown] of table)
    it(`shows the ${field} ${JSON.stringify(value)} of ${name} as ${JSON.stringify(shown)}`, () =>
      expect(printed(INSTRUMENTS[name], field, value)).to.equal(shown));

  it('shows the example of each country in groups of four', () => {
    for (const iban of IBANS)
      expect(printed(INSTRUMENTS.bank_transfer, 'iban', iban)).to.equal(iban.match(/.{1,4}/g)!.join(' '));
  });
});
