import type { ExtraStrings } from '../strings.js';

export const extras: ExtraStrings = {
  endingSoon: (left) => `${left} left to pay.`,
  expired: 'The time to pay has run out. If you’ve paid, don’t pay again.',
  howToPay: 'How to pay',
  guides: {
    boleto_br: {
      steps: [
        'Open your bank’s app or website and choose to pay a boleto.',
        'Paste the payment number (linha digitável), or scan the barcode.',
        'Check the payee and the amount, then confirm.',
      ],
      after: 'Confirmation takes 1 to 3 business days.',
    },
    banktransfer_mx: {
      steps: [
        'In your bank’s app, add the account as a new payee.',
        'Send the exact amount by SPEI, with the reference or concepto shown here.',
        'Keep the receipt (comprobante) until the payment is confirmed.',
      ],
      after: 'SPEI transfers usually arrive within minutes, day or night.',
    },
    cashvoucher_mx: {
      steps: [
        'Go to a participating store.',
        'Show the barcode, or read out the reference.',
        'Pay in cash and keep the receipt.',
      ],
      after: 'The payment is usually confirmed within a few hours.',
    },
  },
  qrSteps: {
    open: (place) => `Open your bank or wallet app and choose “${place}”.`,
    openOther: 'Open your bank or wallet app and choose to scan a QR code.',
    scan: 'Scan this QR code.',
    confirm: 'Check the payee and the amount, then confirm.',
    copy: 'Copy the code above.',
    paste: 'Paste the code. Check the payee and the amount, then confirm.',
    save: 'Save the QR code as an image.',
    screenshot: 'Take a screenshot of the QR code.',
    choose: 'Choose the image. Check the payee and the amount, then confirm.',
  },
  payWithDetails: 'Use these details to pay in your bank or wallet app, or at a payment counter.',
  print: 'Print',
  printFailed: 'Couldn’t print.',
  slipIssued: 'Issue date',
  slipReference: 'Reference',
  save: 'Save or print',
  savePng: 'Save image',
  saveSvg: 'Save for printing',
  saved: (file) => `Saved: ${file}`,
  saveFailed: 'Couldn’t save the file.',
  share: 'Share',
  shareFailed: 'Couldn’t share it.',
  addToCalendar: 'Add to calendar',
  savePdf: 'Save PDF',
  emailSlip: 'Send to my email',
  emailSent: 'Email sent.',
  emailFailed: 'Couldn’t send the email.',
  warnings: {
    'invalid-code': 'Part of this code looks wrong. Contact the seller before you pay.',
    'conflicting-codes': 'The two codes on this slip don’t match. Contact the seller before you pay.',
    'amount-mismatch': 'This code is for a different amount. Contact the seller before you pay.',
    'bank-mismatch': 'This account is not at the bank shown. Contact the seller before you pay.',
    'hidden-characters': 'This code contains hidden characters. Contact the seller before you pay.',
  },
};
