import { expect } from '@open-wc/testing';
import { brazilianBank } from '../../src/domain/brazilian-banks.js';

describe('Brazilian banks', () => {
  const table: [string, string | undefined][] = [
    ['001', 'Banco do Brasil'],
    ['341', 'Itaú'],
    ['756', 'Sicoob'],
    ['999', undefined],
    ['', undefined],
  ];
  for (const [code, name] of table) {
    it(`${code || 'an empty code'} is ${name ?? 'unknown'}`, () => expect(brazilianBank(code)).to.equal(name));
  }
});
