/** `extra.payment_method_account` of a mandate (contract section 2.2): the consumer's account at the payment method. */
import { PayError } from '../errors.js';
import { object, optional, own, read, text, type Reader } from './read.js';
import type { Mandate } from './resource.js';

/** No method returns every field, and some return none: a missing field is null. */
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
  /** One `invalid-input` per field that could not be read; the other fields are set. */
  readonly faults: readonly PayError[];
}

const filled: Reader<string | null> = (value, path) => optional(text)(value, path) || null;

/** Reads an account field by field; never throws. */
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
    attempt((given, at) => filled(own(given as object, name, path), at), source, `${path}.${name}`);
  const account = {
    reference: part('reference'),
    name: part('name'),
    balance_amount: part('balance_amount'),
    balance_currency: part('balance_currency'),
  };
  return { account, faults };
}

/** Reads the account of a mandate. Every field is null if the method returns none, or the mandate is not signed yet. */
export function walletAccountOf({ extra }: Pick<Mandate, 'extra'>): ParsedAccount {
  const path = 'mandate.extra.payment_method_account';
  try {
    const given = optional((value) => own(value as object, 'payment_method_account', 'mandate.extra'));
    return parseWalletAccount(read(given, extra, 'mandate.extra'), path);
  } catch (error) {
    const { account } = parseWalletAccount(null);
    return { account, faults: [error as PayError] };
  }
}
