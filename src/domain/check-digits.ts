/** Check digits of payment instruments. Input and output are decimal digits. */

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

/** For a field of a linha digitável: weights 2 and 1 from the right, digits of products added. Source: FEBRABAN. */
export function mod10(digits: string): string {
  const sum = digitsOf(digits)
    .reverse()
    .map((digit, index) => digit * (index % 2 ? 1 : 2))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return String((10 - (sum % 10)) % 10);
}

/** For the barcode of a bank boleto: weights 2 to 9 from the right; 0, 10 and 11 become 1. Source: FEBRABAN. */
export function mod11(digits: string): string {
  const check = 11 - (mod11Sum(digits) % 11);
  return String(check > 9 ? 1 : check);
}

/** For a convênio whose third digit is 8 or 9: weights 2 to 9 from the right; 10 and 11 become 0. Source: FEBRABAN. */
export function mod11Convenio(digits: string): string {
  const rest = mod11Sum(digits) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

function mod11Sum(digits: string): number {
  return digitsOf(digits)
    .reverse()
    .reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0);
}
