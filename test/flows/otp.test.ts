import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { otpDigits, otpFlow, otpStart, type OtpEvent, type OtpState } from '../../src/flows/otp.js';

const run = (...events: OtpEvent[]) => events.reduce(otpFlow, otpStart);
const submit: OtpEvent = { type: 'submit', complete: true };

describe('otpFlow', () => {
  const table: [string, OtpEvent[], Partial<OtpState>][] = [
    ['asks for the missing digits', [{ type: 'submit', complete: false }], { step: 'entry', error: 'otp-incomplete' }],
    [
      'forgets the error with the next digit',
      [{ type: 'submit', complete: false }, { type: 'edited' }],
      { error: null },
    ],
    ['submits a whole code', [submit], { step: 'submitting', error: null }],
    ['submits once', [submit, submit], { step: 'submitting' }],
    ['is done', [submit, { type: 'verified', outcome: 'complete' }], { step: 'done' }],
    ['waits', [submit, { type: 'verified', outcome: 'pending' }], { step: 'confirming' }],
    ['locks when the mandate failed', [submit, { type: 'verified', outcome: 'failed' }], { step: 'locked' }],
    ['lets try again', [submit, { type: 'refused', code: 'otp-incorrect' }], { step: 'entry', error: 'otp-incorrect' }],
    ['locks after too many', [submit, { type: 'refused', code: 'otp-attempts-exceeded' }], { step: 'locked' }],
    ['goes back when the host takes over', [submit, { type: 'released' }], { step: 'entry', error: null }],
    ['ignores an answer to nothing', [{ type: 'verified', outcome: 'complete' }], { step: 'entry' }],
    ['does not resend while cooling', [{ type: 'resend' }], { resend: 'cooling' }],
    ['resends', [{ type: 'cooled' }, { type: 'resend' }], { resend: 'sending' }],
    ['says that it was sent', [{ type: 'cooled' }, { type: 'resend' }, { type: 'resent' }], { resend: 'sent' }],
    [
      'resends again after a failure',
      [{ type: 'cooled' }, { type: 'resend' }, { type: 'resend-failed' }, { type: 'resend' }],
      { resend: 'sending' },
    ],
  ];
  for (const [name, events, expected] of table) it(name, () => expect(run(...events)).to.include(expected));
});

describe('otpDigits', () => {
  const table: [string, number, string][] = [
    ['123456', 6, '123456'],
    ['123 456', 6, '123456'],
    ['123-456', 6, '123456'],
    [' 001 234 ', 6, '001234'],
    ['１２３４５６', 6, '123456'],
    ['٠١٢٣٤٥', 6, '012345'],
    ['۰۱۲۳۴۵', 6, '012345'],
    ['Your code is 4821', 4, '4821'],
    ['1234567', 6, '123456'],
    ['', 6, ''],
  ];
  for (const [typed, length, digits] of table) {
    it(`${JSON.stringify(typed)} is ${digits || 'nothing'}`, () => expect(otpDigits(typed, length)).to.equal(digits));
  }

  it('gives digits only, at most the length, and the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 4, max: 8 }), (typed, length) => {
        const digits = otpDigits(typed, length);
        expect(digits).to.match(/^[0-9]*$/);
        expect(digits.length).to.be.at.most(length);
        expect(otpDigits(digits, length)).to.equal(digits);
      }),
    );
  });
});
