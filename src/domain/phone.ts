/** Phone numbers in E.164. A number without a country code is Indonesian. Source: ITU-T E.164; libphonenumber for the lengths of +62. */
import { asciiDigits } from './digits.js';

export interface Phone {
  readonly ok: true;
  /** `+` and 7 to 15 digits. */
  readonly number: string;
  /** Grouped, for reading. */
  readonly formatted: string;
}

export interface InvalidPhone {
  readonly ok: false;
  /** `country`: without +, and not like an Indonesian number. */
  readonly reason: 'characters' | 'length' | 'country';
}

/** @param text `+62…`, `0062…`, `62…`, `08…` or `8…`, with any usual separators */
export function readPhone(text: string): Phone | InvalidPhone {
  const wrong = (reason: InvalidPhone['reason']): InvalidPhone => ({ ok: false, reason });
  const plain = asciiDigits(text).replace(/[\s\p{Pd}\p{Cf}()[\]./]|^\s*tel:/giu, '');
  if (!/^\+?\d+$/.test(plain)) return wrong('characters');
  const international = withCountry(plain);
  if (!international) return wrong('country');
  const [, indonesian] = /^620?(\d*)/.exec(international) ?? [];
  if (indonesian === undefined) {
    return /^[1-9]\d{6,14}$/.test(international)
      ? { ok: true, number: `+${international}`, formatted: `+${international}` }
      : wrong('length');
  }
  // Mobile numbers have 9 to 12 digits, all others 7 to 11.
  if (!/^(?:8\d{8,11}|[1-79]\d{6,10})$/.test(indonesian)) return wrong('length');
  const groups = [indonesian.slice(0, 3), indonesian.slice(3, 7), indonesian.slice(7)];
  return {
    ok: true,
    number: `+62${indonesian}`,
    formatted: `+62 ${groups.filter(Boolean).join('-')}`,
  };
}

/** Returns the digits from the country code on, or null if there is no country code. */
function withCountry(plain: string): string | null {
  if (plain.startsWith('+')) return plain.slice(1);
  if (plain.startsWith('00')) return plain.slice(2);
  if (plain.startsWith('62')) return plain;
  return /^[08]/.test(plain) ? `62${plain}` : null;
}
