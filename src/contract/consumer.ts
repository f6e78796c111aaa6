/** Data of the consumer that a payment or a refund needs, in the format of the service. */

/** The payment methods that require data of the customer (contract section 2.1). */
export const CUSTOMER_METHODS = ['ovo_id', 'boleto_br'] as const;

/** The fields of `POST /v1/customers` that some payment methods require (contract section 2.1). */
export interface CustomerFields {
  /** E.164. */
  readonly phone?: string;
  readonly document?: { readonly country: string; readonly type: string; readonly number: string };
  readonly billing_address?: {
    readonly country: string;
    readonly state: string;
    readonly city: string;
    readonly line1: string;
    readonly line2?: string;
    readonly postal_code?: string;
  };
}

/** The `extra` of `POST /v1/refunds` (contract section 4.7); empty for methods that need none. */
export interface RefundExtra {
  readonly country?: string;
  readonly currency?: string;
  readonly bank_name?: string;
  readonly bank_code?: string;
  readonly bank_branch_name?: string;
  readonly bank_branch_code?: string;
  readonly account_type?: string;
  readonly account_holder_name?: string;
  readonly account_number?: string;
  readonly reference?: string;
}
