import { plainText } from '../../domain/plain-text.js';
import type { CoreStrings, PayeeStrings } from '../../locales/strings.js';
import type { Fact } from './facts.js';

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
  strings: CoreStrings & PayeeStrings,
): Fact {
  const [shop, account] = [plainText(String(seller)), plainText(payee ?? '')];
  const isSame = shop.toLowerCase() === account.toLowerCase();
  return shop && account && !isSame
    ? [strings.seller, strings.payeeShown(shop, account), 'payee']
    : [label, account || null, 'payee'];
}
