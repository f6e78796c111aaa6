import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { otpDigits, otpFlow, otpStart, type OtpEvent, type OtpState } from '../../src/flows/otp.js';

const run = (...events: OtpEvent[]) => events.reduce(otpFlow, otpStart);
const submit: OtpEvent = { type: 'submit', complete: true };
const incomplete: OtpEvent = { type: 'submit', complete: false };
const verified: OtpEvent = { type: 'verified', outcome: 'complete' };
const refused: OtpEvent = { type: 'refused', code: 'otp-incorrect' };
const timedOut: OtpEvent = { type: 'refused', code: 'timeout' };
const pending: OtpEvent = { type: 'verified', outcome: 'pending' };
const locked: OtpEvent = { type: 'refused', code: 'otp-attempts-exceeded' };
const [cooled, resend, resent, failed] = (['cooled', 'resend', 'resent', 'resend-failed'] as const).map(
  (type): OtpEvent => ({ type }),
) as [OtpEvent, OtpEvent, OtpEvent, OtpEvent];

describe('otpFlow', () => {
  const table: [string, OtpEvent[], Partial<OtpState>][] = [
    ['asks for the missing digits', [incomplete], { step: 'entry', error: 'otp-incomplete' }],
    ['forgets the error with the next digit', [incomplete, { type: 'edited' }], { step: 'entry', error: null }],
    ['does not send a wrong code again', [submit, refused, submit], { step: 'entry', error: 'otp-incorrect' }],
    ['sends a changed code', [submit, refused, { type: 'edited' }, submit], { step: 'submitting', error: null }],
    ['sends again what was not answered', [submit, timedOut, submit], { step: 'submitting', error: null }],
    ['does not resend while confirming', [cooled, submit, pending, resend], { step: 'confirming', resend: 'ready' }],
    ['says why it locked, whatever is typed then', [submit, locked, { type: 'edited' }], { error: locked.code }],
    ['submits a whole code', [submit], { step: 'submitting', error: null }],
    ['submits once', [submit, submit], { step: 'submitting' }],
    ['asks for nothing while submitting', [submit, incomplete], { step: 'submitting', error: null }],
    ['is done', [submit, verified], { step: 'done' }],
    ['stays done', [submit, verified, submit, refused, { type: 'released' }], { step: 'done', error: null }],
    ['waits', [submit, { type: 'verified', outcome: 'pending' }], { step: 'confirming' }],
    ['locks when the mandate failed', [submit, { type: 'verified', outcome: 'failed' }], { step: 'locked' }],
    ['lets try again', [submit, refused], { step: 'entry', error: 'otp-incorrect' }],
    ['locks after too many', [submit, locked], { step: 'locked' }],
    ['goes back when the host takes over', [submit, { type: 'released' }], { step: 'entry', error: null }],
    ['ignores an answer to nothing', [verified], { step: 'entry' }],
    ['ignores a refusal of nothing', [refused], { step: 'entry', error: null }],
    ['does not resend while cooling', [resend], { resend: 'cooling' }],
    ['resends', [cooled, resend], { resend: 'sending' }],
    ['resends once', [cooled, resend, incomplete, resend], { error: 'otp-incomplete', resend: 'sending' }],
    ['forgets the error with another code', [cooled, incomplete, resend], { error: null }],
    ['says that it was sent', [cooled, resend, resent], { resend: 'sent' }],
    ['says that it was not', [cooled, resend, failed], { step: 'entry', resend: 'failed' }],
    ['resends again after a failure', [cooled, resend, failed, resend], { resend: 'sending' }],
    ['resends again after a while', [cooled, resend, resent, cooled], { step: 'entry', resend: 'ready' }],
    ['goes on sending however long it takes', [cooled, resend, cooled], { resend: 'sending' }],
    ['is told nothing of a code that nobody asked for', [resent, failed], { resend: 'cooling' }],
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
        expect(digits).to.match(/^\d*$/);
        expect(digits.length).to.be.at.most(length);
        expect(otpDigits(digits, length)).to.equal(digits);
      }),
    );
  });
});
