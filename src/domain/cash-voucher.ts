/** References of cash vouchers. Each store chain has its own format: 11 to 32 digits, or letters and digits. */

/** Groups digits in fours, to be read aloud at the till. A reference with other characters is not changed. */
export function groupReference(reference: string): string {
  return /^\d+$/.test(reference) ? reference.replace(/\d{4}(?=\d)/g, '$& ') : reference;
}

/** Returns true if a scanner can read it: Code 128 holds printable ASCII, and more characters do not fit on a phone. */
export function isScannable(reference: string): boolean {
  return /^[\x21-\x7e]{4,40}$/.test(reference);
}
