/** Endpoint for balance transactions (contract sections 2.5 and 4.8). */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { readBalanceTransaction } from '../lifecycle/balance-transaction.js';
import { route } from '../openapi/route.js';
import { BalanceTransaction, showBalanceTransaction } from '../views/balance-transaction.js';

export function balanceTransactions(app: OpenAPIHono): void {
  route(app, 'GET /v1/balance_transactions/{balance_transactions_id}', {
    operationId: 'retrieveBalanceTransaction',
    tag: 'Balance transactions',
    summary: 'Retrieve a balance transaction',
    description: 'Returns one movement of money on the account.',
    view: BalanceTransaction,
    handle: async ({ world, id }) => showBalanceTransaction(await readBalanceTransaction(world, id)),
  });
}
