/** Sends statements to a PGlite. */
import { messages, parse, protocol, type PGlite } from '@electric-sql/pglite';

const { serialize } = protocol;

/** The most statements to keep prepared. Statements with lists of values have many forms. */
const MAX_PREPARED = 200;

interface Result {
  readonly rows: readonly object[];
  readonly affectedRows: number;
}

/**
 * The only session of a PGlite. A statement takes one call, with all of its protocol messages: `PGlite.query()` takes six, and
 * each enters the WebAssembly. Statements stay prepared. One caller at a time may use the session.
 */
export class PgliteSession {
  readonly #client: PGlite;
  /** The names of prepared statements by their SQL. */
  readonly #names = new Map<string, string>();

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** @throws {DatabaseError} with the `code` of PostgreSQL */
  async run(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const known = this.#names.get(sql);
    const statement = known ?? (this.#names.size < MAX_PREPARED ? `s${this.#names.size}` : '');
    const request = Buffer.concat([
      ...(known === undefined ? [serialize.parse({ name: statement, text: sql })] : []),
      serialize.bind({ statement, values: parameters.map(textOf) }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    ]);
    const answers = await this.#client.execProtocolStream(request, { syncToFs: false, throwOnError: false });
    if (statement && answers.some(({ name }) => name === 'parseComplete')) this.#names.set(sql, statement);
    const error = answers.find((answer) => answer instanceof messages.DatabaseError);
    if (error) throw error;
    const [result] = parse.parseResults(answers, this.#client.parsers);
    return { rows: result!.rows, affectedRows: result!.affectedRows ?? 0 };
  }
}

/** A parameter in the text format of PostgreSQL. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') throw new TypeError('Objects are passed as JSON text.');
  return typeof value === 'string' ? value : (value as number | bigint | boolean).toString();
}
