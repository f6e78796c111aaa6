/** CLABE, the 18-digit account number of Mexican banks. Source: Banco de México, SPEI. */

export interface Clabe {
  readonly ok: true;
  /** Three digits. */
  readonly bank: string;
  /** Three digits: the plaza, the place of the account. */
  readonly branch: string;
  /** Eleven digits. */
  readonly account: string;
  readonly controlDigit: string;
  /** The four parts, separated by spaces. */
  readonly grouped: string;
}

export interface InvalidClabe {
  readonly ok: false;
  /** `bank`: the code 000, which no bank has. Any other bank or plaza is accepted, because new ones are added. */
  readonly reason: 'length' | 'characters' | 'checksum' | 'bank';
}

/** @param text with or without spaces and dashes */
export function readClabe(text: string): Clabe | InvalidClabe {
  const digits = text.replace(/[\s-]/g, '');
  const wrong = (reason: InvalidClabe['reason']): InvalidClabe => ({ ok: false, reason });
  if (digits.length !== 18) return wrong('length');
  if (/\D/.test(digits)) return wrong('characters');
  const [bank, branch, account] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 17)] as const;
  const controlDigit = digits.slice(17);
  if (clabeControlDigit(digits.slice(0, -1)) !== controlDigit) return wrong('checksum');
  if (bank === '000') return wrong('bank');
  return { ok: true, bank, branch, account, controlDigit, grouped: `${bank} ${branch} ${account} ${controlDigit}` };
}

/** Returns true if a `bank_code` matches the bank of a CLABE. In a code of five digits (40012) the last three are compared. */
export function isBankOf(bankCode: string, { bank }: Clabe): boolean {
  return !/^(?:\d\d)?\d{3}$/.test(bankCode) || bankCode.endsWith(bank);
}

/** Computes the control digit from the first 17 digits: weights 3, 7, 1, each product modulo 10. */
export function clabeControlDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + ((digit * [3, 7, 1][index % 3]!) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
