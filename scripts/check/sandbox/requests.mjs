/** Requests of every kind, to compare their times in small and large stores. */
import { filledId } from './rows.mjs';

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {(store: { count: number, next: () => number, ids: readonly string[] }) => { path: string, body?: object }} request
 *   `next` counts from 0 for each kind; `ids` are payments that are not paid
 */

/** A number of a filled row in the middle of the store, another one each time. */
const middle = (/** @type {number} */ count, /** @type {number} */ number) =>
  Math.floor(count / 2) + (number % 40) * 10;

const PAYMENT = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };

/** @type {readonly Kind[]} */
export const KINDS = [
  { name: 'POST /v1/customers', request: () => ({ path: '/v1/customers', body: { first_name: 'Ana' } }) },
  {
    name: 'GET /v1/customers/:id',
    request: ({ count, next }) => ({ path: `/v1/customers/${filledId('cst', middle(count, next()) / 10)}` }),
  },
  {
    name: 'POST /v1/customers/:id/mandates',
    request: ({ count, next }) => ({
      path: `/v1/customers/${filledId('cst', (middle(count, 0) + 10 * Math.floor(next() / 4)) / 10)}/mandates`,
      body: { payment_method: 'ewallet_kr' },
    }),
  },
  { name: 'POST /v1/payments', request: () => ({ path: '/v1/payments', body: PAYMENT }) },
  {
    name: 'POST /v1/payments with customer_id',
    request: ({ count, next }) => ({
      path: '/v1/payments',
      body: { ...PAYMENT, customer_id: filledId('cst', middle(count, next()) / 10) },
    }),
  },
  {
    name: 'POST /v1/payments with mandate_id',
    request: ({ count, next }) => ({
      path: '/v1/payments',
      body: {
        payment_method: 'ewallet_id',
        currency: 'IDR',
        amount: '9000',
        mandate_id: filledId('mdt', middle(count, next()) / 10),
      },
    }),
  },
  {
    name: 'GET /v1/payments/:id',
    request: ({ count, next }) => ({ path: `/v1/payments/${filledId('pm', middle(count, next()))}` }),
  },
  {
    name: 'POST /sandbox/payments/:id/pay',
    request: ({ ids, next }) => ({ path: `/sandbox/payments/${ids[next()]}/pay`, body: {} }),
  },
  {
    name: 'POST /v1/refunds',
    request: ({ count, next }) => ({
      path: '/v1/refunds',
      body: { payment_id: filledId('pm', middle(count, next()) + 2), amount: '0.01', currency: 'BRL' },
    }),
  },
  {
    name: 'GET /v1/balance_transactions/:id',
    request: ({ count, next }) => ({ path: `/v1/balance_transactions/${filledId('txn', middle(count, next()) + 2)}` }),
  },
  ...[
    '/sandbox',
    '/sandbox/payments',
    '/sandbox/mandates',
    '/sandbox/customers',
    '/sandbox/refunds',
    '/sandbox/subscriptions',
    '/sandbox/balance',
    '/sandbox/balance_transactions',
    '/sandbox/events',
    '/sandbox/deliveries',
    '/sandbox/deliveries?status=failed',
    '/sandbox/deliveries?status=pending',
    '/sandbox/webhook_endpoints',
    '/sandbox/payments?search=filled',
  ].map((path) => ({ name: `GET ${path}`, request: () => ({ path }) })),
  {
    name: 'GET /sandbox/payments?after=',
    request: ({ count, next }) => ({ path: `/sandbox/payments?after=${filledId('pm', middle(count, next()))}` }),
  },
  {
    name: 'GET /sandbox/payments?search= of an id',
    request: ({ count, next }) => ({ path: `/sandbox/payments?search=${filledId('pm', middle(count, next()))}` }),
  },
  {
    name: 'GET /sandbox/events?search= without a result',
    request: () => ({ path: '/sandbox/events?search=nothing-has-this-text' }),
  },
  {
    name: 'GET /sandbox/balance_transactions?source_id=',
    request: ({ count, next }) => ({
      path: `/sandbox/balance_transactions?source_id=${filledId('pm', middle(count, next()) + 2)}`,
    }),
  },
  {
    name: 'GET /sandbox/deliveries?event_id=',
    request: ({ count, next }) => ({ path: `/sandbox/deliveries?event_id=${filledId('evt', middle(count, next()))}` }),
  },
  {
    name: 'POST /sandbox/clock/advance',
    request: () => ({ path: '/sandbox/clock/advance', body: { seconds: 1 } }),
  },
];
