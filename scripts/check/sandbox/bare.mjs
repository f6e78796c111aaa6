/**
 * The least that a service on the same libraries can do: one query and its row as JSON, without validation, headers, events
 * and the clock. `DATABASE_URL` names the PostgreSQL, or `DATA_DIR` the folder of a PGlite.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const { DATABASE_URL, DATA_DIR = '' } = process.env;

/** @returns {Promise<{ query(text: string, values: string[]): Promise<{ rows: unknown[] }> }>} */
async function open() {
  if (DATABASE_URL)
    return new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c search_path=pay_sandbox' });
  return PGlite.create(join(DATA_DIR, 'db'));
}

const store = await open();
const app = new Hono();
app.get('/v1/payments/:id', async (context) => {
  const { rows } = await store.query('select * from payments where id = $1', [context.req.param('id')]);
  return context.json(rows[0]);
});
const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`  Service   http://127.0.0.1:${port}/v1/`);
});
process.on('SIGTERM', () => process.exit());
