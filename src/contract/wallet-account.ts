/** `extra.payment_method_account` of a mandate (contract section 2.2): what a payment method tells of the consumer. */
import { PayError } from '../errors.js';
import { object, optional, own, read, text, type Reader } from './read.js';
import type { Mandate } from './resource.js';

/** No method returns all of it, and some return none: null is what was not returned. */
export interface WalletAccount {
  /** The consumer's account id, partly masked by the service. */
  readonly reference: string | null;
  readonly name: string | null;
  /** A decimal string. */
  readonly balance_amount: string | null;
  /** ISO 4217. */
  readonly balance_currency: string | null;
}

export interface ParsedAccount {
  readonly account: WalletAccount;
  /** `invalid-input` for each part that could not be read; the others are there all the same. */
  readonly faults: readonly PayError[];
}

const filled: Reader<string | null> = (value, path) => optional(text)(value, path) || null;

/** Reads an account part by part; it never throws. */
export function parseWalletAccount(value: unknown, path = 'account'): ParsedAccount {
  const faults: PayError[] = [];
  const attempt = <T>(reader: Reader<T>, given: unknown, at: string): T | null => {
    try {
      return read(reader, given, at);
    } catch (error) {
      faults.push(error as PayError);
      return null;
    }
  };
  const source = attempt(optional(object), value, path) ?? {};
  const part = (name: keyof WalletAccount) =>
    attempt((given, at) => filled(own(given as object, name, at), at), source, `${path}.${name}`);
  const account = {
    reference: part('reference'),
    name: part('name'),
    balance_amount: part('balance_amount'),
    balance_currency: part('balance_currency'),
  };
  return { account, faults };
}

/** The account in a mandate; all null where its method returns none, or it is not signed yet. */
export function walletAccountOf({ extra }: Pick<Mandate, 'extra'>): ParsedAccount {
  const path = 'mandate.extra.payment_method_account';
  try {
    const given = optional((value) => own(value as object, 'payment_method_account', path));
    return parseWalletAccount(read(given, extra, 'mandate.extra'), path);
  } catch (error) {
    const { account } = parseWalletAccount(null);
    return { account, faults: [error as PayError] };
  }
}
