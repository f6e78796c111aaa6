/** Code 128, the barcode of cash vouchers. Source: ISO/IEC 15417. */
import encoder, { type Encoder } from 'jsbarcode/bin/barcodes/CODE128/CODE128.js';

/** CommonJS: some bundlers find the class, others what holds it. */
const Code128: Encoder = 'default' in encoder ? encoder.default : encoder;

/** How the encoder wants to be told of code sets. */
const START_B = '\xd1';
const START_C = '\xd2';
const TO_B = '\xcd';

/**
 * Digits come in pairs, in code set C, and an odd one after them in set B; anything else is in set B.
 * @param text printable ASCII
 * @returns the modules, for `drawBars`
 */
export function code128(text: string): string {
  const even = text.length - (text.length % 2);
  const odd = text.slice(even) && TO_B + text.slice(even);
  const coded = /^\d{2,}$/.test(text) ? START_C + text.slice(0, even) + odd : START_B + text;
  return new Code128(coded, {}).encode().data;
}
