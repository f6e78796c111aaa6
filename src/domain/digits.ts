/** Text as keyboards all over the world type it: full-width and Arabic digits as the ones of ASCII. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
