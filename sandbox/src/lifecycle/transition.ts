import { ApiError } from '../errors.js';
import type { Failure } from '../magic.js';

export type Failed = { readonly status: 'failed' } & Failure;

/** The allowed next statuses of each status; a status without an entry is final. */
export type Transitions = Readonly<Record<string, readonly string[]>>;

/** @throws {ApiError} if the table does not have the transition */
export function checkTransition(table: Transitions, what: string, from: string, to: string): void {
  const allowed = Object.hasOwn(table, from) ? table[from]! : [];
  if (!allowed.includes(to))
    throw new ApiError(`${what} is ${from} and cannot become ${to}`, { code: 'request_param_error' });
}
