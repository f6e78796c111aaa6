/** The payload of an event: its resource as the API shows it. */
import type {
  BalanceTransactionRow,
  CustomerRow,
  MandateRow,
  PaymentRow,
  RefundRow,
  SubscriptionRow,
} from '../store/rows.js';
import { showBalanceTransaction } from '../views/balance-transaction.js';
import { showCustomer } from '../views/customer.js';
import { showMandate } from '../views/mandate.js';
import { showPayment } from '../views/payment.js';
import { showRefund } from '../views/refund.js';
import { showSubscription } from '../views/subscription.js';
import type { EventType } from './types.js';

interface Rows {
  balance_transaction: BalanceTransactionRow;
  customer: CustomerRow;
  mandate: MandateRow;
  payment: PaymentRow;
  refund: RefundRow;
  subscription: SubscriptionRow;
}

type ResourceOf<Type extends EventType> = Type extends `${infer Resource extends keyof Rows}.${string}`
  ? Resource
  : never;

/** The row that an event of the given type is about. */
export type RowOf<Type extends EventType> = Rows[ResourceOf<Type>];

const VIEWS: { readonly [Resource in keyof Rows]: (row: Rows[Resource]) => object } = {
  balance_transaction: showBalanceTransaction,
  customer: showCustomer,
  mandate: showMandate,
  payment: showPayment,
  refund: showRefund,
  subscription: showSubscription,
};

export function payloadOf<Type extends EventType>(type: Type, row: RowOf<Type>): object {
  const [resource] = type.split('.') as [ResourceOf<Type>];
  const view: (row: RowOf<Type>) => object = VIEWS[resource];
  return view(row);
}
