import type { QrStrings } from '../strings.js';

export const qr: QrStrings = {
  qrLabel: 'Payment QR code',
  qrHint: 'Scan this code with your payment app.',
  qrCopyHint: 'Copy this code and paste it into your payment app, or open this page on another screen and scan it.',
  qrSaveHint: 'Save this QR code, then upload it in your bank or e-wallet app.',
  qrScreenshotHint: 'Take a screenshot of this QR code, then upload it in your bank or e-wallet app.',
  qrCode: 'payment code',
  qrPayee: 'Pay to',
};
