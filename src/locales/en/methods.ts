import type { MethodStrings } from '../strings.js';

export const methods: MethodStrings = {
  methodsLabel: 'Payment method',
  methodsMissing: 'Choose a payment method.',
  methodsUnusable: 'We can’t show the payment methods. Reload the page.',
  methodNames: {
    directDebit: 'Direct debit',
    onlineBanking: 'Online banking',
    virtualAccount: 'Virtual account',
    convenienceStore: 'Convenience store',
    sepaTransfer: 'SEPA transfer',
    wireTransfer: 'Wire transfer',
    achTransfer: 'ACH transfer',
  },
};
