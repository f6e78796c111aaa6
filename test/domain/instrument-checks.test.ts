import { expect } from '@open-wc/testing';
import { checkInstrument } from '../../src/domain/instrument-checks.js';
import { FIELDS } from '../../src/domain/instruments.js';
import { transferSlip } from '../../src/domain/transfer-slip.js';

const IBAN = 'DE89370400440532013000';

describe('checkInstrument', () => {
  const table: [string, Record<string, string>, string | null, ReturnType<typeof checkInstrument>][] = [
    ['a valid IBAN and BIC', { iban: IBAN, bic: 'COBADEFFXXX' }, null, null],
    ['a wrong IBAN', { iban: 'DE88370400440532013000' }, null, { code: 'invalid-code', field: 'iban' }],
    ['a wrong BIC', { iban: IBAN, bic: 'COBADE' }, null, { code: 'invalid-code', field: 'bic' }],
    ['a wrong SWIFT code', { swift_code: 'CHASUS3' }, null, { code: 'invalid-code', field: 'swift_code' }],
    ['a valid routing number', { routing_number: '021000021' }, null, null],
    [
      'a wrong routing number',
      { routing_number: '021000022' },
      null,
      { code: 'invalid-code', field: 'routing_number' },
    ],
    ['a routing number of another country', { routing_number: '021000022', country: 'CA' }, null, null],
    ['a wrong sort code', { sort_code: '08999' }, null, { code: 'invalid-code', field: 'sort_code' }],
    ['a sort code of another country', { sort_code: '9-0-12', country: 'IE' }, null, null],
    ['a Multibanco reference', { entity: '12345', reference: '123 456 789' }, 'multibanco_pt', null],
    [
      'a Multibanco reference that is cut off',
      { entity: '12345', reference: '12345678' },
      'multibanco_pt',
      { code: 'invalid-code', field: 'reference' },
    ],
    [
      'a Multibanco entity that is cut off',
      { entity: '1234', reference: '123456789' },
      'multibanco_pt',
      { code: 'invalid-code', field: 'entity' },
    ],
    ['an entity of another method', { entity: '123', reference: '12' }, 'referencia_ao', null],
    ['an entity without a method', { entity: '123', reference: '12' }, null, null],
    [
      'an invisible character in a code, first',
      { iban: 'DE88', payment_code: '1\u200b2' },
      null,
      { code: 'hidden-characters', field: 'payment_code' },
    ],
    ['an invisible character in a name', { account_holder_name: 'A\u200bB', store: '7\u200b' }, null, null],
    ['a field named like a method of objects', { constructor: '1', toString: '2' }, null, null],
    ['no fields', {}, null, null],
  ];
  for (const [name, fields, method, warning] of table)
    it(`${warning ? 'warns of' : 'accepts'} ${name}`, () =>
      expect(checkInstrument(fields, method)).to.deep.equal(warning));

  const forms: [string, string | null, readonly string[], readonly string[]][] = [
    // Pay.UK, Validating account numbers: 08-99-99 is an example of its specification.
    ['sort_code', null, ['089999', '08-99-99', '08 99 99'], ['08999', '0899990', '08999A']],
    // State Bank of India, Mumbai main branch.
    ['ifsc', null, ['SBIN0000300', 'SBIN 0000300'], ['SBIN1000300', 'SBI00000300', 'SBIN000030']],
    ['entity', 'multibanco_pt', ['12345', ' 123 45'], ['1234', '123456', '1234A']],
    ['reference', 'multibanco_pt', ['123456789', '123 456 789'], ['12345678', '1234567890', '12345678A']],
  ];
  for (const [field, method, right, wrong] of forms) {
    for (const value of right)
      it(`accepts the ${field} ${JSON.stringify(value)}`, () =>
        expect(checkInstrument({ [field]: value }, method)).to.equal(null));
    for (const value of wrong)
      it(`warns of the ${field} ${JSON.stringify(value)}`, () =>
        expect(checkInstrument({ [field]: value }, method)).to.deep.equal({ code: 'invalid-code', field }));
  }

  // Of several fields with one name each must agree, because a list does not say which instrument it is.
  for (const [field, { isCode = false }] of FIELDS) {
    it(`${isCode ? 'warns of' : 'accepts'} an invisible character in ${field}, as the slip of a transfer does`, () => {
      const fields = { [field]: '1\u200b2', country: 'ZZ', ...(field === 'country' && { country: '1\u200b2' }) };
      const warning = isCode ? { code: 'hidden-characters', field } : null;
      expect(checkInstrument(fields, null)).to.deep.equal(warning);
      const slip = transferSlip(fields, { amount: null, currency: null });
      if (slip.lines.some((line) => line.field === field)) expect(slip.warning).to.deep.equal(warning);
    });
  }
});
