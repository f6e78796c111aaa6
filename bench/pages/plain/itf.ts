/** Interleaved 2 of 5, with wide bars of three modules. Source: ISO/IEC 16390. */
import type { Bars } from './dom.js';

/** The five bars or spaces of each digit: 1 is wide. */
const DIGITS = '00110 10001 01001 11000 00101 10100 01100 00011 10010 01010'.split(' ');
const QUIET = 10;

/** @param digits an even count */
export function itf(digits: string): Bars {
  const pairs = digits.match(/../g) ?? [];
  const inside = pairs.flatMap(([bar, space]) =>
    [...DIGITS[Number(bar)]!].flatMap((wide, index) => [wide, DIGITS[Number(space)]![index]!]),
  );
  const widths = [...'0000', ...inside, ...'100'].map((wide) => (wide === '1' ? 3 : 1));
  let path = '';
  let at = QUIET;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return { width: at + QUIET, path };
}
