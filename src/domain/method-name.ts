import { plainText } from './plain-text.js';

/** Names that are the same in every language, and that the contract's methods have. */
const APPS = ['DANA', 'GCash', 'GoPay', 'GrabPay', 'Mercado Pago', 'OVO', 'ShopeePay', 'TrueMoney'];
const NAMES = [...APPS, 'Boleto', 'Direct debit', 'OXXO', 'PayNow', 'Pix', 'PromptPay', 'QRIS', 'UPI'];

/** The words of an identifier `<method>_<country code>`. */
const wordsOf = (method: string) =>
  method
    .replace(/_[a-z]{2}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();

/** Returns the name of a well-known method; undefined for another one. @param method `<method>_<country code>` */
export function knownName(method: string): string | undefined {
  const words = wordsOf(method);
  return NAMES.find((name) => name.toLowerCase().replace(' ', '') === words);
}

/** Returns the name of the app of a well-known method; undefined for another one. */
export function appName(method: string): string | undefined {
  return APPS.find((name) => name === knownName(method));
}

/**
 * Returns a readable name of a payment method: `pix_br` is Pix, `some_wallet_ph` is Some wallet. The contract does not
 * enumerate the methods (section 2). Invisible characters are left out.
 * @param method `<method>_<country code>`
 */
export function methodName(method: string): string {
  const words = plainText(wordsOf(method));
  return knownName(method) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
