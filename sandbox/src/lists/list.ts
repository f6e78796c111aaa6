/** A list of a table's rows in the control API. The contract has no lists. */
import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { RawBuilder, Selectable } from 'kysely';
import { runDue } from '../clock/run.js';
import { listOf, route } from '../openapi/route.js';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';
import { pageOf, pageQuery, type TableList } from './page.js';

interface List<Name extends keyof Schema, View extends z.ZodType> extends TableList<Name> {
  readonly operationId: string;
  readonly view: View;
  readonly show: (rows: Selectable<Schema[Name]>[], world: World) => z.output<View>[] | Promise<z.output<View>[]>;
  /** The number of rows without a `limit`; 100 if absent. */
  readonly latest?: number;
  /** The condition of the rows. */
  readonly only?: RawBuilder<unknown>;
}

export function list<Name extends keyof Schema, View extends z.ZodType>(
  app: OpenAPIHono,
  { operationId, view, show, latest = 100, only, ...table }: List<Name, View>,
): void {
  route(app, `GET /sandbox/${table.table}`, {
    operationId,
    tag: 'Lists',
    summary: `List ${table.table.replaceAll('_', ' ')}`,
    description: 'Returns the newest rows. Jobs that are due run first.',
    query: pageQuery(latest),
    view: listOf(view),
    handle: async ({ world, query }) => {
      await runDue(world);
      return { object: 'list' as const, data: await show(await pageOf(world, table, query, only), world) };
    },
  });
}
