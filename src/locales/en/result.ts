import type { ResultStrings } from '../strings.js';

export const result: ResultStrings = {
  resultAmount: 'Amount',
  resultReference: 'Order number',
  resultMethod: 'Payment method',
  resultDate: 'Date',
  resultAccount: 'Account',
  waitingHint: 'There’s nothing else to do. You can close this page: the seller will get the result.',
  startAgain: 'Start again',
  lateAsk: 'Did you pay?',
  lateYes: 'Yes, I’ve paid',
  lateNo: 'No, start again',
  expiredHint: 'If you’ve already paid, don’t pay again: contact the seller. If not, start again.',
  mandateExpiredHint: 'Start again to link the account.',
  failedHint: 'Start again, or choose another way to pay.',
  failures: {
    payment_declined: 'Your payment was declined. Your bank or wallet can tell you why.',
    declined_by_consumer: 'You cancelled this request.',
    insufficient_funds: 'Insufficient balance.',
    account_closed: 'This account is closed.',
    processing_error: 'We couldn’t process this request.',
    otp_attempts_exceeded: 'Too many incorrect codes.',
  },
  charged: 'If money has left your account, don’t pay again: contact the seller.',
  notCharged: 'Nothing was charged.',
  paidNext: (seller) => `${seller || 'The seller'} has received your payment and will take it from here.`,
  linkedNext: (seller) => `${seller || 'The seller'} can now take payments from this account.`,
};
