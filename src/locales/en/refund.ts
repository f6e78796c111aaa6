import type { RefundStrings } from '../strings.js';

export const refund: RefundStrings = {
  clabe: 'CLABE',
  clabeHint: '18 digits. Find it in your bank’s app.',
  refundPurpose: 'A refund goes to this account.',
  refundOf: (amount) => `A refund of ${amount} goes to this account.`,
  refundLabels: {
    account_holder_name: 'Account holder',
    bank_name: 'Bank',
    bank_branch_code: 'Branch (agência)',
    account_type: 'Account type',
    account_number: 'Account number',
  },
  refundHints: {
    bank_name: 'Its name or 3-digit code, for example Itaú or 341.',
    account_number: 'Include the check digit, for example 12345-6.',
  },
  accountTypes: {
    checking: 'Checking account',
    savings: 'Savings account',
  },
  refundProblems: {
    bank: 'We don’t know this bank. Enter its 3-digit code and its name, for example 341 Itaú.',
    account: 'Use digits. The last character can also be X.',
    'clabe-length': 'A CLABE has 18 digits.',
    clabe: 'This CLABE isn’t valid. Check every digit.',
  },
};
