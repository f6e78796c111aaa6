/** CLABE, the 18-digit account number of Mexican banks. Source: Banco de México, SPEI. */

export interface Clabe {
  readonly ok: true;
  /** Three digits. */
  readonly bank: string;
  /** Three digits: the plaza, where the account is held. */
  readonly branch: string;
  /** Eleven digits. */
  readonly account: string;
  readonly controlDigit: string;
  /** In its four parts. */
  readonly grouped: string;
}

export interface InvalidClabe {
  readonly ok: false;
  /** `bank`: 000, which is nobody's; any other bank or plaza is taken, since new ones come. */
  readonly reason: 'length' | 'characters' | 'checksum' | 'bank';
}

/** @param text with or without spaces and dashes */
export function readClabe(text: string): Clabe | InvalidClabe {
  const digits = text.replace(/[\s-]/g, '');
  const wrong = (reason: InvalidClabe['reason']): InvalidClabe => ({ ok: false, reason });
  if (digits.length !== 18) return wrong('length');
  if (/\D/.test(digits)) return wrong('characters');
  const [bank, branch, account] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 17)] as const;
  const controlDigit = digits[17]!;
  if (clabeControlDigit(digits.slice(0, -1)) !== controlDigit) return wrong('checksum');
  if (bank === '000') return wrong('bank');
  return { ok: true, bank, branch, account, controlDigit, grouped: `${bank} ${branch} ${account} ${controlDigit}` };
}

/** Whether a `bank_code` names the bank of a CLABE: of codes with five digits (40012) the last three count. */
export function isBankOf(bankCode: string, { bank }: Clabe): boolean {
  return !/^(\d\d)?\d{3}$/.test(bankCode) || bankCode.endsWith(bank);
}

/** Of the first 17 digits: weights 3, 7, 1, each product modulo 10. */
export function clabeControlDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + ((digit * [3, 7, 1][index % 3]!) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
