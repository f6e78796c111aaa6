import type { QrStrings } from '../strings.js';

export const qr: QrStrings = {
  qrLabel: 'QR code to pay',
  qrHint: 'Scan this code with the app you pay with, or copy it and paste it there.',
  qrCopyHint: 'Copy this code and paste it in the app you pay with, or scan it from another screen.',
  qrCode: 'payment code',
  qrAmount: 'Amount',
  qrPayee: 'Pay to',
};
