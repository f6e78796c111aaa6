/** Replaces full-width and Arabic digits with ASCII digits. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
