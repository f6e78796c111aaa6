import type { ResultStrings } from '../strings.js';

export const result: ResultStrings = {
  resultAmount: 'Amount',
  resultReference: 'Reference',
  startAgain: 'Start again',
  expiredHint: 'Start again to try once more. Already paid? Don’t pay twice: contact the store.',
  failedHint: 'Start again, or choose another way to pay.',
  failures: {
    payment_declined: 'Your payment was declined. Try another way to pay, or contact your bank.',
    declined_by_consumer: 'You cancelled this request.',
    insufficient_funds: 'Insufficient balance.',
    account_closed: 'This account is closed. Choose another way to pay.',
    processing_error: 'We couldn’t process this request. Try again in a moment.',
    otp_attempts_exceeded: 'Too many incorrect codes.',
  },
};
