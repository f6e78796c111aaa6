/** Sends statements to a PGlite. */
import { messages, parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { PostgresQueryResult } from 'kysely';

const { serialize } = protocol;

interface Prepared {
  readonly name: string;
  /** `noData` for a statement without rows; undefined after an error before it. */
  readonly description: BackendMessage | undefined;
}

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
const isDescription = ({ name }: BackendMessage) => name === 'rowDescription' || name === 'noData';

/** The most statements to keep prepared. Statements with lists of values have many forms. */
const MAX_PREPARED = 200;

/**
 * The only session of a PGlite. A statement takes one call, with all of its protocol messages: `PGlite.query()` takes six, and
 * each enters the WebAssembly. Statements stay prepared. One caller at a time may use the session.
 * @returns a function that runs a statement. It throws {DatabaseError} with the `code` of PostgreSQL
 */
export function openSession(client: PGlite) {
  /** Prepared statements by their SQL. The description of their rows is kept, too: to read it takes as long as the statement. */
  const prepared = new Map<string, Prepared>();
  return async (sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<object>> => {
    const known = prepared.get(sql);
    const name = known?.name ?? (prepared.size < MAX_PREPARED ? `s${prepared.size}` : '');
    const isDescribed = known?.description !== undefined;
    const request = Buffer.concat([
      ...(known ? [] : [serialize.parse({ name, text: sql })]),
      serialize.bind({ statement: name, values: parameters.map(textOf) }),
      ...(isDescribed ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute(),
      serialize.sync(),
    ]);
    const received = await client.execProtocolStream(request, { syncToFs: false, throwOnError: false });
    const isParsed = known ?? received.some(({ name }) => name === 'parseComplete');
    if (name && isParsed && !isDescribed) prepared.set(sql, { name, description: received.find(isDescription) });
    const answers = isDescribed ? [known.description, ...received] : received;
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
