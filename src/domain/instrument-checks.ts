/** Checks of the codes of instruments. Lazy-loaded after the slip: they advise, and the values are shown as received. */
import { isBic } from './bic.js';
import { readIban } from './iban.js';
import { FIELDS, isCode, type CheckName, type Field } from './instruments.js';
import { isPlain } from './plain-text.js';
import { isRoutingNumber } from './routing-number.js';
import type { Warning } from './warning.js';

const CHECKS: Readonly<Record<CheckName, (code: string) => boolean>> = {
  bic: isBic,
  iban: (code) => readIban(code).ok,
  'routing-number': isRoutingNumber,
};

/** Returns true for a value that is certainly wrong. A code of another country may have another form. */
function isWrong(
  value: string,
  { check, country, method }: Field,
  given: { readonly country: string | undefined; readonly method: string | null },
): boolean {
  if (!check || (country && (given.country ?? country) !== country)) return false;
  if (method && !given.method?.startsWith(method)) return false;
  return !(typeof check === 'string' ? CHECKS[check as CheckName](value) : check.test(value.replace(/[\s-]/g, '')));
}

/**
 * Returns a warning about the first value that looks wrong; null without any.
 * @param method the payment method; null if unknown
 */
export function checkInstrument(values: Readonly<Record<string, string>>, method: string | null): Warning | null {
  const hidden = Object.entries(values).find(([name, value]) => isCode(name) && !isPlain(value));
  if (hidden) return { code: 'hidden-characters', field: hidden[0] };
  const given = { country: values['country'], method };
  const wrong = FIELDS.find(([name, field]) => values[name] && isWrong(values[name], field, given));
  return wrong ? { code: 'invalid-code', field: wrong[0] } : null;
}
