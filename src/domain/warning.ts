/** What may look wrong with an instrument. The step goes on: what the service sent is shown and copied all the same. */
export type WarningCode =
  /** Its check digits, its CRC or its shape say that it is damaged. */
  | 'invalid-code'
  /** Two fields that should say the same do not. */
  | 'conflicting-codes'
  /** It asks for another amount than the payment. */
  | 'amount-mismatch'
  /** The account is not at the bank that is named. */
  | 'bank-mismatch'
  /** It has characters that cannot be seen. */
  | 'hidden-characters';

export interface Warning {
  readonly code: WarningCode;
  /** Of `display_details` or `display_qr_code`. */
  readonly field: string;
}
