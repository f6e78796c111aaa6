import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { epcQr, type SepaTransfer } from '../../src/domain/epc-qr.js';
import { EPC, IBANS } from '../vectors/transfers.js';

const TRANSFER: SepaTransfer = { name: 'Red Cross', iban: 'BE72000000001616', amount: '1', reference: 'Urgency fund' };
const codeOf = (changes: Partial<SepaTransfer> = {}) => epcQr({ ...TRANSFER, ...changes });
const lineOf = (changes: Partial<SepaTransfer>, line: number) => codeOf(changes)?.split('\n')[line];

describe('epcQr', () => {
  for (const { given, text } of EPC)
    it(`writes the published example of ${given.name}`, () => expect(epcQr(given)).to.equal(text));

  it('leaves out empty lines at the end', () => {
    expect(codeOf({ reference: undefined })).to.equal('BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1');
  });

  const amounts: [string, string | undefined][] = [
    ['1', 'EUR1'],
    ['0.01', 'EUR0.01'],
    ['12.50', 'EUR12.5'],
    ['12.500', 'EUR12.5'],
    ['0012', 'EUR12'],
    ['999999999.99', 'EUR999999999.99'],
    ['1000000000', undefined],
    ['0', undefined],
    ['0.00', undefined],
    ['0.005', undefined],
    ['1.234', undefined],
    ['-1', undefined],
    ['1,5', undefined],
    ['', undefined],
  ];
  for (const [amount, line] of amounts)
    it(`writes the amount ${JSON.stringify(amount)} as ${line}`, () => expect(lineOf({ amount }, 7)).to.equal(line));

  it('passes a valid creditor reference as one', () => {
    expect(lineOf({ reference: 'rf18 5390 0754 7034' }, 9)).to.equal('RF18539007547034');
    expect(lineOf({ reference: 'RF19539007547034' }, 9)).to.equal('');
    expect(lineOf({ reference: 'RF19539007547034' }, 10)).to.equal('RF19539007547034');
  });

  const none: [string, Partial<SepaTransfer>][] = [
    ['an invalid IBAN', { iban: 'BE72000000001617' }],
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(71) }],
    ['a long reference', { reference: 'x'.repeat(141) }],
    ['more than 331 bytes', { name: 'ñ'.repeat(70), reference: 'ñ'.repeat(140) }],
    ['a wrong BIC', { bic: 'BPOTBE' }],
    ['a country outside SEPA', { iban: 'AE070331234567890123456', bic: 'CHASUS33' }],
    ['a country of SEPA outside the EEA, without a BIC', { iban: 'GB29NWBK60161331926819' }],
  ];
  for (const [name, changes] of none) it(`has no code for ${name}`, () => expect(codeOf(changes)).to.equal(null));

  it('has a code for a country of SEPA outside the EEA with a BIC', () => {
    expect(lineOf({ iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' }, 4)).to.equal('NWBKGB2L');
  });

  it('adds no line for a line break or an invisible character in a text', () => {
    expect(codeOf({ name: 'Red\nCross\u200b', reference: 'a\r\nb' })!.split('\n').slice(5)).to.deep.equal([
      'Red Cross',
      'BE72000000001616',
      'EUR1',
      '',
      '',
      'a b',
    ]);
  });

  it('always has the account in its seventh line, and at most 331 bytes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 150 });
    fc.assert(
      fc.property(fc.constantFrom(...IBANS), text, text, (iban, name, reference) => {
        const code = epcQr({ iban, name, reference, amount: '5' });
        if (code === null) return;
        expect(code.split('\n')[6]).to.equal(iban);
        expect(code.split('\n')).to.have.length.at.most(11);
        expect(new TextEncoder().encode(code)).to.have.length.at.most(331);
      }),
      { numRuns: 1_000 },
    );
  });
});
