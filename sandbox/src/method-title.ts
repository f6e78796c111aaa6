/** Names of payment methods on the pages for consumers and developers. */
import { knownMethod, type MethodKind } from '../../src/domain/payment-method.js';

const KINDS: Readonly<Record<MethodKind, string>> = {
  card: 'Card',
  wallet: 'Mobile wallet',
  voucher: 'Cash voucher',
  transfer: 'Bank transfer',
  directDebit: 'Direct debit',
  onlineBanking: 'Online banking',
  virtualAccount: 'Virtual account',
  convenienceStore: 'Convenience store',
  sepaTransfer: 'SEPA transfer',
  wireTransfer: 'Wire transfer',
  achTransfer: 'ACH transfer',
};

/** Returns the brand or the kind: `pix_br` is Pix, `card_ru` is Card. @param method `<method>_<country code>` */
export function methodTitle(method: string): string {
  const { name, kind } = knownMethod(method);
  return kind ? KINDS[kind] : name;
}
