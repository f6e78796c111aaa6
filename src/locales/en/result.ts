import type { ResultStrings } from '../strings.js';

export const result: ResultStrings = {
  resultAmount: 'Amount',
  resultReference: 'Order number',
  resultMethod: 'Payment method',
  resultDate: 'Date',
  waitingHint: 'There’s nothing else to do. You can close this page.',
  startAgain: 'Start again',
  expiredHint: 'If you’ve already paid, don’t pay again: contact the seller. If not, start again.',
  mandateExpiredHint: 'Start again to link the account.',
  failedHint: 'Start again, or choose another way to pay.',
  failures: {
    payment_declined: 'Your payment was declined. Try another way to pay, or contact your bank or wallet.',
    declined_by_consumer: 'You cancelled this request.',
    insufficient_funds: 'Insufficient balance. Choose another way to pay.',
    account_closed: 'This account is closed. Choose another way to pay.',
    processing_error: 'We couldn’t process this request. Try again in a moment.',
    otp_attempts_exceeded: 'Too many incorrect codes.',
  },
  charged: 'If money has left your account, don’t pay again: contact the seller.',
  paidNext: 'The seller has received your payment and will take it from here.',
  linkedNext: 'The seller can now take payments from this account.',
};
