/** Bank boletos. Source: FEBRABAN, layout of the bloqueto de cobrança; due-date factors since 2025-02-22. */
import { mod10, mod11 } from '../../../src/domain/check-digits.js';
import { paramError } from '../errors.js';

const BANK = '033';
const DAY_MS = 86_400_000;
const BASE = Date.UTC(1997, 9, 7);

/** Days since 1997-10-07; after 9999 the count goes on at 1000. */
function dueFactor(due: Date): string {
  // The market's day: São Paulo is three hours behind UTC all year.
  const days = Math.floor((due.getTime() - 3 * 3_600_000 - BASE) / DAY_MS);
  return String(days > 9_999 ? ((days - 1_000) % 9_000) + 1_000 : days);
}

/**
 * @param amount in BRL
 * @param free 25 digits of the bank's own
 * @returns `code`, the 44 digits of the barcode, and `number`, the 47 of the linha digitável
 */
export function boleto({ amount, due, free }: { amount: string; due: Date; free: string }): {
  code: string;
  number: string;
} {
  const cents = amount.replace('.', '').padStart(10, '0');
  if (cents.length > 10) throw paramError('amount', 'a boleto holds at most 99999999.99 BRL');
  const value = dueFactor(due) + cents;
  const check = mod11(`${BANK}9${value}${free}`);
  const first = `${BANK}9${free.slice(0, 5)}`;
  const second = free.slice(5, 15);
  const third = free.slice(15);
  return {
    code: `${BANK}9${check}${value}${free}`,
    number: first + mod10(first) + second + mod10(second) + third + mod10(third) + check + value,
  };
}
