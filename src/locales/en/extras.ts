import type { ExtraStrings } from '../strings.js';

export const extras: ExtraStrings = {
  timeLeft: 'Time left',
  endingSoon: (left) => `${left} left to pay.`,
  expired: 'The time to pay has run out. Start a new payment.',
  howToPay: 'How to pay',
  guides: {
    boleto_br: {
      steps: [
        'Open your bank’s app or site and choose to pay a boleto.',
        'Paste the linha digitável, or scan the barcode.',
        'Check payee and amount, and confirm.',
      ],
      after: 'It takes 1 to 3 business days until the payment is confirmed.',
    },
    banktransfer_mx: {
      steps: [
        'In your bank’s app, add the account as a new payee.',
        'Transfer the exact amount by SPEI, with the reference as it is shown here.',
        'Keep the receipt (comprobante) until the payment is confirmed.',
      ],
      after: 'SPEI transfers usually arrive within minutes, at any hour.',
    },
    cashvoucher_mx: {
      steps: [
        'Go to a store that takes the payment.',
        'Have the barcode scanned, or tell the reference.',
        'Pay in cash and keep the receipt.',
      ],
      after: 'The payment is usually confirmed within a few hours.',
    },
  },
  print: 'Print',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  saved: (file) => `Saved: ${file}`,
  saveFailed: 'Could not be saved.',
  share: 'Share',
  shareFailed: 'Could not be shared.',
  addToCalendar: 'Add to calendar',
  warnings: {
    'invalid-code': 'Some of this code looks wrong. Ask the shop before you pay.',
    'conflicting-codes': 'The two codes of this slip differ. Ask the shop before you pay.',
    'amount-mismatch': 'This code asks for another amount. Ask the shop before you pay.',
    'bank-mismatch': 'This account is at another bank than the one named. Ask the shop before you pay.',
    'hidden-characters': 'This code has hidden characters. Ask the shop before you pay.',
  },
};
