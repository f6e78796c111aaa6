import type { QrScheme } from '../../domain/qr-slip.js';
import type { QrWay } from '../../domain/qr-way.js';
import type { ExtraStrings } from '../../locales/strings.js';

/** What apps of a scheme call the button that reads a code, in the language of its market. */
const SCAN: Readonly<Partial<Record<QrScheme, string>>> = {
  pix: 'Pix › Ler QR Code',
  promptpay: 'สแกน (Scan)',
  qris: 'QRIS',
  duitnow: 'Scan QR',
  vietqr: 'Quét QR',
  qrph: 'Scan QR',
  paynow: 'Scan & Pay',
  fps: 'FPS › QR Code',
  upi: 'Scan QR',
};

/** The instructions to pay a QR code, as apps of its market do it. @param scheme `emv` if unknown */
export function qrSteps(scheme: QrScheme, way: QrWay, { qrSteps: texts }: ExtraStrings): readonly string[] {
  const place = way === 'copy' && scheme === 'pix' ? 'Pix Copia e Cola' : SCAN[scheme];
  const openOther = way === 'copy' ? texts.openApp : texts.openOther;
  const open = place ? texts.open(place) : openOther;
  if (way === 'scan') return [open, texts.scan, texts.confirm];
  return [texts[way], open, way === 'copy' ? texts.paste : texts.choose];
}

/** When the payment is confirmed; empty for a scheme that may take days. */
export const qrAfter = (scheme: QrScheme, strings: ExtraStrings): string => (SCAN[scheme] ? strings.qrAfter : '');
