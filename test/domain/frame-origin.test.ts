import { expect } from '@open-wc/testing';
import { isChallengeOrigin, isSameOrigin } from '../../src/domain/frame-origin.js';

const BANK = 'https://acs.example.com/challenge?id=1';
const HOSTS = ['pay.example', '', 'Other.example'];

describe('the origin of a page in the frame of a challenge', () => {
  for (const [origin, isOwn] of [
    ['https://acs.example.com', true],
    ['https://pay.example', true],
    ['https://www.pay.example', true],
    ['https://a.b.pay.example', true],
    ['https://acs.example.com:8443', false],
    ['http://acs.example.com', false],
    ['http://pay.example', false],
    ['https://pay.example:8443', false],
    ['https://evilpay.example', false],
    ['https://pay.example.evil.example', false],
    ['https://evil.example.', false],
    ['https://evil.example', false],
    ['null', false],
    ['', false],
  ] as const)
    it(`${origin || 'none'}: ${isOwn ? 'one of its own' : 'another one'}`, () =>
      expect(isChallengeOrigin(origin, BANK, HOSTS)).to.equal(isOwn));

  it('is that of its URL alone, without other hosts', () => {
    expect(isChallengeOrigin('https://acs.example.com', BANK, [])).to.equal(true);
    expect(isChallengeOrigin('https://pay.example', BANK, [])).to.equal(false);
  });
});

describe('isSameOrigin', () => {
  it('compares scheme, host and port', () => {
    expect(isSameOrigin('https://a.example/x', 'https://A.example:443')).to.equal(true);
    for (const other of ['http://a.example', 'https://a.example:444', 'https://b.a.example'])
      expect(isSameOrigin('https://a.example/x', other), other).to.equal(false);
  });

  it('is false for what is not a URL', () => {
    for (const other of ['', 'null', 'x', '//']) expect(isSameOrigin(other, other), other).to.equal(false);
  });
});
