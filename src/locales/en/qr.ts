import type { QrStrings } from '../strings.js';

export const qr: QrStrings = {
  qrLabel: 'Payment QR code',
  qrHint: 'Scan this code with your payment app.',
  qrElsewhere: 'Pay from another screen',
  qrShowAnyway: 'Show anyway',
  qrCode: 'payment code',
  qrOrCopy: 'Or copy the code',
  qrCodeLength: (n) => `Payment code of ${n} characters`,
  qrPayee: 'Pay to',
};
