import { expect } from '@open-wc/testing';
import { isReturnUrl } from '../../src/domain/return-url.js';

const RETURN = 'https://shop.example/return';

describe('isReturnUrl', () => {
  for (const [url, expected] of [
    [RETURN, true],
    [`${RETURN}?payment=pm_1`, true],
    [`${RETURN}#paid`, true],
    [`${RETURN}/pm_1`, true],
    [`${RETURN}ed`, false],
    ['https://shop.example/', false],
    ['https://shop.example.evil.example/return', false],
    ['', false],
  ] as const) {
    it(`${url || 'an empty text'}: ${expected}`, () => expect(isReturnUrl(url, RETURN)).to.equal(expected));
  }

  it('is false without a link to return to', () => {
    expect(isReturnUrl('', undefined)).to.be.false;
    expect(isReturnUrl('undefined', undefined)).to.be.false;
  });
});
