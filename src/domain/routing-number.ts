/** The first two digits: government, the twelve Federal Reserve districts, thrifts, electronic transfers, traveller's cheques. */
const PREFIXES = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

const WEIGHTS = [3, 7, 1];

/**
 * Returns true for a valid routing number of a bank in the United States: nine digits, weights 3, 7 and 1, sum divisible
 * by 10. Source: American Bankers Association, Routing Number Policy; ANSI X9.100-20.
 * @param text with or without spaces and dashes
 */
export function isRoutingNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits) || !PREFIXES.test(digits) || !Number(digits)) return false;
  const sum = Array.from(digits, Number).reduce((all, digit, at) => all + digit * WEIGHTS[at % 3]!, 0);
  return sum % 10 === 0;
}
