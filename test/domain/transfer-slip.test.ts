import { expect } from '@open-wc/testing';
import { transferSlip } from '../../src/domain/transfer-slip.js';
import { transferAction } from '../support/samples.js';

const FIELDS = transferAction.display_details;
const none = { amount: null, currency: null };
const warningOf = (fields: Record<string, string>) => transferSlip(fields, none).warning;
/** Returns the label and text of a single field. */
const lineOf = (field: string, value: string) => transferSlip({ [field]: value }, none).lines[0];

describe('transferSlip', () => {
  it('lists every field in the order of bank forms', () => {
    const line = (field: string, value: string, isCode = false, isRare = false) => ({
      field,
      label: field,
      isCode,
      isRare,
      shown: value,
      copied: value,
    });
    expect(transferSlip(FIELDS, { amount: '10.50', currency: 'MXN' })).to.deep.equal({
      lines: [
        { ...line('account_number', '646180157000000004', true), label: 'clabe', shown: '646 180 15700000000 4' },
        line('account_holder_name', 'Comercio Ejemplo SA de CV'),
        line('bank_name', 'STP'),
        line('reference', '0421337', true),
        line('bank_code', '646', true, true),
        line('bank_branch_name', 'Ciudad de México', false, true),
        line('bank_branch_code', '180', true, true),
        line('country', 'MX', false, true),
        line('currency', 'MXN', false, true),
      ],
      amount: '10.50',
      currency: 'MXN',
      warning: null,
    });
  });

  it('ignores empty and unknown fields', () => {
    const { lines } = transferSlip({ bank_name: 'STP', bank_code: '', till: 'x' }, none);
    expect(lines.map(({ field }) => field)).to.deep.equal(['bank_name']);
  });

  const accounts: [string, string, string][] = [
    // received, label, shown
    ['646180157000000004', 'clabe', '646 180 15700000000 4'],
    ['646 180 15700000000-4', 'clabe', '646 180 15700000000 4'],
    ['646180157000000005', 'clabe', '6461 8015 7000 0000 05'],
    ['646180157\u200b000000004', 'clabe', '646180157000000004'],
    ['64618015700000000', 'account_number', '6461 8015 7000 0000 0'],
    ['12345678', 'account_number', '12345678'],
  ];
  for (const [value, label, shown] of accounts) {
    it(`labels the account ${JSON.stringify(value)} as ${label}`, () =>
      expect(lineOf('account_number', value)).to.include({ label, shown, copied: value }));
  }

  const references: [string, string][] = [
    ['1', 'reference'],
    ['1234567', 'reference'],
    ['12\u200b34567', 'reference'],
    ['12345678', 'concept'],
    ['PEDIDO 7', 'concept'],
    ['7 PEDIDO', 'concept'],
  ];
  for (const [value, label] of references) {
    it(`labels the reference ${JSON.stringify(value)} as ${label}`, () =>
      expect(lineOf('reference', value)).to.include({ label, shown: value.replace('\u200b', ''), copied: value }));
  }

  it('warns of an invalid CLABE, but not of cards and phones', () => {
    expect(warningOf({ account_number: '646180157000000005' })).to.deep.equal({
      code: 'invalid-code',
      field: 'account_number',
    });
    for (const account_number of ['64618015700000000', '6461801570000000044']) {
      expect(warningOf({ account_number })).to.deep.equal({ code: 'invalid-code', field: 'account_number' });
      expect(warningOf({ account_number, country: 'BR' })).to.equal(null);
    }
    // A virtual account of Indonesia.
    expect(warningOf({ account_number: '646180157000000005', country: 'ID', bank_code: '002' })).to.equal(null);
    // Transfers to a card or a phone are valid.
    for (const account_number of ['4152313012345678', '5512345678', '12345678'])
      expect(warningOf({ account_number })).to.equal(null);
    expect(warningOf({})).to.equal(null);
  });

  it('warns of an account that is not at the named bank', () => {
    expect(warningOf({ ...FIELDS, bank_code: '012' })).to.deep.equal({ code: 'bank-mismatch', field: 'bank_code' });
    expect(warningOf({ ...FIELDS, bank_code: '90646' })).to.equal(null);
    expect(warningOf({ ...FIELDS, bank_code: '' })).to.equal(null);
    expect(warningOf({ ...FIELDS, account_number: '12345678', bank_code: '012' })).to.equal(null);
  });

  for (const field of ['account_number', 'reference', 'bank_code', 'bank_branch_code'] as const) {
    it(`warns of an invisible character in ${field}`, () => {
      expect(warningOf({ ...FIELDS, [field]: `${FIELDS[field]}\u200b` })).to.deep.equal({
        code: 'hidden-characters',
        field,
      });
    });
  }

  it('warns of invisible characters first, but not in names', () => {
    expect(warningOf({ account_number: '646180157000000005', reference: '1\u200b' })?.field).to.equal('reference');
    expect(warningOf({ ...FIELDS, bank_name: 'S\u200bTP' })).to.equal(null);
  });

  describe('outside Mexico', () => {
    const fieldsOf = (fields: Record<string, string>) => transferSlip(fields, none).lines.map(({ field }) => field);
    const shownOf = (fields: Record<string, string>, method: string | null = null) =>
      transferSlip(fields, none, method).lines.map(({ label, shown }) => [label, shown]);

    it('has the account first, and the bank’s codes below the names', () => {
      const names = { account_holder_name: 'Shop', reference: '12345678', country: 'DE', currency: 'EUR' };
      expect(fieldsOf({ bic: 'COBADEFFXXX', ...names, iban: 'DE89370400440532013000' })).to.deep.equal([
        'iban',
        'account_holder_name',
        'reference',
        'bic',
        'country',
        'currency',
      ]);
      expect(fieldsOf({ account_type: 'checking', routing_number: '021000021', account_number: '1' })).to.deep.equal([
        'account_number',
        'routing_number',
        'account_type',
      ]);
    });

    it('groups an IBAN and a sort code, and copies them as received', () => {
      const { lines } = transferSlip({ iban: 'DE89370400440532013000', sort_code: '089999' }, none);
      expect(lines.map(({ shown, copied, isCode }) => [shown, copied, isCode])).to.deep.equal([
        ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000', true],
        ['08-99-99', '089999', true],
      ]);
    });

    const digits = '123456789012345678';
    const foreign: [string, Record<string, string>, string | null][] = [
      ['another country’s method', { account_number: digits }, 'bca_va_id'],
      ['another country', { account_number: digits, country: 'ID' }, null],
      ['a code that Mexico does not have', { account_number: digits, routing_number: '021000021' }, null],
    ];
    for (const [name, fields, method] of foreign) {
      it(`no account is a CLABE with ${name}`, () => {
        expect(shownOf(fields, method)[0]).to.deep.equal(['account_number', '1234 5678 9012 3456 78']);
        expect(transferSlip(fields, none, method).warning).to.equal(null);
      });
    }

    it('a method of Mexico has CLABEs, whatever else it sends', () => {
      expect(shownOf({ account_number: '646180157000000004', bic: 'X', country: 'US' }, 'spei_mx')[0]).to.deep.equal([
        'clabe',
        '646 180 15700000000 4',
      ]);
    });

    it('a reference is no concepto', () => {
      expect(shownOf({ reference: 'ORDER 7' }, 'sepa_de')).to.deep.equal([['payment_reference', 'ORDER 7']]);
    });

    it('warns of an invisible character in a code', () => {
      expect(warningOf({ iban: 'DE89\u200b' })).to.deep.equal({ code: 'hidden-characters', field: 'iban' });
    });
  });
});
