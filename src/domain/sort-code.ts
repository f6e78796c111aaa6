/**
 * Returns a British sort code in its printed form, `12-34-56`; null if it does not have six digits. It has no check digit of
 * its own: the check with the account number (Pay.UK, VocaLink modulus checking) needs a table that changes.
 * @param text with or without spaces and dashes
 */
export function formatSortCode(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits.replace(/\d\d(?=\d)/g, '$&-') : null;
}
