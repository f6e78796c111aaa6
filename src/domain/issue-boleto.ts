/** Writes bank boletos. Source: FEBRABAN, layout of the bloqueto de cobrança; due-date factors since 2025-02-22. */
import { dueFactor, readBoleto, type Boleto } from './boleto.js';
import { mod11 } from './check-digits.js';
import { dayOf, MARKET_ZONES } from './expiry.js';

const BANK = '033';

/**
 * @param amount in BRL, with two decimals
 * @param free 25 digits that the bank chooses
 * @returns `code`, the 44 digits of the barcode, and `number`, the 47 of the linha digitável
 * @throws {RangeError} for an amount of more than 99999999.99
 */
export function issueBoleto({ amount, due, free }: { amount: string; due: Date; free: string }): {
  code: string;
  number: string;
} {
  const cents = amount.replace('.', '').padStart(10, '0');
  if (cents.length > 10) throw new RangeError('a boleto holds at most 99999999.99 BRL');
  const value = String(dueFactor(dayOf(due.getTime(), MARKET_ZONES.boleto))) + cents;
  const code = `${BANK}9${mod11(`${BANK}9${value}${free}`)}${value}${free}`;
  return { code, number: (readBoleto(code) as Boleto).line };
}
