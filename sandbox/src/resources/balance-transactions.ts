/** Balance transactions (contract sections 2.5 and 4.8). */
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { lookAtBalanceTransaction } from '../lifecycle/balance-transaction.js';
import { BalanceTransaction, showBalanceTransaction } from './balance-transaction-view.js';
import { answers, idParam } from './openapi.js';

const retrieve = createRoute({
  method: 'get',
  path: '/v1/balance_transactions/{balance_transactions_id}',
  request: { params: idParam('balance_transactions_id') },
  responses: answers(BalanceTransaction),
});

export function balanceTransactions(app: OpenAPIHono): void {
  app.openapi(retrieve, async (context) => {
    const { balance_transactions_id } = context.req.valid('param');
    const row = await lookAtBalanceTransaction(context.get('world'), balance_transactions_id);
    return context.json(showBalanceTransaction(row), 200);
  });
}
