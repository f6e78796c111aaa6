import type { ResultStrings } from '../strings.js';

export const result: ResultStrings = {
  resultAmount: 'Amount',
  resultReference: 'Reference',
  startAgain: 'Start again',
  expiredHint: 'Start again to get a new one. If you have paid already, do not pay twice: ask the shop.',
  failedHint: 'Start again, or choose another way to pay.',
  failures: {
    payment_declined: 'Your bank did not approve the payment. Try another way to pay, or ask your bank.',
    declined_by_consumer: 'You cancelled it.',
    insufficient_funds: 'There is not enough money in the account.',
    account_closed: 'The account is closed. Choose another way to pay.',
    processing_error: 'It could not be processed. Try again in a moment.',
    otp_attempts_exceeded: 'Too many wrong codes were entered.',
  },
};
