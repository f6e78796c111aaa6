/** Code 128, the barcode of cash vouchers. Source: ISO/IEC 15417. */
import encoder, { type Encoder } from 'jsbarcode/bin/barcodes/CODE128/CODE128.js';

/** The module is CommonJS: some bundlers return the class, others an object with the class in `default`. */
const Code128: Encoder = 'default' in encoder ? encoder.default : encoder;

/** Control characters that select a code set in this encoder. */
const START_B = '\xd1';
const START_C = '\xd2';
const TO_B = '\xcd';

/**
 * Encodes pairs of digits in code set C and an odd last digit in set B. Any other text is encoded in set B.
 * @param text printable ASCII
 * @returns the modules, for `drawBars`
 */
export function code128(text: string): string {
  const even = text.length - (text.length % 2);
  const odd = text.slice(even) && TO_B + text.slice(even);
  const coded = /^\d{2,}$/.test(text) ? START_C + text.slice(0, even) + odd : START_B + text;
  return new Code128(coded, {}).encode().data;
}
