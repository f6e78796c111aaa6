/** Movements without a payment. In a real service, the bank, the account owner or support staff starts them. */
import { Big } from 'big.js';
import { z } from '@hono/zod-openapi';
import { notFound, paramError } from '../errors.js';
import type { BalanceTransactionRow } from '../store/rows.js';
import { readAmount } from '../money.js';
import { long, short } from '../resources/fields.js';
import { newId, type Atomic } from '../world.js';
import { BALANCE_CURRENCY, writeMovement } from './write.js';

const amount = z.string();
const description = long().optional();

export const MovementRequest = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['settlement', 'payout']), amount, description }),
    z.strictObject({ type: z.literal('adjustment'), amount, description }),
    z.strictObject({ type: z.enum(['settlement_cancel', 'settlement_failure']), source_id: short(), description }),
  ])
  .openapi('MovementRequest', { examples: [{ type: 'payout', amount: '100.00', description: 'November' }] });

type MovementInput = z.infer<typeof MovementRequest>;

const PREFIXES = { settlement: 'stl', payout: 'po', adjustment: 'adj' } as const;

/** Settlements and payouts are negative, adjustments have either sign, and a failed settlement is credited again. */
export async function moveMoney(world: Atomic, input: MovementInput): Promise<BalanceTransactionRow> {
  const { type, description = null } = input;
  const moved =
    'source_id' in input
      ? await settlementToReverse(world, input.source_id)
      : { source_id: newId(world, PREFIXES[input.type]), amount: signed(input) };
  return writeMovement(world, {
    type,
    source_id: moved.source_id,
    amount: moved.amount,
    source_amount: moved.amount,
    source_amount_local: moved.amount,
    source_currency: BALANCE_CURRENCY,
    source_currency_local: BALANCE_CURRENCY,
    fx_from_source_converted: '1',
    fx_from_pricing_converted: '1',
    fees: [],
    available: world.now(),
    description,
  });
}

function signed({ type, amount }: Extract<MovementInput, { amount: string }>): string {
  const negative = type === 'adjustment' && amount.startsWith('-');
  const value = readAmount(negative ? amount.slice(1) : amount, BALANCE_CURRENCY);
  return type === 'adjustment' && !negative ? value : `-${value}`;
}

/** The settlement to reverse, locked so that it is reversed only once. @throws {ApiError} 404, or 400 if it is reversed already */
async function settlementToReverse({ db }: Atomic, id: string): Promise<{ source_id: string; amount: string }> {
  const rows = await db
    .selectFrom('balance_transactions')
    .select(['id', 'type', 'source_id', 'amount'])
    .where((where) => where.or([where('id', '=', id), where('source_id', '=', id)]))
    .orderBy('time_created')
    .forUpdate()
    .execute();
  const settlement = rows.find((row) => row.type === 'settlement');
  if (!settlement) throw notFound('settlement', id);
  const reversal = await db
    .selectFrom('balance_transactions')
    .select('type')
    .where('source_id', '=', settlement.source_id)
    .where('type', 'in', ['settlement_cancel', 'settlement_failure'])
    .executeTakeFirst();
  if (reversal) throw paramError('source_id', `settlement ${id} is reversed already: ${reversal.type}`);
  return { source_id: settlement.source_id, amount: new Big(settlement.amount).neg().toFixed() };
}
