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
  status: 'pending' | 'active' | 'failed' | 'expired' | 'revoked';
  /** In the smallest unit of the method's currency. */
  balance: bigint;
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
  /** The mandate that is debited. */
  mandate: Mandate | null;
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
    const payments = this.payments.filter(({ status, ends }) => status === 'created' && ends <= this.now);
    const refunds = this.payments.flatMap((payment) =>
      payment.refunds
        .filter(({ status, ends }) => status === 'pending' && ends <= this.now)
        .map((refund) => ({ turn: 1, ends: refund.ends, id: refund.id, run: () => this.#refund(payment, refund) })),
    );
    const debits = payments.map((payment) => ({
      ...{ turn: 0, ends: payment.ends, id: payment.id },
      run: () => this.#complete(payment),
    }));
    // In the service's order, since a refund may cover a later debit.
    [...debits, ...refunds]
      .sort((a, b) => a.ends - b.ends || a.turn - b.turn || (a.id < b.id ? -1 : 1))
      .forEach(({ run }) => run());
  }

  #refund(payment: Payment, refund: Refund): void {
    refund.status = refund.fails ? 'failed' : 'refunded';
    if (!refund.fails && payment.mandate) payment.mandate.balance += refund.localMinor;
  }

  #complete(payment: Payment): void {
    const { mandate } = payment;
    if (!mandate) return void (payment.status = 'expired');
    if (mandate.status !== 'active') payment.failure = 'mandate_inactive';
    else if (!payment.failure && mandate.balance < payment.localMinor) payment.failure = 'insufficient_funds';
    payment.status = payment.failure ? 'failed' : 'paid';
    if (payment.failure) return;
    mandate.balance -= payment.localMinor;
    payment.paid = payment.ends;
  }
}

export const time = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00');
export const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
