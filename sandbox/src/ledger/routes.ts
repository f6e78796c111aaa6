/** The balance, for developers and tests. The contract has no list of balance transactions and no settlements. */
import { sql } from 'kysely';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { runDue } from '../clock/run.js';
import { pageOf, readQuery } from '../lists/page.js';
import { showAmount } from '../money.js';
import { showBalanceTransaction } from '../views/balance-transaction.js';
import { readInput } from '../resources/input.js';
import type { World } from '../world.js';
import { readBalance } from './balance.js';
import { moveMoney, MovementRequest } from './manual.js';
import { BALANCE_CURRENCY } from './write.js';

const LATEST = '100';
const MOVEMENTS = {
  table: 'balance_transactions',
  order: 'time_created',
  columns: ['id', 'status', 'type', 'source_id', 'source_amount', 'amount', 'net'],
} as const;

export function ledger(app: OpenAPIHono, world: World): void {
  app.get('/sandbox/balance', async (context) => {
    await runDue(world);
    const { available, pending } = await readBalance(world.db);
    return context.json({
      object: 'balance',
      currency: BALANCE_CURRENCY,
      available: showAmount(available, BALANCE_CURRENCY),
      pending: showAmount(pending, BALANCE_CURRENCY),
    });
  });

  app.get('/sandbox/balance_transactions', async (context) => {
    const { source_id, ...rest } = context.req.query();
    const query = readQuery({ limit: LATEST, ...rest });
    const only = source_id === undefined ? undefined : sql`source_id = ${source_id.replaceAll('\0', '')}`;
    const rows = await pageOf(world, MOVEMENTS, query, only);
    return context.json({ object: 'list', data: rows.map(showBalanceTransaction) });
  });

  app.post('/sandbox/balance_transactions', async (context) => {
    const input = readInput(MovementRequest, await context.req.text());
    const row = await world.transaction((transaction) => moveMoney(transaction, world, input));
    return context.json(showBalanceTransaction(row));
  });
}
