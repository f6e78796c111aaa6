import { expect } from '@open-wc/testing';
import { checkInstrument } from '../../src/domain/instrument-checks.js';
import { rules as bill } from '../../src/domain/instruments/entity-bill.js';
import { rules as sepa } from '../../src/domain/instruments/sepa.js';
import { rules as uk } from '../../src/domain/instruments/uk-bank.js';
import { rules as us } from '../../src/domain/instruments/us-bank.js';

const RULES = [...sepa, ...us, ...uk, ...bill];

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
      expect(checkInstrument(fields, method, RULES)).to.deep.equal(warning));
});
