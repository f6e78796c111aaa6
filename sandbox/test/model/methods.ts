/** The model's methods and currencies, written from docs/sandbox.md and independent of the code. */

export interface ModelMethod {
  readonly currency: string;
  /** The default flow first. */
  readonly flows: readonly ('direct' | 'indirect')[];
  readonly mandate?: 'otp' | 'bank';
  readonly minutes: number;
  readonly needs?: readonly ('phone' | 'document' | 'billing_address')[];
  /** Refunds need the consumer's account. */
  readonly account?: boolean;
  /** The money in a new wallet, in the smallest unit. */
  readonly balance?: bigint;
}

export const METHODS: Readonly<Record<string, ModelMethod>> = {
  pix_br: { currency: 'BRL', flows: ['direct', 'indirect'], minutes: 60 },
  boleto_br: {
    currency: 'BRL',
    flows: ['direct'],
    minutes: 4_320,
    needs: ['document', 'billing_address'],
    account: true,
  },
  cashvoucher_mx: { currency: 'MXN', flows: ['direct'], minutes: 2_880, account: true },
  promptpay_th: { currency: 'THB', flows: ['direct', 'indirect'], minutes: 15 },
  ewallet_kr: { currency: 'KRW', flows: ['indirect'], mandate: 'bank', minutes: 30, balance: 1_000_000n },
  ovo_id: {
    currency: 'IDR',
    flows: ['indirect', 'direct'],
    mandate: 'bank',
    minutes: 30,
    needs: ['phone'],
    balance: 250_000_000n,
  },
  ewallet_id: { currency: 'IDR', flows: ['indirect'], mandate: 'otp', minutes: 30, balance: 25_000_000n },
};

/** Digits after the decimal point, and the rate of one US dollar in tenths. */
const CURRENCIES: Readonly<Record<string, readonly [exponent: number, tenths: bigint]>> = {
  BRL: [2, 54n],
  IDR: [2, 162_000n],
  KRW: [0, 13_900n],
  MXN: [2, 185n],
  THB: [2, 330n],
  USD: [2, 10n],
};

const exponentOf = (currency: string) => CURRENCIES[currency]![0];

/** An amount in the smallest unit of its currency; null if it is not valid. */
export function minorOf(amount: string, currency: string): bigint | null {
  const [, whole, digits = ''] = /^(\d{1,18})(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined || !(currency in CURRENCIES) || digits.length > exponentOf(currency)) return null;
  const minor = BigInt(whole + digits.padEnd(exponentOf(currency), '0'));
  return minor > 0n ? minor : null;
}

export function textOf(minor: bigint, currency: string): string {
  const exponent = exponentOf(currency);
  if (!exponent) return String(minor);
  const digits = String(minor).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** A quotient rounded half to even. */
export function divide(value: bigint, by: bigint): bigint {
  const [quotient, twice] = [value / by, (value % by) * 2n];
  return twice > by || (twice === by && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

export function convert(minor: bigint, from: string, to: string): bigint {
  const scale = (currency: string) => 10n ** BigInt(exponentOf(currency));
  return divide(minor * CURRENCIES[to]![1] * scale(to), CURRENCIES[from]![1] * scale(from));
}
