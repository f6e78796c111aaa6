/** References of cash vouchers: each store chain has its own, of 11 to 32 digits, or with letters. */

/** As it is read aloud at a till: digits in fours, anything else as it is. */
export function groupReference(reference: string): string {
  return /^\d+$/.test(reference) ? reference.replace(/\d{4}(?=\d)/g, '$& ') : reference;
}

/** Whether a till's scanner can be given it: Code 128 holds printable ASCII, and a screen so many bars. */
export function isScannable(reference: string): boolean {
  return /^[\x21-\x7e]{4,40}$/.test(reference);
}
