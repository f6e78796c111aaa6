import { printed } from './printed.js';

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/**
 * Returns true if a text has the six digits of a British sort code. It has no check digit of its own: the check with the
 * account number (Pay.UK, VocaLink modulus checking) needs a table that changes.
 * @param text with or without spaces and dashes
 */
export const isSortCode = (text: string): boolean => /^\d{6}$/.test(digitsOf(text));

/** Returns a sort code in its printed form, `12-34-56`; null if it does not have six digits. @param text as of `isSortCode` */
export function formatSortCode(text: string): string | null {
  return isSortCode(text) ? printed('sort_code', digitsOf(text)) : null;
}
