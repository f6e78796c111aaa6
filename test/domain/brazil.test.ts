import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { BRAZILIAN_STATES, findState, formatPostalCode, readPostalCode } from '../../src/domain/brazil.js';

describe('BRAZILIAN_STATES', () => {
  it('are 27', () => expect(BRAZILIAN_STATES.size).to.equal(27));
  it('are found by code and by name, however they are written', () => {
    for (const [code, name] of BRAZILIAN_STATES) {
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
      for (const text of [code, code.toLowerCase(), ` ${name} `, name.toUpperCase(), plain, `BR-${code}`])
        expect(findState(text), text).to.equal(code);
    }
  });
  for (const text of ['', 'XX', 'S', 'São', 'Bavaria', '35']) {
    it(`has none called ${JSON.stringify(text)}`, () => expect(findState(text)).to.equal(''));
  }
});

describe('readPostalCode', () => {
  for (const text of ['01310-100', '01310100', '01.310-100', ' 01310 100 ', '０１３１０１００', 'CEP 01310-100']) {
    it(`${JSON.stringify(text)}: 01310-100`, () => expect(readPostalCode(text)).to.equal('01310-100'));
  }
  for (const text of ['', '0131010', '013101000', '00000-000', 'abc']) {
    it(`${JSON.stringify(text)} is none`, () => expect(readPostalCode(text)).to.equal(null));
  }
  it('is shown with its dash once there is something after it', () => {
    expect(['013', '01310', '013101', '01310100', '013101009'].map(formatPostalCode)).to.deep.equal([
      '013',
      '01310',
      '01310-1',
      '01310-100',
      '01310-1009',
    ]);
  });
  it('is the same done twice, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = formatPostalCode(text);
        expect(formatPostalCode(once)).to.equal(once);
        void findState(text);
      }),
    );
  });
});
