/** A cash voucher, derived from the reference of contract section 4.5. */
import { groupReference, isScannable } from './cash-voucher.js';
import { knownName } from './method-name.js';
import { isPlain, plainText } from './plain-text.js';
import type { SlipFacts, SlipLine } from './slip.js';
import type { Warning } from './warning.js';

export interface VoucherSlip {
  readonly line: SlipLine;
  /** The names of the stores that take it; null if unknown. */
  readonly stores: string | null;
  /** Text to encode as a barcode; null if a scanner could not read it. */
  readonly barcode: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly warning: Warning | null;
}

/** @param method the payment method, which may be a store; null if unknown */
export function voucherSlip(
  { reference = '', store }: Readonly<Record<string, string>>,
  { amount, currency }: Pick<SlipFacts, 'amount' | 'currency'>,
  method: string | null,
): VoucherSlip {
  // Spaces only group the digits: no chain's reference contains one.
  const code = reference.replace(/\s/g, '');
  const plain = isPlain(reference);
  return {
    line: {
      field: 'reference',
      shown: /^\d+$/.test(code) ? groupReference(code) : plainText(reference),
      copied: reference,
    },
    stores: plainText(store ?? knownName(method ?? '') ?? '') || null,
    barcode: plain && isScannable(code) ? code : null,
    amount,
    currency,
    warning: plain ? null : { code: 'hidden-characters', field: 'reference' },
  };
}
