/** `display_details` (contract section 4.5): its fields, and which kind of slip they make. */
import { fail, object, optional, own, read, text, type Reader } from './read.js';

const FIELDS = {
  boleto: ['code', 'number'],
  bank_transfer: [
    'country',
    'currency',
    'bank_name',
    'bank_code',
    'bank_branch_name',
    'bank_branch_code',
    'account_holder_name',
    'account_number',
    'reference',
  ],
  cash_voucher: ['reference'],
} as const;

type KnownKind = keyof typeof FIELDS;

/** `other` where neither the payment method nor the shape is known. */
export type DetailsKind = KnownKind | 'other';

/** The names of the fields that the contract lists. */
export type DetailField = (typeof FIELDS)[KnownKind][number];

/**
 * What was sent and is not empty, in the contract's order; of a known kind only the contract's fields. Has at least one.
 */
export type DisplayDetails = Readonly<Record<string, string>>;

const KIND_BY_METHOD: ReadonlyMap<string | null, KnownKind> = new Map([
  ['boleto_br', 'boleto'],
  ['banktransfer_mx', 'bank_transfer'],
  ['cashvoucher_mx', 'cash_voucher'],
]);

/** More fields than any slip has: past this the answer is not one. */
const MAX_FIELDS = 64;

/** Tells details apart: by payment method where that is known, else by shape. */
export function detailsKind(details: object, paymentMethod: string | null): DetailsKind {
  const names = Object.keys(details);
  const within = (kind: KnownKind) => names.every((name) => (FIELDS[kind] as readonly string[]).includes(name));
  const known = KIND_BY_METHOD.get(paymentMethod);
  if (known) return known;
  if (within('cash_voucher')) return 'cash_voucher';
  if (within('boleto')) return 'boleto';
  return names.includes('account_number') && within('bank_transfer') ? 'bank_transfer' : 'other';
}

/** Fields that the contract does not know may be numbers; anything nested is left out. */
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
    const entries = (kind === 'other' ? names : FIELDS[kind])
      .map((name) => {
        // A name that the contract does not know is the service's text, too.
        const shown = kind === 'other' ? '*' : name;
        return [name, reader(own(source, name, path, shown), `${path}.${shown}`)] as const;
      })
      .filter((entry): entry is readonly [string, string] => Boolean(entry[1]));
    if (!entries.length) fail(path, 'expected at least one field');
    // fromEntries defines own properties, so that a field named __proto__ is a field like any other.
    return Object.fromEntries(entries);
  };
}

/** @throws {PayError} `invalid-input` with the path of the first wrong field */
export function parseDetails(value: unknown, paymentMethod: string | null = null): DisplayDetails {
  return read(details(paymentMethod), value, 'details');
}
