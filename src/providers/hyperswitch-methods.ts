/** Names of methods, stores and banks by Hyperswitch's `payment_method_type`. Source: `PaymentMethodType` in its OpenAPI file */
import { entryOf, type Table } from './tables.js';

/** Methods of one country, and their names in the contract. */
const METHODS: Table = {
  boleto: 'boleto_br',
  duit_now: 'duitnow_my',
  multibanco: 'multibanco_pt',
  oxxo: 'oxxo_mx',
  pix: 'pix_br',
  prompt_pay: 'promptpay_th',
  qris: 'qris_id',
  upi: 'upi_in',
  viet_qr: 'vietqr_vn',
};

/**
 * The method as the contract writes it, or else the type itself. Pix and UPI have a type for each way to pay with them:
 * `pix_emv`, `upi_collect`.
 */
export function methodOfType(type: string): string | null {
  return entryOf(METHODS, type.replace(/^(pix|upi)_.*/, '$1')) ?? (type || null);
}

/** The name of a store or bank: `seven_eleven` is Seven Eleven; up to four letters are an abbreviation, such as BCA. */
export const nameOf = (words: string): string =>
  words.length < 5
    ? words.toUpperCase()
    : words.replace(/_/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The bank of a virtual account: `bca_bank_transfer` is BCA, `mandiri_va` is Mandiri. */
export function bankOf(type: string): string | null {
  const name = /^(\w+?)_(bank_transfer|va)$/.exec(type)?.[1];
  return name ? nameOf(name) : null;
}
