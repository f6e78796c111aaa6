/** The fixtures that cause each type of event. */
import { randomUUID } from 'node:crypto';
import type { EventType } from '../events/types.js';
import { methodOf } from '../methods.js';
import { CUSTOMER as EXAMPLE } from '../resources/example.js';
import { needsAccount } from '../resources/refund-extra.js';

/** The options of `trigger` that choose what is made. */
export interface Choices {
  readonly method?: string | undefined;
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string | undefined;
  /** A payment by a mandate of the method. */
  readonly debit?: boolean | undefined;
}

const PAYMENT_CHOICES = ['method', 'amount', 'currency', 'reference', 'debit'] as const;
/** The choices that the events of a resource have. */
const CHOICES: Readonly<Record<string, readonly (keyof Choices)[]>> = {
  customer: ['reference'],
  mandate: ['method', 'reference'],
  payment: PAYMENT_CHOICES,
  refund: PAYMENT_CHOICES,
  balance_transaction: PAYMENT_CHOICES,
  subscription: ['method', 'amount', 'currency'],
};

const WALLET = 'ewallet_id';
const TWO_DAYS = 2 * 86_400;
const MONTH = 30 * 86_400;
/** Magic amounts: see docs/sandbox.md. */
const INSUFFICIENT_FUNDS = '9011';
const REFUND_REJECTED = '9023';
const FIXED: Partial<Record<EventType, string>> = {
  'refund.failed': REFUND_REJECTED,
  'subscription.failed': INSUFFICIENT_FUNDS,
};

/** A customer with the data that every method needs. */
const CUSTOMER = { ...EXAMPLE, phone: '+6281234567890' };
/** The consumer's bank account, for refunds of methods that need one. */
const ACCOUNT = {
  country: 'BR',
  currency: 'BRL',
  bank_name: 'Banco Exemplo',
  bank_code: '001',
  bank_branch_code: '0001',
  account_type: 'checking',
  account_holder_name: 'Ana Souza',
  account_number: '12345-6',
};

/** The lists of a fixtures file. */
export type Scenario = Readonly<
  Partial<Record<'customers' | 'mandates' | 'payments' | 'subscriptions', readonly object[]>>
>;

/** @throws {Error} with a message of one line, if the event does not have one of the choices */
export function scenarioOf(type: EventType, choices: Choices): Scenario {
  const [resource = '', change = ''] = type.split('.');
  const allowed = CHOICES[resource]!;
  for (const [name, value] of Object.entries(choices) as [keyof Choices, Choices[keyof Choices]][])
    if (value !== undefined && !allowed.includes(name)) throw new Error(`${type} has no --${name}.`);
  if (choices.amount !== undefined && FIXED[type] !== undefined)
    throw new Error(`${type} has no --amount: the amount ${FIXED[type]} causes it.`);
  switch (resource) {
    case 'customer':
      return { customers: [{ ...CUSTOMER, reference: choices.reference }] };
    case 'mandate':
      return withMandate(choices, change === 'created' ? 'pending' : change, choices.reference);
    case 'subscription':
      return subscription(type, choices);
    default:
      return payment(type, choices);
  }
}

/** The customer's `reference` links the resources of a file. */
const newReference = () => `trigger-${randomUUID().slice(0, 8)}`;

function withMandate({ method = WALLET }: Choices, status: string, reference: string | undefined): Scenario {
  const customer = newReference();
  return {
    customers: [{ ...CUSTOMER, reference: customer }],
    mandates: [{ customer, reference, payment_method: method, status }],
  };
}

function subscription(type: EventType, choices: Choices): Scenario {
  const { method = WALLET, amount = FIXED[type] ?? '10', currency = methodOf(method).currency } = choices;
  const mandate = newReference();
  // The first debit settles after two seconds.
  const seconds_ago = type === 'subscription.succeeded' || type === 'subscription.failed' ? 2 : 0;
  const status = type === 'subscription.canceled' ? 'canceled' : 'active';
  return {
    ...withMandate(choices, 'active', mandate),
    subscriptions: [{ mandate, amount, currency, interval_seconds: MONTH, status, seconds_ago }],
  };
}

/** The status that the payment has in the end; paid for refunds and movements of money. */
const STATUSES: Partial<Record<EventType, string>> = {
  'payment.created': 'created',
  'payment.failed': 'failed',
  'payment.expired': 'expired',
};

function payment(type: EventType, choices: Choices): Scenario {
  const { debit } = choices;
  const { method = debit ? WALLET : 'pix_br', currency, reference } = choices;
  const { amount = (debit && type === 'payment.failed' ? INSUFFICIENT_FUNDS : FIXED[type]) ?? '10' } = choices;
  const { needs } = methodOf(method);
  const mandate = debit ? newReference() : undefined;
  const customer = !debit && needs.length ? newReference() : undefined;
  const refunded = type === 'payment.refunded' || type.startsWith('refund.');
  return {
    ...(mandate === undefined ? {} : withMandate(choices, 'active', mandate)),
    ...(customer === undefined ? {} : { customers: [{ ...CUSTOMER, reference: customer }] }),
    payments: [
      {
        payment_method: method,
        amount,
        currency,
        reference,
        customer,
        mandate,
        status: STATUSES[type] ?? 'paid',
        refunds: refunded ? [needsAccount(method) ? { extra: ACCOUNT } : {}] : [],
        // Money is available after two days.
        seconds_ago: type === 'balance_transaction.available' ? TWO_DAYS : undefined,
      },
    ],
  };
}
