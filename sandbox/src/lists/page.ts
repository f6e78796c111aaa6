/** Reads one page of a table, newest rows first. */
import { z } from '@hono/zod-openapi';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { notFound } from '../errors.js';
import { short } from '../resources/fields.js';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';

/** @param latest the number of rows without a `limit` */
export const pageQuery = (latest: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(1_000).default(latest),
    after: short()
      .optional()
      .openapi({ param: { description: 'The ID of the last row of the previous page' } }),
    search: short()
      .optional()
      .openapi({ param: { description: 'Part of an ID, a status, or another searched field' } }),
  });

export type PageQuery = z.infer<ReturnType<typeof pageQuery>>;

/** The newest rows, which a search for a part of a text reads: reading a large table takes seconds. */
export const SEARCHED_ROWS = 2_000;

/** SQL that is true if a column contains the text, ignoring case, or if there is no text. */
export function matches(columns: readonly string[], search: string | undefined): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`;
  const texts = sql.join(columns.map((column) => sql.ref(column)));
  // Separated by U+0001, so that a match is within one column.
  return sql<boolean>`strpos(lower(concat_ws(chr(1), ${texts})), ${search.toLowerCase()}) > 0`;
}

export interface TableList<Name extends keyof Schema> {
  readonly table: Name;
  /** The columns that a search reads in the newest rows. */
  readonly columns: readonly string[];
  /** Columns with an index, in which a search finds the same text in all rows; the id if absent. */
  readonly indexed?: readonly string[];
  /** The column to order by, before the id. */
  readonly order: 'sequence' | 'time_created';
}

/** @throws {ApiError} 404 if `after` names no row */
export async function pageOf<Name extends keyof Schema>(
  { db }: World,
  { table, columns, indexed = ['id'], order }: TableList<Name>,
  { limit, after, search }: PageQuery,
  only: RawBuilder<unknown> = sql`true`,
): Promise<Selectable<Schema[Name]>[]> {
  const name = sql.table(table);
  const by = sql.ref(order);
  const key = after === undefined ? null : await sql`select 1 from ${name} where id = ${after}`.execute(db);
  if (after !== undefined && !key?.rows.length) throw notFound('row of the list', after);
  const older =
    after === undefined ? sql`true` : sql`(${by}, id) < (select ${by}, id from ${name} where id = ${after})`;
  const newestFirst = (limit: number) => sql`order by ${by} desc, id desc limit ${limit}`;
  const newest = (limit: number) => sql`select * from ${name} where ${only} and ${older} ${newestFirst(limit)}`;
  const same = sql.join(
    indexed.map((column) => sql`${sql.ref(column)} = ${search}`),
    sql` or `,
  );
  const page = search
    ? sql`
      select distinct on (${by}, id) * from (
        (select * from (${newest(SEARCHED_ROWS)}) newest where ${matches(columns, search)} ${newestFirst(limit)})
        union all
        (select * from ${name} where ${only} and ${older} and (${same}) ${newestFirst(limit)})
      ) found ${newestFirst(limit)}`
    : newest(limit);
  const { rows } = await (page as RawBuilder<Selectable<Schema[Name]>>).execute(db);
  return rows;
}
