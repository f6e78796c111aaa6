/** A published object of a provider, and what its adapter returns for it. */
import type { Mandate, Payment } from '../../../src/contract/index.js';
import type { PayErrorCode } from '../../../src/errors.js';

export interface Vector<Given> {
  readonly name: string;
  /** The URL at which the object is published. */
  readonly source: string;
  /** SPDX identifier of that text's licence, or `quoted` for a short quotation of documentation. */
  readonly licence: string;
  /** The values that were changed or filled in. */
  readonly note?: string;
  readonly given: Given;
  /** The fields to compare; others may have any value. Or the error that is thrown. */
  readonly expected: Partial<Payment> | Partial<Mandate> | { readonly error: PayErrorCode; readonly message: RegExp };
}
