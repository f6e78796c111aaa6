/** The closed lists of the texts that a `pay-log` event may have. A value that is in none of them becomes `other`. */
import type { ActionType } from '../contract/action.js';
import type { FailureCode } from '../contract/failure.js';
import type { DetailField } from '../domain/instruments.js';
import type { WarningCode } from '../domain/warning.js';
import { FAILURE_CODES } from '../contract/failure.js';
import { TAGS } from '../registry/tags.js';

/** Lists the members of a union: the compiler finds those that are missing. */
const listOf = <Name extends string>(members: Readonly<Record<Name, true>>) => Object.keys(members) as Name[];

export const ELEMENTS: readonly string[] = TAGS;

export const ACTIONS = listOf<ActionType>({
  redirect_to_url: true,
  redirect_to_app: true,
  verify_otp: true,
  display_qr_code: true,
  display_details: true,
});

/** Payment methods by the part of their name before the country. */
export const METHODS = [
  ...['banktransfer', 'boleto', 'cashvoucher', 'dana', 'duitnow', 'fps', 'gcash', 'gopay', 'grabpay', 'mercadopago'],
  ...['momo', 'ovo', 'oxxo', 'paymaya', 'paynow', 'pix', 'promptpay', 'qris', 'shopeepay', 'spei', 'truemoney', 'upi'],
  'vietqr',
] as const;

export const STATUSES = ['created', 'pending', 'paid', 'active', 'failed', 'expired'] as const;

export const KINDS = ['url', 'app'] as const;

type Field = DetailField | 'data' | 'url' | 'amount' | 'all';
export const FIELDS = listOf<Field>({
  code: true,
  number: true,
  country: true,
  currency: true,
  bank_name: true,
  bank_code: true,
  bank_branch_name: true,
  bank_branch_code: true,
  account_holder_name: true,
  account_number: true,
  reference: true,
  data: true,
  url: true,
  amount: true,
  all: true,
});

export const WARNINGS = listOf<WarningCode>({
  'invalid-code': true,
  'conflicting-codes': true,
  'amount-mismatch': true,
  'bank-mismatch': true,
  'hidden-characters': true,
});

export const REASONS: readonly (FailureCode | 'failed' | 'expired')[] = [...FAILURE_CODES, 'failed', 'expired'];

export const RESULTS = ['ok', 'rate-limited', 'client-error', 'server-error', 'no-response', 'other'] as const;

/** Returns the value if it is in the list, and `other` if not. */
export const known = <Name extends string>(list: readonly Name[], value: unknown): Name | 'other' =>
  list.find((one) => one === value) ?? 'other';
