import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { isBic } from '../../src/domain/bic.js';
import { isRoutingNumber } from '../../src/domain/routing-number.js';
import { ROUTING_NUMBERS } from '../vectors/transfers.js';

describe('isRoutingNumber', () => {
  for (const digits of ROUTING_NUMBERS) {
    it(`accepts the published ${digits}`, () => expect(isRoutingNumber(digits)).to.equal(true));
  }
  it('accepts spaces and dashes', () => expect(isRoutingNumber(' 0210-0002 1')).to.equal(true));

  // The check digit of 400000008 and 990000006 is right, but their prefix is not in use.
  for (const text of ['', '12345678', '0210000210', '02100002A', '000000000', '123456789', '400000008', '990000006']) {
    it(`rejects ${JSON.stringify(text)}`, () => expect(isRoutingNumber(text)).to.equal(false));
  }

  it('detects every wrong digit', () => {
    for (const digits of ROUTING_NUMBERS) {
      for (let at = 0; at < 9; at++) {
        for (let more = 1; more < 10; more++) {
          const digit = (Number(digits[at]) + more) % 10;
          expect(isRoutingNumber(digits.slice(0, at) + digit + digits.slice(at + 1))).to.equal(false);
        }
      }
    }
  });

  it('has one valid last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9]\d{6}$/), (body) => {
        const valid = Array.from({ length: 10 }, (_, digit) => isRoutingNumber(body + String(digit)));
        expect(valid.filter(Boolean)).to.have.length(1);
      }),
    );
  });
});

describe('isBic', () => {
  // Published by the banks; 1234 is possible since 2014.
  for (const text of ['DEUTDEFF', 'DEUTDEFF500', 'BPOTBEB1', 'bhbldehhxxx', 'CHASUS33', '1234DEFF', 'DEUT DE FF']) {
    it(`accepts ${text}`, () => expect(isBic(text)).to.equal(true));
  }
  for (const text of ['', 'DEUTDEF', 'DEUTDEFF5', 'DEUTDEFF50', 'DEUTDEFF5000', 'DEUT1EFF', 'DEUTDE-F']) {
    it(`rejects ${JSON.stringify(text)}`, () => expect(isBic(text)).to.equal(false));
  }
});
