import { expect } from '@open-wc/testing';
import { fieldName } from '../../src/domain/field-name.js';
import { instruments } from '../../src/locales/en/instruments.js';

describe('fieldName', () => {
  const table: [string, string][] = [
    ['branch_name', 'Branch name'],
    ['till-code', 'Till code'],
    ['iban', 'IBAN'],
    ['bicycle', 'Bicycle'],
    ['constructor', 'Constructor'],
    ['pay\u202eee', 'Payee'],
    ['__', ''],
  ];
  for (const [field, name] of table)
    it(`makes ${JSON.stringify(field)} readable as ${JSON.stringify(name)}`, () =>
      expect(fieldName(field)).to.equal(name));

  it('is the English label of each field that only other payment providers send', () => {
    for (const [field, label] of Object.entries(instruments.instrumentFields)) expect(fieldName(field)).to.equal(label);
  });
});
