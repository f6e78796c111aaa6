/** Objects as providers publish them, and what each is to become. */
import type { Resource } from '../../src/contract/index.js';
import { isPayError } from '../../src/errors.js';
import { PROVIDERS, type Adapter, type Provider } from '../../src/providers/adapters.js';
import json from './published.json' with { type: 'json' };

/** What an object is to become: a payment or mandate, or an error. */
interface Expected {
  readonly error?: string;
  readonly object?: string;
  /** Of the action; null if there is none. */
  readonly type?: string | null;
  /** The status. */
  readonly outcome?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly method?: string;
  /** A moment, in any time zone. */
  readonly expires?: string;
  /** Texts in the result, or in the message of the error. */
  readonly has?: readonly string[];
  /** Texts that are nowhere in it. */
  readonly not?: readonly string[];
}

export interface Published {
  /** Where the object, or its shape, is published. */
  readonly source: string;
  /** Whether the object was copied, or has the documented shape. */
  readonly fidelity: string;
  readonly in: object;
  readonly expect: Expected;
}

type ByProvider = Readonly<Record<Provider, readonly Published[]>>;

const reviewed: Partial<ByProvider> = json;

/** Those of providers that were reviewed; the others have only the objects of test/vectors/providers. */
export const PUBLISHED = Object.fromEntries(
  PROVIDERS.map((name) => [name, reviewed[name] ?? []]),
) as unknown as ByProvider;

const moment = (time: unknown): unknown => (typeof time === 'string' ? Date.parse(time) : time);

/** Compares amounts by their value, because the decimals are the subject of a test of their own. */
const value = (amount: unknown): unknown => (typeof amount === 'string' ? Number(amount) : amount);

const factsOf = (resource: Resource) => ({
  ...resource,
  type: resource.action?.type ?? null,
  outcome: resource.status,
  method: resource.payment_method,
  expires: 'time_expired' in resource ? moment(resource.time_expired) : null,
  amount: 'amount' in resource ? value(resource.amount) : null,
});

/** What is wrong with the result of an adapter; empty if it is as expected. */
export function problemsOf(adapter: Adapter, { in: given, expect }: Published): string[] {
  const { error, has = [], not = [], ...fields } = expect;
  let text: string;
  let wrong: string[] = [];
  try {
    const resource = adapter(given);
    text = JSON.stringify(resource);
    const facts: Readonly<Record<string, unknown>> = factsOf(resource);
    const wanted = Object.entries({ ...fields, expires: moment(fields.expires), amount: value(fields.amount) });
    wrong = wanted.flatMap(([name, want]) =>
      want === undefined || facts[name] === want ? [] : `${name} is ${String(facts[name])}`,
    );
    if (error) wrong.push('no error');
  } catch (thrown) {
    if (!isPayError(thrown)) throw thrown;
    text = thrown.message;
    if (thrown.code !== error) wrong.push(`${thrown.code}: ${text}`);
  }
  const missing = has.filter((part) => !text.includes(part)).map((part) => `lacks ${part}`);
  const leaked = not.filter((part) => text.includes(part)).map((part) => `has ${part}`);
  return [...wrong, ...missing, ...leaked];
}
