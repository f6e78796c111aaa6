/** Bank boletos. Source: FEBRABAN, layout of the bloqueto de cobrança; due-date factors since 2025-02-22. */
import { dueFactor, readBoleto, type Boleto } from '../../../src/domain/boleto.js';
import { mod11 } from '../../../src/domain/check-digits.js';
import { dayOf, MARKET_ZONES } from '../../../src/domain/expiry.js';
import { paramError } from '../errors.js';

const BANK = '033';

/**
 * @param amount in BRL
 * @param free 25 digits that the bank chooses
 * @returns `code`, the 44 digits of the barcode, and `number`, the 47 of the linha digitável
 */
export function boleto({ amount, due, free }: { amount: string; due: Date; free: string }): {
  code: string;
  number: string;
} {
  const cents = amount.replace('.', '').padStart(10, '0');
  if (cents.length > 10) throw paramError('amount', 'a boleto holds at most 99999999.99 BRL');
  const value = String(dueFactor(dayOf(due.getTime(), MARKET_ZONES.boleto))) + cents;
  const code = `${BANK}9${mod11(`${BANK}9${value}${free}`)}${value}${free}`;
  return { code, number: (readBoleto(code) as Boleto).line };
}
