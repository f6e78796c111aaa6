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

/** What the consumer compares with the app before confirming. Each is empty if unknown. */
export interface Checked {
  readonly payee: string;
  /** With its currency. */
  readonly amount: string;
}

const inBrackets = (value: string) => value && ` (${value})`;

/** The instructions to pay a QR code, as apps of its market do it. @param scheme `emv` if unknown */
export function qrSteps(
  scheme: QrScheme,
  way: QrWay,
  { payee, amount }: Checked,
  { qrSteps: texts }: ExtraStrings,
): readonly string[] {
  const place = way === 'copy' && scheme === 'pix' ? 'Pix Copia e Cola' : SCAN[scheme];
  const openOther = way === 'copy' ? texts.openApp : texts.openOther;
  const open = place ? texts.open(place) : openOther;
  const confirm = texts.confirm(inBrackets(payee), inBrackets(amount));
  if (way === 'scan') return [open, texts.scan, confirm];
  return [texts[way], open, way === 'copy' ? texts.paste(confirm) : texts.choose(confirm)];
}

/** When the payment is confirmed; empty for a scheme that may take days. */
export const qrAfter = (scheme: QrScheme, strings: ExtraStrings): string => (SCAN[scheme] ? strings.qrAfter : '');
