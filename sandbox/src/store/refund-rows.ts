/** Adds to refunds the fields of their payments. */
import type { Kysely, Selectable } from 'kysely';
import type { RefundRow } from './rows.js';
import type { RefundTable, Schema } from './schema.js';

export async function withPayments(db: Kysely<Schema>, rows: readonly Selectable<RefundTable>[]): Promise<RefundRow[]> {
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

export async function withPayment(db: Kysely<Schema>, row: Selectable<RefundTable>): Promise<RefundRow> {
  const [refund] = await withPayments(db, [row]);
  return refund!;
}
