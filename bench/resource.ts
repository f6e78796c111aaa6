/** A payment or mandate, as the service returns it. Only the fields that the compared pages use are declared. */
export interface Resource {
  readonly id: string;
  readonly object: 'payment' | 'mandate';
  readonly status: string;
  readonly payment_method: string;
  readonly time_created: string;
  readonly action: {
    readonly type: string;
    readonly display_qr_code?: { readonly data: string };
    readonly display_details?: Readonly<Record<string, string>>;
  };
}

export interface Payment extends Resource {
  readonly time_expired: string;
  readonly amount: string;
  readonly currency: string;
}
