/** Code 128, the barcode of cash vouchers. Source: ISO/IEC 15417. */

/** The symbols 0 to 105, two digits of base 32 each: the modules between the first, which is dark, and the last, which is light. */
const SYMBOLS =
  'b69m9j2c261634321i94928i6e3e37763m3j9p9e97bi9qdnd6cmcjdicqcpbcb38r4c1c13641k1ha48k8h6s671n7c731rdra78nbkbhbndcd3cbdkdhcddt91e54o462o230m0j686238310q0p8998et8a1t4u2u2f7i3q3peieae9bfbrer5s4f1f7k7hekeh7f7ndfena2a8ae';
const STOP = '1100011101011';

const START_B = 104;
const START_C = 105;
const TO_B = 100;

/** Returns the modules of a symbol. */
const modulesOf = (symbol: number) => (1024 + 2 * parseInt(SYMBOLS.slice(symbol * 2, symbol * 2 + 2), 32)).toString(2);

/** The values of characters in code set B. */
const inSetB = (text: string) => Array.from(text, (character) => character.charCodeAt(0) - 32);

/**
 * Encodes pairs of digits in code set C and an odd last digit in set B. Any other text is encoded in set B.
 * @param text printable ASCII
 * @returns the modules, for `drawBars`
 */
export function code128(text: string): string {
  const odd = text.length % 2 ? text.slice(-1) : '';
  const symbols = /^\d{2,}$/.test(text)
    ? [START_C, ...(text.match(/\d\d/g) ?? []).map(Number), ...(odd ? [TO_B, ...inSetB(odd)] : [])]
    : [START_B, ...inSetB(text)];
  const check = symbols.reduce((sum, symbol, at) => sum + symbol * at);
  return [...symbols, check % 103].map(modulesOf).join('') + STOP;
}
