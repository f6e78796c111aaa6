import type { QrStrings } from '../strings.js';

export const qr: QrStrings = {
  qrLabel: 'Payment QR code',
  qrHint: 'Scan this code with your payment app, or copy it and paste it there.',
  qrCopyHint: 'Copy this code and paste it in your payment app, or scan it from another screen.',
  qrCode: 'payment code',
  qrAmount: 'Amount',
  qrPayee: 'Pay to',
};
