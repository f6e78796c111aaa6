/** Interleaved 2 of 5, the barcode of boletos. Source: ISO/IEC 16390; FEBRABAN requires wide bars of three modules. */
import encoder, { type Encoder } from 'jsbarcode/bin/barcodes/ITF/ITF.js';

/** The module is CommonJS: some bundlers return the class, others an object with the class in `default`. */
const Itf: Encoder = 'default' in encoder ? encoder.default : encoder;

/** @param digits an even count @returns the modules, for `drawBars` */
export function itf(digits: string): string {
  return new Itf(digits, {}).encode().data;
}
