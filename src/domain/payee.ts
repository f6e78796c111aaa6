/** Who is paid, as a label, a value, its part, and the names in it. */
import { plainText } from './plain-text.js';

/**
 * Returns who is paid. The bank may show a name that the consumer does not know, so the shop's name is beside it.
 * @param seller the name of the shop; empty if unknown
 * @param payee the name of the account
 * @param label for the payee alone
 */
export function payeeFact(
  seller: string,
  payee: string | null | undefined,
  label: string,
  strings: { readonly seller: string; readonly payeeShown: (seller: string, payee: string) => string },
): [label: string, value: string | null, part: 'payee', before: '', names: readonly string[]] {
  const [shop, account] = [plainText(String(seller)), plainText(payee ?? '')];
  const isSame = shop.toLowerCase() === account.toLowerCase();
  return shop && account && !isSame
    ? [strings.seller, strings.payeeShown(shop, account), 'payee', '', [shop, account]]
    : [label, account || null, 'payee', '', []];
}
