/** Sends statements to a PGlite. */
import { messages, parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { PostgresQueryResult } from 'kysely';

const { serialize } = protocol;

/** The most statements to keep prepared. Statements with lists of values have many forms. */
const MAX_PREPARED = 200;

/**
 * The only session of a PGlite. A statement takes one call, with all of its protocol messages: `PGlite.query()` takes six, and
 * each enters the WebAssembly. Statements stay prepared. One caller at a time may use the session.
 * @returns a function that runs a statement. It throws {DatabaseError} with the `code` of PostgreSQL
 */
export function openSession(client: PGlite) {
  /** The names of prepared statements by their SQL. */
  const names = new Map<string, string>();
  return async (sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<object>> => {
    const known = names.get(sql);
    const statement = known ?? (names.size < MAX_PREPARED ? `s${names.size}` : '');
    const request = Buffer.concat([
      ...(known === undefined ? [serialize.parse({ name: statement, text: sql })] : []),
      serialize.bind({ statement, values: parameters.map(textOf) }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    ]);
    const answers = await client.execProtocolStream(request, { syncToFs: false, throwOnError: false });
    if (statement && answers.some(({ name }) => name === 'parseComplete')) names.set(sql, statement);
    const error = answers.find((answer) => answer instanceof messages.DatabaseError);
    if (error) throw error;
    const [result] = parse.parseResults(answers, client.parsers);
    const complete = answers.find((answer) => answer instanceof messages.CommandCompleteMessage);
    const [command] = (complete?.text ?? '').split(' ') as [PostgresQueryResult<object>['command']];
    return { command, rows: result!.rows, rowCount: result!.affectedRows ?? 0 };
  };
}

/** A parameter in the text format of PostgreSQL. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError('Objects are passed as JSON text.');
  return typeof value === 'string' ? value : (value as number | bigint | boolean).toString();
}
