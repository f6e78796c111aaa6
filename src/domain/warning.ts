/** Possible problems with an instrument. They do not block the step: the received values are still shown and copied. */
export type WarningCode =
  /** Check digits, CRC or format are wrong. */
  | 'invalid-code'
  /** Two fields that should be equal are not. */
  | 'conflicting-codes'
  /** The amount differs from that of the payment. */
  | 'amount-mismatch'
  /** The account does not belong to the named bank. */
  | 'bank-mismatch'
  /** The value contains invisible characters. */
  | 'hidden-characters';

export interface Warning {
  readonly code: WarningCode;
  /** A field of `display_details` or `display_qr_code`. */
  readonly field: string;
  /** The amount in the field, if that is what differs. */
  readonly price?: { readonly amount: string; readonly currency: string };
}
