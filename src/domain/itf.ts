/** Interleaved 2 of 5, the barcode of boletos. Source: ISO/IEC 16390; FEBRABAN wants wide bars three times the narrow. */
import encoder, { type Encoder } from 'jsbarcode/bin/barcodes/ITF/ITF.js';

/** CommonJS: some bundlers find the class, others what holds it. */
const Itf: Encoder = 'default' in encoder ? encoder.default : encoder;

/** @param digits an even count @returns the modules, for `drawBars` */
export function itf(digits: string): string {
  return new Itf(digits, {}).encode().data;
}
