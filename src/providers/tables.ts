/** Tables from a provider's words to those of the contract: `{ paid: 'captured settled' }`, a list of theirs for each of ours. */

export type Table = Readonly<Record<string, string>>;

/** Our word for one of the provider. Null if the table does not have it. */
export const wordFor = (table: Table, theirs: string | null): string | null =>
  Object.keys(table).find((ours) => table[ours]!.split(' ').includes(theirs ?? ' ')) ?? null;

/**
 * Translates a provider's status by its table. An unknown one gets the provider's name before it, so that it is never the name
 * of a final status: the elements wait for the next one.
 */
export const statusOf = (provider: string, table: Table, status: string): string =>
  wordFor(table, status) ?? `${provider}:${status}`;

/** Like `wordFor`; the provider's own word if the table does not have it. */
export const renamed = (table: Table, theirs: string | null): string | null => wordFor(table, theirs) ?? theirs;
