/** A checkout: what the merchant's backend sends for an order that is to be paid. See docs/contract.md. */
import { fail, fields, flag, list, optional, read, text, type Reader } from './read.js';
import {
  mandate,
  opaque,
  payment,
  resource,
  type Mandate,
  type Opaque,
  type Payment,
  type Resource,
} from './resource.js';

/** `payment`: pays once · `setup`: links an account only · `subscription`: links an account, and pays for the first time. */
export const CHECKOUT_MODES = ['payment', 'setup', 'subscription'] as const;

export type CheckoutMode = (typeof CHECKOUT_MODES)[number];

const UNITS = ['day', 'week', 'month', 'year'] as const;

/** The cycle of a subscription: `{ unit: 'month', count: 3 }` is every three months. */
export interface Interval {
  readonly unit: (typeof UNITS)[number];
  /** A whole number from 1. */
  readonly count: number;
}

/** A thing that is bought. */
export interface CheckoutLine {
  readonly description: string;
  /** A whole number from 1; null if there is nothing to count. */
  readonly quantity: number | null;
  /** The amount of the line, for all of its quantity: a decimal string in the currency of the checkout. */
  readonly amount: string | null;
}

/** A payment method that the shop offers. `<pay-methods>` shows it. */
export interface CheckoutMethod {
  /** `<method>_<country code>`, for example `pix_br`. */
  readonly id: string;
  /** Replaces the built-in name. */
  readonly name: string | null;
  /** A second line, for example a price or a duration. */
  readonly description: string | null;
  /** True if the method cannot be chosen now. */
  readonly disabled: boolean | null;
  /** Says why it cannot be chosen. */
  readonly reason: string | null;
  /** True if the consumer may have the account saved for the next time. */
  readonly save: boolean | null;
}

export interface Checkout {
  readonly object: 'checkout';
  readonly id: string;
  /** Another one after each change of the price, and after each attempt to pay. Whoever pays sends it back. */
  readonly version: string;
  readonly mode: CheckoutMode;
  /** A decimal string; null if the mode is `setup`. */
  readonly amount: string | null;
  /** ISO 4217; null if the mode is `setup`. */
  readonly currency: string | null;
  /** The cycle of a subscription. */
  readonly interval: Interval | null;
  readonly description: string | null;
  /** The merchant's own number of the order. */
  readonly reference: string | null;
  readonly lines: readonly CheckoutLine[];
  /** The name of the shop that is paid. */
  readonly seller: string | null;
  /** In the order of the shop. */
  readonly methods: readonly CheckoutMethod[];
  /** Known data of the customer, as `POST /v1/customers` takes it (contract section 4.1). */
  readonly customer: Opaque | null;
  /** The linked accounts: active mandates, with their `extra.payment_method_account` if the method has one. */
  readonly mandates: readonly Mandate[];
  /** The last attempt: open with its `action`, or ended with its status. Null before the first one. */
  readonly current: Resource | null;
  /** Payments of earlier attempts that are paid, or may still be. */
  readonly earlier: readonly Payment[];
}

/** More than any shop has, and few enough to keep the page fast. */
const MOST = 100;

const filled: Reader<string> = (value, path) => text(value, path) || fail(path, 'expected a text');

const matching =
  (pattern: RegExp, expected: string): Reader<string> =>
  (value, path) => {
    const given = text(value, path);
    return pattern.test(given) ? given : fail(path, `expected ${expected}`);
  };

const amount = matching(/^\d{1,20}(?:\.\d{1,20})?$/, 'a decimal number');
const currency = matching(/^[A-Z]{3}$/, 'a code of ISO 4217');
const identifier = matching(/^[\w.-]{1,64}$/, 'an identifier');

const oneOf =
  <T extends string>(all: readonly T[]): Reader<T> =>
  (value, path) => {
    const given = text(value, path);
    return all.find((one) => one === given) ?? fail(path, `expected one of ${all.join(', ')}`);
  };

const count: Reader<number> = (value, path) =>
  Number.isSafeInteger(value) && (value as number) > 0
    ? (value as number)
    : fail(path, 'expected a whole number from 1');

const interval = fields<Interval>({ unit: oneOf(UNITS), count });

const line = fields<CheckoutLine>({ description: filled, quantity: optional(count), amount: optional(amount) });

const method = fields<CheckoutMethod>({
  id: identifier,
  name: optional(text),
  description: optional(text),
  disabled: optional(flag),
  reason: optional(text),
  save: optional(flag),
});

/** Reads a method, or the identifier of one. */
const methodOrId: Reader<CheckoutMethod> = (value, path) =>
  method(typeof value === 'string' ? { id: identifier(value, path) } : value, path);

/** An absent list is an empty one. */
const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, path) =>
    optional(list(reader, MOST))(value, path) ?? [];

const kind: Reader<'checkout'> = (value, path) => (value === 'checkout' ? value : fail(path, 'expected "checkout"'));

/** The order of the fields is that of the errors: the first wrong one is reported. */
const flat = fields<Checkout>({
  object: kind,
  id: filled,
  version: filled,
  mode: (value, path) => optional(oneOf(CHECKOUT_MODES))(value, path) ?? 'payment',
  amount: optional(amount),
  currency: optional(currency),
  interval: optional(interval),
  description: optional(text),
  reference: optional(text),
  lines: listOf(line),
  seller: optional(text),
  methods: listOf(methodOrId),
  customer: opaque,
  mandates: listOf(mandate()),
  current: optional(resource),
  earlier: listOf(payment()),
});

const checkout: Reader<Checkout> = (value, path) => {
  const given = flat(value, path);
  if (given.mode !== 'setup') {
    filled(given.amount ?? '', `${path}.amount`);
    filled(given.currency ?? '', `${path}.currency`);
  }
  if (given.mode === 'subscription' && !given.interval) fail(`${path}.interval`, 'expected object');
  return given;
};

/** @throws {PayError} `invalid-input` or `unsupported-action`, with the path: `checkout.lines.0.amount: expected a decimal number` */
export function parseCheckout(value: unknown): Checkout {
  return read(checkout, value, 'checkout');
}
