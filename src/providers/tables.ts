/** Tables from a provider's words to those of the contract. */

export type Table = Readonly<Record<string, string>>;

/** Turns lists of a provider's words, separated by spaces, into a table: `{ paid: 'captured settled' }`. */
export const tableOf = (groups: Table): Table =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([ours, theirs]) =>
      theirs.split(' ').map((their): [string, string] => [their, ours]),
    ),
  );

/** Null if the table has no such entry. */
export const entryOf = (table: Table, key: string | null): string | null =>
  key !== null && Object.hasOwn(table, key) ? table[key]! : null;
