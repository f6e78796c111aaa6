import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { BRAZILIAN_STATES, findState, formatPostalCode, readPostalCode } from '../../src/domain/brazil.js';

describe('BRAZILIAN_STATES', () => {
  it('has 27 states', () => expect(BRAZILIAN_STATES.size).to.equal(27));
  it('are found by code and name in any case and spelling', () => {
    for (const [code, name] of BRAZILIAN_STATES) {
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
      for (const text of [code, code.toLowerCase(), ` ${name} `, name.toUpperCase(), plain, `BR-${code}`])
        expect(findState(text), text).to.equal(code);
    }
  });
  for (const text of ['', 'XX', 'S', 'São', 'Bavaria', '35']) {
    it(`has no state called ${JSON.stringify(text)}`, () => expect(findState(text)).to.equal(''));
  }
});

describe('readPostalCode', () => {
  for (const text of ['01310-100', '01310100', '01.310-100', ' 01310 100 ', '０１３１０１００', 'CEP 01310-100']) {
    it(`reads ${JSON.stringify(text)} as 01310-100`, () => expect(readPostalCode(text)).to.equal('01310-100'));
  }
  for (const text of ['', '0131010', '013101000', '00000-000', 'abc']) {
    it(`rejects ${JSON.stringify(text)}`, () => expect(readPostalCode(text)).to.equal(null));
  }
  it('shows the dash once a digit follows it', () => {
    expect(['013', '01310', '013101', '01310100', '013101009'].map(formatPostalCode)).to.deep.equal([
      '013',
      '01310',
      '01310-1',
      '01310-100',
      '01310-1009',
    ]);
  });
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = formatPostalCode(text);
        expect(formatPostalCode(once)).to.equal(once);
      }),
    );
  });
});
