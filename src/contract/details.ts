/** `display_details` (contract section 4.5): its fields and the kind of slip. */
import { fieldsOf, INSTRUMENTS } from '../domain/instruments.js';
import { fail, object, optional, own, read, text, type Reader } from './read.js';

/** `other` if neither the payment method nor the set of fields is known. */
export type DetailsKind = 'boleto' | 'bank_transfer' | 'cash_voucher' | 'other';

type KnownKind = Exclude<DetailsKind, 'other'>;

/**
 * The non-empty fields, at least one, in the order of entry. A known kind has only its own fields, and a known method only those
 * of the contract.
 */
export type DisplayDetails = Readonly<Record<string, string>>;

/** A bank transfer in any country. The contract has no such method: it is that of an element without one. */
export const ANY_TRANSFER = 'banktransfer';

/** The bank transfer of the contract. */
export const SPEI = 'banktransfer_mx';

const KIND_BY_METHOD: ReadonlyMap<string | null, KnownKind> = new Map([
  ['boleto_br', 'boleto'],
  [SPEI, 'bank_transfer'],
  [ANY_TRANSFER, 'bank_transfer'],
  ['cashvoucher_mx', 'cash_voucher'],
]);

/** Protects the page: no slip has this many fields. */
const MAX_FIELDS = 64;

function namesOf(kind: KnownKind, paymentMethod: string | null): string[] {
  return fieldsOf(kind).flatMap(([name, { isExtra }]) => (isExtra && paymentMethod === SPEI ? [] : [name]));
}

/** Determines the kind by payment method, or by the set of fields if the method is unknown. */
export function detailsKind(details: object, paymentMethod: string | null): DetailsKind {
  const names = Object.keys(details);
  const within = (kind: KnownKind) => names.every((name) => namesOf(kind, paymentMethod).includes(name));
  const known = KIND_BY_METHOD.get(paymentMethod);
  if (known) return known;
  if (names.includes('reference') && within('cash_voucher')) return 'cash_voucher';
  if (within('boleto')) return 'boleto';
  const hasAccount = INSTRUMENTS.bank_transfer.shownBy.some((name) => names.includes(name));
  return hasAccount && within('bank_transfer') ? 'bank_transfer' : 'other';
}

/** Unknown fields may be numbers; nested values are ignored. */
const loose: Reader<string | null> = (value, path) => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? text(value, path) : null;
};

export function details(paymentMethod: string | null): Reader<DisplayDetails> {
  return (value, path) => {
    const source = object(value, path);
    const names = Object.keys(source);
    if (names.length > MAX_FIELDS) fail(path, `expected at most ${MAX_FIELDS} fields`);
    const kind = detailsKind(source, paymentMethod);
    const reader = kind === 'other' ? loose : optional(text);
    const entries = (kind === 'other' ? names : namesOf(kind, paymentMethod))
      .map((name) => {
        // An unknown name comes from the service, and messages must not repeat its text.
        const shown = kind === 'other' ? '*' : name;
        return [name, reader(own(source, name, path, shown), `${path}.${shown}`)] as const;
      })
      .filter((entry): entry is readonly [string, string] => Boolean(entry[1]));
    if (!entries.length) fail(path, 'expected at least one field');
    // fromEntries defines own properties, so a field named __proto__ is safe.
    return Object.fromEntries(entries);
  };
}

/** @throws {PayError} `invalid-input` with the path of the first invalid field */
export function parseDetails(value: unknown, paymentMethod: string | null = null): DisplayDetails {
  return read(details(paymentMethod), value, 'details');
}
