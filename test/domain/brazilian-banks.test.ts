import { expect } from '@open-wc/testing';
import { bankName, brazilianBank } from '../../src/domain/brazilian-banks.js';

describe('Brazilian banks', () => {
  const table: [string, string | undefined, string][] = [
    ['001', 'Banco do Brasil', 'Banco do Brasil (001)'],
    ['341', 'Itaú', 'Itaú (341)'],
    ['756', 'Sicoob', 'Sicoob (756)'],
    ['999', undefined, '999'],
    ['', undefined, ''],
  ];
  for (const [code, name, shown] of table) {
    it(`shows ${code || 'an empty code'} as ${shown || 'nothing'}`, () =>
      expect([brazilianBank(code), bankName(code)]).to.deep.equal([name, shown]));
  }
});
