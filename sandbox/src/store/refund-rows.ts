/** Adds to refunds the fields of their payments. */
import type { World } from '../world.js';
import type { RefundRow, Row } from './rows.js';

export async function withPayments({ db }: Pick<World, 'db'>, rows: readonly Row<'refunds'>[]): Promise<RefundRow[]> {
  if (!rows.length) return [];
  const ids = [...new Set(rows.map(({ payment_id }) => payment_id))];
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'payment_method', 'reference'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return rows.map((row) => {
    const { payment_method, reference } = byId.get(row.payment_id)!;
    return { ...row, payment_method, payment_reference: reference };
  });
}

export async function withPayment(world: Pick<World, 'db'>, row: Row<'refunds'>): Promise<RefundRow> {
  const [refund] = await withPayments(world, [row]);
  return refund!;
}
