import { ApiError } from '../errors.js';

/** Which status may follow which; a status without an entry is final. */
export type Transitions = Readonly<Record<string, readonly string[]>>;

/** @throws {ApiError} when the table does not have the step */
export function checkTransition(table: Transitions, what: string, from: string, to: string): void {
  const allowed = Object.hasOwn(table, from) ? table[from]! : [];
  if (!allowed.includes(to))
    throw new ApiError(`${what} is ${from} and cannot become ${to}`, { code: 'request_param_error' });
}
