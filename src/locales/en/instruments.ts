import type { InstrumentStrings } from '../strings.js';

export const instruments: InstrumentStrings = {
  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'SWIFT code',
    routing_number: 'Routing number',
    sort_code: 'Sort code',
    ifsc: 'IFSC',
    account_type: 'Account type',
    entity: 'Entity',
    payment_code: 'Payment code',
    confirmation_number: 'Confirmation number',
    store: 'Store',
    biller_code: 'Biller code',
    bill_key: 'Bill key',
    phone: 'Phone',
    payment_reference: 'Payment reference',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'In your bank’s app, start a transfer to the account shown here.',
        'Send the exact amount.',
        'Keep the receipt until the payment is confirmed.',
      ],
      after: 'A transfer can take minutes or a few business days, depending on the banks.',
    },
    bill: {
      steps: [
        'In your bank’s app or at an ATM, choose to pay a bill or service.',
        'Enter the codes shown here, in this order, and the amount if you’re asked for it.',
        'Check the amount, then confirm.',
      ],
      after: 'The payment is usually confirmed within minutes.',
    },
    store: {
      steps: [
        'Go to the store with this code.',
        'Give the code to the cashier, or enter it at the store’s payment machine.',
        'Pay and keep the receipt.',
      ],
      after: 'The payment is usually confirmed within a few hours.',
    },
  },
  transferScan: 'Or scan this code with your bank’s app.',
  transferScanLabel: 'QR code for a bank transfer',
};
