/** Endpoint for balance transactions (contract sections 2.5 and 4.8). */
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { readBalanceTransaction } from '../lifecycle/balance-transaction.js';
import { BalanceTransaction, showBalanceTransaction } from '../views/balance-transaction.js';
import { idParam, responses } from '../openapi/route.js';

const retrieve = createRoute({
  method: 'get',
  path: '/v1/balance_transactions/{balance_transactions_id}',
  tags: ['Balance transactions'],
  operationId: 'retrieveBalanceTransaction',
  summary: 'Retrieve a balance transaction',
  description: 'Returns one movement of money on the account.',
  request: { params: idParam('balance_transactions_id') },
  responses: responses(BalanceTransaction),
});

export function balanceTransactions(app: OpenAPIHono): void {
  app.openapi(retrieve, async (context) => {
    const { balance_transactions_id } = context.req.valid('param');
    const row = await readBalanceTransaction(context.get('world'), balance_transactions_id);
    return context.json(showBalanceTransaction(row), 200);
  });
}
