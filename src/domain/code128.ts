/** Code 128, the barcode of cash vouchers. Source: ISO/IEC 15417. */
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/**
 * An even count of digits comes out in code set C, the shortest; anything else in the sets that make it short.
 * @param text printable ASCII
 * @returns the modules, for `drawBars`
 */
export function code128(text: string): string {
  return new CODE128(text, {}).encode().data;
}
