/** Interleaved 2 of 5, the barcode of boletos. Source: ISO/IEC 16390; FEBRABAN requires wide bars of three modules. */

/** The elements of each digit: two of five are wide. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const START = '1010';
const STOP = '11101';

/** @param digits an even count @returns the modules, for `drawBars` */
export function itf(digits: string): string {
  const width = (digit: string, at: number) => (DIGITS[Number(digit)]![at] === '1' ? 3 : 1);
  const pairs = digits
    .match(/../g)
    ?.map(([bars = '', spaces = '']) =>
      [0, 1, 2, 3, 4].map((at) => '1'.repeat(width(bars, at)) + '0'.repeat(width(spaces, at))).join(''),
    );
  return START + (pairs ?? []).join('') + STOP;
}
