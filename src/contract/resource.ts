/** The fields of payments and mandates (contract sections 2.2 and 2.3) that a browser needs. */
import { action, type Action, type ParseOptions } from './action.js';
import { fail, fields, flag, object, optional, own, read, text, unused, type Reader } from './read.js';

/** Free-form objects from the merchant; never rendered. They are copies of what JSON can hold. */
export type Opaque = Readonly<Record<string, unknown>>;

export interface Payment {
  readonly object: 'payment';
  readonly id: string;
  /** `created`, `paid`, `failed`, `expired`, or a status unknown to this version. */
  readonly status: string;
  /** The consumer's next step; null if there is none, or no more. */
  readonly action: Action | null;
  readonly livemode: boolean | null;
  readonly payment_method: string | null;
  readonly terminal_type: string | null;
  readonly time_created: string | null;
  readonly time_paid: string | null;
  readonly time_expired: string | null;
  readonly reference: string | null;
  readonly source: string | null;
  readonly source_id: string | null;
  readonly customer_id: string | null;
  readonly currency: string | null;
  readonly currency_local: string | null;
  readonly amount: string | null;
  readonly amount_paid: string | null;
  readonly amount_refunded: string | null;
  readonly amount_local_paid: string | null;
  readonly amount_local_refunded: string | null;
  readonly failure_message: string | null;
  readonly failure_code: string | null;
  readonly gateway_transaction_id: string | null;
  readonly paid: boolean | null;
  readonly description: string | null;
  readonly metadata: Opaque | null;
  readonly extra: Opaque | null;
}

export interface Mandate {
  readonly object: 'mandate';
  readonly id: string;
  /** `pending`, `active`, `failed`, `expired`, `revoked`, or a status unknown to this version. */
  readonly status: string;
  readonly action: Action | null;
  readonly payment_method: string | null;
  readonly terminal_type: string | null;
  readonly gateway_transaction_id: string | null;
  readonly customer_id: string | null;
  readonly time_signed: string | null;
  readonly time_created: string | null;
  readonly failure_message: string | null;
  readonly failure_code: string | null;
  readonly extra: Opaque | null;
}

export type Resource = Payment | Mandate;

/** Unknown statuses are `pending`, never success or failure. */
export type Outcome = 'pending' | 'complete' | 'failed';

const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['payment paid', 'complete'],
  ['payment failed', 'failed'],
  ['payment expired', 'failed'],
  ['mandate active', 'complete'],
  ['mandate failed', 'failed'],
  ['mandate expired', 'failed'],
  ['mandate revoked', 'failed'],
]);

/** Returns the outcome of a payment or mandate. */
export function outcomeOf({ object, status }: Pick<Resource, 'object' | 'status'>): Outcome {
  return OUTCOMES.get(`${object} ${status}`) ?? 'pending';
}

/** A copy, so that a resource can be written as JSON: a page may set an object with a `bigint`, or with itself inside. */
export const opaque = unused((value, path) => object(JSON.parse(JSON.stringify(value)), path) as Opaque);

const each = <Key extends string, Value>(reader: Reader<Value>, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, reader])) as Readonly<Record<Key, Reader<Value>>>;

const shared = {
  ...each(optional(text), 'payment_method', 'time_created', 'failure_message', 'failure_code'),
  ...each(unused(text), 'terminal_type', 'gateway_transaction_id', 'customer_id'),
  id: text,
  status: text,
  extra: opaque,
};

const mandateFields = fields<Omit<Mandate, 'object' | 'action'>>({ ...shared, time_signed: unused(text) });

const paymentFields = fields<Omit<Payment, 'object' | 'action'>>({
  ...shared,
  ...each(optional(text), 'time_expired', 'reference', 'currency', 'currency_local', 'amount', 'amount_paid'),
  amount_local_paid: optional(text),
  ...each(unused(text), 'time_paid', 'source', 'source_id', 'amount_refunded', 'amount_local_refunded', 'description'),
  ...each(unused(flag), 'livemode', 'paid'),
  metadata: opaque,
});

/** Returns null after the final status, and for an empty object, which stands for no action. */
function pendingAction(value: unknown, path: string, outcome: Outcome, reader: Reader<Action>): Action | null {
  const given = own(object(value, path), 'action', path);
  if (outcome !== 'pending' || given === undefined || given === null) return null;
  return Object.keys(object(given, `${path}.action`)).length ? reader(given, `${path}.action`) : null;
}

/** Where backends wrap a payment by mistake. */
const WRAPPERS = ['data', 'payment', 'mandate', 'result'];

/** Reads `object`. @throws {PayError} `invalid-input` for an object of another kind, with the field that has one of these kinds */
function kindOf<Kind extends string>(source: object, path: string, ...kinds: readonly Kind[]): Kind {
  const given = optional(text)(own(source, 'object', path), `${path}.object`);
  const kind = kinds.find((one) => one === given);
  if (kind) return kind;
  const inside = (name: string) => own(Object(own(source, name, path)) as object, 'object', `${path}.${name}`);
  const field = WRAPPERS.find((name) => kinds.some((one) => one === inside(name)));
  const expected = kinds.map((one) => `"${one}"`).join(' or ');
  return fail(`${path}.object`, `expected ${expected}${field ? `, which is in ${path}.${field}` : ''}`);
}

const reader =
  <T extends Resource>(kind: T['object'], flat: Reader<Omit<T, 'object' | 'action'>>) =>
  (options?: ParseOptions): Reader<T> =>
  (value, path) => {
    kindOf(object(value, path), path, kind);
    const rest = flat(value, path) as Omit<Resource, 'object' | 'action'>;
    const outcome = outcomeOf({ object: kind, status: rest.status });
    const step = pendingAction(value, path, outcome, action(rest.payment_method, options));
    return { ...rest, object: kind, action: step } as unknown as T;
  };

export const payment = reader<Payment>('payment', paymentFields);
export const mandate = reader<Mandate>('mandate', mandateFields);

/** Reads a payment or a mandate, by `object`. */
export const resource = (value: unknown, path: string): Resource =>
  kindOf(object(value, path), path, 'payment', 'mandate') === 'payment'
    ? payment()(value, path)
    : mandate()(value, path);

/** @throws {PayError} `invalid-input` or `unsupported-action` */
export function parsePayment(value: unknown, options?: ParseOptions): Payment {
  return read(payment(options), value, 'payment');
}

/** @throws {PayError} `invalid-input` or `unsupported-action` */
export function parseMandate(value: unknown, options?: ParseOptions): Mandate {
  return read(mandate(options), value, 'mandate');
}

/** Parses a payment or a mandate, by `object`. @throws {PayError} `invalid-input` or `unsupported-action` */
export function parseResource(value: unknown, options?: ParseOptions): Resource {
  const kind = read((given, path) => kindOf(object(given, path), path, 'payment', 'mandate'), value, 'answer');
  return kind === 'payment' ? parsePayment(value, options) : parseMandate(value, options);
}
