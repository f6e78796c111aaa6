import type { Guide, InstrumentStrings } from '../../locales/strings.js';

/** Returns the instructions to pay an instrument of another payment provider; null if its fields do not show how it is paid. */
export function instrumentGuide(
  { iban, account_number, payment_code, entity, bill_key }: Readonly<Record<string, string>>,
  { instrumentGuides: { transfer, store, bill } }: Pick<InstrumentStrings, 'instrumentGuides'>,
): Guide | null {
  if (iban || account_number) return transfer;
  return payment_code ? store : entity || bill_key ? bill : null;
}
