/** The model's state, and its changes over time. */

export interface Customer {
  id: string;
  reference: string | undefined;
  company: string | null;
  has: ReadonlySet<string>;
}

export interface Mandate {
  id: string;
  customer: Customer;
  method: string;
  status: 'pending' | 'active' | 'failed' | 'expired';
  tries: number;
  expires: number;
  codeExpires: number;
}

export interface Refund {
  id: string;
  minor: bigint;
  localMinor: bigint;
  status: 'pending' | 'refunded' | 'failed';
  ends: number;
  fails: boolean;
}

export interface Payment {
  id: string;
  method: string;
  currency: string;
  minor: bigint;
  localMinor: bigint;
  customer: Customer | null;
  byMandate: boolean;
  status: 'created' | 'paid' | 'failed' | 'expired';
  failure: string | null;
  paid: number | null;
  /** The time at which it expires or is debited. */
  ends: number;
  refunds: Refund[];
}

export class State {
  now = Date.parse('2026-11-21T12:00:00Z');
  customers: Customer[] = [];
  mandates: Mandate[] = [];
  payments: Payment[] = [];
  commands = 0;

  advance(seconds: number): void {
    this.now += seconds * 1_000;
    for (const mandate of this.mandates) {
      if (mandate.status === 'pending' && mandate.expires <= this.now) mandate.status = 'expired';
    }
    for (const payment of this.payments) {
      if (payment.status === 'created' && payment.ends <= this.now) this.#complete(payment);
      for (const refund of payment.refunds) {
        if (refund.status === 'pending' && refund.ends <= this.now)
          refund.status = refund.fails ? 'failed' : 'refunded';
      }
    }
  }

  #complete(payment: Payment): void {
    if (!payment.byMandate) payment.status = 'expired';
    else if (payment.failure) payment.status = 'failed';
    else {
      payment.status = 'paid';
      payment.paid = payment.ends;
    }
  }
}

export const time = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00');
export const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
