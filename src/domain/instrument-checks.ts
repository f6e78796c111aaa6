/** Checks of the fields that other payment providers send in addition to those of contract section 4.5. */
import { isBic } from './bic.js';
import { isPlain } from './plain-text.js';
import type { Warning } from './warning.js';

type Fields = Readonly<Record<string, string>>;

/** A rule of one kind of instrument: see domain/instruments. */
export interface InstrumentRules {
  /** The field that `isWrong` is about, for example `iban`. */
  readonly field: string;
  /**
   * Returns true for a value that is certainly wrong. A field of another country may have another form.
   * @param method the payment method; empty if unknown
   */
  readonly isWrong: (value: string, fields: Fields, method: string) => boolean;
  /** Returns the text of a QR code that fills in the form of a banking app; null without one. */
  readonly codeOf?: (fields: Fields, amount: string) => string | null;
}

/** Fields that must have no invisible characters. */
const CODES =
  /^(?:iban|account_number|reference|bic|swift_code|routing_number|sort_code|entity|payment_code|confirmation_number|biller_code|bill_key)$/;

/** Transfers of several kinds have a BIC. */
const bicRules = (field: string): InstrumentRules => ({ field, isWrong: (value) => !isBic(value) });

/**
 * Returns a warning about the first value that looks wrong; null without any. It is advice: the values are shown as received.
 * @param method the payment method; null if unknown
 * @param rules of the kinds that the fields may be of
 */
export function checkInstrument(
  fields: Fields,
  method: string | null,
  rules: readonly InstrumentRules[],
): Warning | null {
  const hidden = Object.keys(fields).find((field) => CODES.test(field) && !isPlain(fields[field]!));
  if (hidden) return { code: 'hidden-characters', field: hidden };
  const wrong = [...rules, bicRules('bic'), bicRules('swift_code')].find(
    ({ field, isWrong }) => Object.hasOwn(fields, field) && isWrong(fields[field]!, fields, method ?? ''),
  );
  return wrong ? { code: 'invalid-code', field: wrong.field } : null;
}
