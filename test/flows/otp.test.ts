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
    ['reports missing digits', [incomplete], { step: 'entry', error: 'otp-incomplete' }],
    ['clears the error with the next digit', [incomplete, { type: 'edited' }], { step: 'entry', error: null }],
    ['does not submit a wrong code again', [submit, refused, submit], { step: 'entry', error: 'otp-incorrect' }],
    ['submits a changed code', [submit, refused, { type: 'edited' }, submit], { step: 'submitting', error: null }],
    ['submits a code again after a timeout', [submit, timedOut, submit], { step: 'submitting', error: null }],
    ['does not resend while confirming', [cooled, submit, pending, resend], { step: 'confirming', resend: 'ready' }],
    [
      'keeps the reason of the lock when the consumer types',
      [submit, locked, { type: 'edited' }],
      { error: locked.code },
    ],
    ['submits a complete code', [submit], { step: 'submitting', error: null }],
    ['submits only once', [submit, submit], { step: 'submitting' }],
    ['reports no missing digits while submitting', [submit, incomplete], { step: 'submitting', error: null }],
    ['is done when the code is verified', [submit, verified], { step: 'done' }],
    [
      'stays done after other events',
      [submit, verified, submit, refused, { type: 'released' }],
      { step: 'done', error: null },
    ],
    [
      'confirms while the mandate is pending',
      [submit, { type: 'verified', outcome: 'pending' }],
      { step: 'confirming' },
    ],
    ['locks if the mandate failed', [submit, { type: 'verified', outcome: 'failed' }], { step: 'locked' }],
    ['allows another attempt after a wrong code', [submit, refused], { step: 'entry', error: 'otp-incorrect' }],
    ['locks after too many attempts', [submit, locked], { step: 'locked' }],
    ['returns to the input if the host cancels', [submit, { type: 'released' }], { step: 'entry', error: null }],
    ['ignores a verification without a submission', [verified], { step: 'entry' }],
    ['ignores a rejection without a submission', [refused], { step: 'entry', error: null }],
    ['does not resend during the wait', [resend], { resend: 'cooling' }],
    ['resends after the wait', [cooled, resend], { resend: 'sending' }],
    ['resends only once', [cooled, resend, incomplete, resend], { error: 'otp-incomplete', resend: 'sending' }],
    ['does not resend what has just been sent', [cooled, resend, resent, resend], { resend: 'sent' }],
    ['clears the error on resend', [cooled, incomplete, resend], { error: null }],
    ['reports that the code was sent', [cooled, resend, resent], { resend: 'sent' }],
    ['reports that the code was not sent', [cooled, resend, failed], { step: 'entry', resend: 'failed' }],
    ['resends again after a failure', [cooled, resend, failed, resend], { resend: 'sending' }],
    ['resends again after another wait', [cooled, resend, resent, cooled], { step: 'entry', resend: 'ready' }],
    ['stays in sending until the request completes', [cooled, resend, cooled], { resend: 'sending' }],
    ['ignores a result without a resend', [resent, failed], { resend: 'cooling' }],
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
    // Every decimal digit of Unicode.
    ['๑๒๓๔๕๖', 6, '123456'],
    ['०१२३४५', 6, '012345'],
    ['০১২৩৪৫', 6, '012345'],
    ['၀၁၂၃၄၅', 6, '012345'],
    ['𑛐𑛙𑛚𑛣', 4, '0909'],
    ['𝟎𝟗𝟘𝟡', 4, '0909'],
    // A text message: the code is the run of the right length.
    ['R$ 129,90 na LOJA. Codigo: 654321', 6, '654321'],
    ['Compra de 1.299,00 em 26/11/2026: 6543', 4, '6543'],
    ['R$ 129,90 na LOJA. Codigo: 654 321', 6, '654321'],
    ['Code 654-321 for 129.90', 6, '654321'],
    ['654321 is your code. Never share it. Call 0800 123 4567', 6, '654321'],
    ['โค้ดของคุณคือ ๖๕๔๓๒๑ ยอด ๑๒๙.๙๐', 6, '654321'],
    // The format of domain-bound codes says which run it is.
    ['Order 111111: your code is 654321.\n\n@shop.example #654321', 6, '654321'],
    ['129,90', 6, '12990'],
    ['', 6, ''],
  ];
  for (const [typed, length, digits] of table) {
    it(`reads ${JSON.stringify(typed)} as ${digits || 'no digits'}`, () =>
      expect(otpDigits(typed, length)).to.equal(digits));
  }

  it('is idempotent and returns at most the given number of digits', () => {
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
