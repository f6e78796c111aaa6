/** Checks the options of the builders, for callers without types. */
import { instantOf } from '../domain/instant.js';
import { ownValue } from '../domain/own-value.js';

/** A decimal number, as the contract has amounts. */
const AMOUNT = /^(?!0+(?:\.0+)?$)\d{1,18}(?:\.\d{1,4})?$/;

/**
 * Options by status. Each status has its own, and the type of the other ones' options is `never`.
 * @typeParam States the options of each status
 */
export type Only<States, Status extends keyof States> = {
  readonly [Name in Exclude<AnyKey<States>, keyof States[Status]>]?: never;
} & States[Status];

type AnyKey<States> = { [Status in keyof States]: keyof States[Status] }[keyof States];

/**
 * @param builder its name, for messages
 * @param common the options of every status
 * @param states the options of each status
 * @throws {TypeError} for an unknown status, or an option that the status cannot have
 */
export function checkOptions(
  builder: string,
  options: { readonly status?: string },
  status: string,
  common: readonly string[],
  states: Readonly<Record<string, readonly string[]>>,
): void {
  const own = ownValue(states, status);
  if (!own) throw new TypeError(`${builder}: unknown status; use ${Object.keys(states).join(', ')}`);
  const others = Object.values(states).flat();
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || name === 'status' || common.includes(name) || own.includes(name)) continue;
    const problem = others.includes(name) ? `"${status}" has no ${name}` : `unknown option ${name}`;
    throw new TypeError(`${builder}: ${problem}`);
  }
}

/** @throws {TypeError} if it is no positive decimal number */
export function checkAmount(builder: string, name: string, amount: string): void {
  if (typeof amount !== 'string' || !AMOUNT.test(amount))
    throw new TypeError(`${builder}: ${name} must be a positive decimal number as a string, such as '10.50'`);
}

/** @throws {TypeError} if it has another prefix than identifiers of its kind */
export function checkId(builder: string, id: string, prefix: string): void {
  if (!new RegExp(`^${prefix}_\\w+$`).test(id)) throw new TypeError(`${builder}: id must begin with ${prefix}_`);
}

/** @throws {TypeError} unless every instant is an ISO 8601 date-time, and none is before the one ahead of it */
export function checkTimes(builder: string, times: Readonly<Record<string, string | null>>): void {
  let last = { name: '', at: -Infinity };
  for (const [name, time] of Object.entries(times)) {
    if (time === null) continue;
    const at = instantOf(time);
    if (at === null) throw new TypeError(`${builder}: ${name} must be a date-time with an offset`);
    if (at < last.at) throw new TypeError(`${builder}: ${name} is before ${last.name}`);
    last = { name, at };
  }
}
