/** All event types of the sandbox: `<resource>.<change>`. */
export const EVENT_TYPES = [
  'customer.created',
  'customer.updated',
  'mandate.created',
  'mandate.active',
  'mandate.failed',
  'mandate.expired',
  'mandate.revoked',
  'payment.created',
  'payment.paid',
  'payment.failed',
  'payment.expired',
  'payment.refunded',
  'refund.created',
  'refund.refunded',
  'refund.failed',
  'balance_transaction.created',
  'balance_transaction.available',
  'subscription.created',
  'subscription.succeeded',
  'subscription.failed',
  'subscription.canceled',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];
