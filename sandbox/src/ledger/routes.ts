/** The balance, for developers and tests. The contract has no list of balance transactions and no settlements. */
import { sql } from 'kysely';
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { runDue } from '../clock/run.js';
import { pageOf, pageQuery } from '../lists/page.js';
import { showAmount } from '../money.js';
import { listOf, route } from '../openapi/route.js';
import { BalanceTransaction, showBalanceTransaction } from '../views/balance-transaction.js';
import { currencyText, signedAmountText } from '../views/fields.js';
import { readBalance } from './balance.js';
import { moveMoney, MovementRequest } from './manual.js';
import { BALANCE_CURRENCY } from './write.js';
import { transact } from '../world.js';

const MOVEMENTS = {
  table: 'balance_transactions',
  order: 'time_created',
  columns: ['id', 'status', 'type', 'source_id', 'source_amount', 'amount', 'net'],
} as const;

const Balance = z
  .strictObject({
    object: z.literal('balance'),
    currency: currencyText(),
    available: signedAmountText(),
    pending: signedAmountText(),
  })
  .openapi('Balance');

const MovementQuery = pageQuery(100).extend({
  source_id: z
    .string()
    .optional()
    .openapi({ param: { description: 'The ID of a payment, a refund, or another source' } }),
});

export function ledger(app: OpenAPIHono): void {
  route(app, 'GET /sandbox/balance', {
    operationId: 'retrieveBalance',
    tag: 'Balance',
    summary: 'Read the balance',
    description: 'Returns the money on the account.',
    view: Balance,
    handle: async ({ world }) => {
      await runDue(world);
      const { available, pending } = await readBalance(world.db);
      return {
        object: 'balance' as const,
        currency: BALANCE_CURRENCY,
        available: showAmount(available, BALANCE_CURRENCY),
        pending: showAmount(pending, BALANCE_CURRENCY),
      };
    },
  });

  route(app, 'GET /sandbox/balance_transactions', {
    operationId: 'listBalanceTransactions',
    tag: 'Lists',
    summary: 'List balance transactions',
    description: 'Returns the newest, of one source or of all.',
    query: MovementQuery,
    view: listOf(BalanceTransaction),
    handle: async ({ world, query: { source_id, ...query } }) => {
      const only = source_id === undefined ? undefined : sql`source_id = ${source_id.replaceAll('\0', '')}`;
      const rows = await pageOf(world, MOVEMENTS, query, only);
      return { object: 'list' as const, data: rows.map(showBalanceTransaction) };
    },
  });

  route(app, 'POST /sandbox/balance_transactions', {
    operationId: 'moveMoney',
    tag: 'Balance',
    summary: 'Move money without a payment',
    description: 'Makes a settlement, a payout or an adjustment, or reverses a settlement.',
    body: MovementRequest,
    view: BalanceTransaction,
    refused: [404],
    handle: async ({ world, body }) => showBalanceTransaction(await transact(world, (world) => moveMoney(world, body))),
  });
}
