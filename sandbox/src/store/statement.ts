/** Statements that are built and compiled once. Kysely takes longer for that than PostgreSQL needs to run them. */
import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.js';

class Placeholder {
  constructor(readonly name: string) {}
}

/** Stands for a value of which only the name is known. */
export type Value<Values> = (name: keyof Values & string) => RawBuilder<never>;

interface Buildable<Row> {
  compile(db: Kysely<Schema>): CompiledQuery<Row>;
}

/**
 * A statement for any store. It is compiled when a store first runs it.
 * @param build returns the statement, with `value(name)` in the place of each value
 * @returns a function that runs the statement with the given values
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Schema>, value: Value<Values>) => Buildable<Row>,
): (db: Kysely<Schema>, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const value: Value<Values> = (name) => sql<never>`${new Placeholder(name)}`;
  return async (db, values) => {
    // A transaction is another object than its store, but has the same adapter.
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) compiled.set(adapter, (query = build(db, value).compile(db)));
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.name as keyof Values] : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The same names as columns and as values. */
export function valuesOf<Name extends string>(
  names: readonly Name[],
  value: (name: Name) => RawBuilder<never>,
): Record<Name, RawBuilder<never>> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, RawBuilder<never>>;
}
