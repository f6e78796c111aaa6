/** Checks of the fields that other payment providers send in addition to those of contract section 4.5. */
import { isBic } from './bic.js';
import { readIban } from './iban.js';
import { readMultibanco } from './multibanco.js';
import { isPlain } from './plain-text.js';
import { isRoutingNumber } from './routing-number.js';
import { formatSortCode } from './sort-code.js';
import type { Warning } from './warning.js';

type Fields = Readonly<Record<string, string>>;

/** Fields that must have no invisible characters. */
const CODES =
  /^(?:iban|account_number|reference|bic|swift_code|routing_number|sort_code|entity|payment_code|confirmation_number|biller_code|bill_key)$/;

/** Each returns true for a value that is certainly wrong. A field of another country may have another form. */
const IS_WRONG: Readonly<Record<string, (value: string, fields: Fields, method: string) => boolean>> = {
  iban: (value) => !readIban(value).ok,
  bic: (value) => !isBic(value),
  swift_code: (value) => !isBic(value),
  routing_number: (value, { country = 'US' }) => country === 'US' && !isRoutingNumber(value),
  sort_code: (value, { country = 'GB' }) => country === 'GB' && formatSortCode(value) === null,
  // Angola's references look alike.
  entity: (value, { reference = '' }, method) => method.startsWith('multibanco') && !readMultibanco(value, reference),
};

/**
 * Returns a warning about the first value that looks wrong; null without any. It is advice: the values are shown as received.
 * @param method the payment method; null if unknown
 */
export function checkInstrument(fields: Fields, method: string | null): Warning | null {
  const names = Object.keys(fields);
  const hidden = names.find((field) => CODES.test(field) && !isPlain(fields[field]!));
  if (hidden) return { code: 'hidden-characters', field: hidden };
  const wrong = Object.keys(IS_WRONG).find(
    (field) => Object.hasOwn(fields, field) && IS_WRONG[field]!(fields[field]!, fields, method ?? ''),
  );
  return wrong ? { code: 'invalid-code', field: wrong } : null;
}
