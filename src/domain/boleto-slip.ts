/** What is known of a boleto to pay, from the two fields of contract section 4.5. */
import { dueDate, readBoleto, type Boleto } from './boleto.js';
import { dayOf, MARKET_ZONES } from './expiry.js';
import { amountsDiffer } from './money.js';
import { isPlain } from './plain-text.js';
import type { SlipFacts, SlipLine } from './slip.js';
import type { Warning } from './warning.js';

export interface BoletoLine extends SlipLine {
  /** The linha digitável, in its groups. */
  readonly isLine: boolean;
}

export interface BoletoSlip {
  /** What the digits say; null where a check failed. */
  readonly boleto: Boleto | null;
  readonly lines: readonly BoletoLine[];
  readonly amount: string | null;
  readonly currency: string | null;
  /** The due date, or the day of expiry in São Paulo, as `yyyy-mm-dd`. */
  readonly due: string | null;
  readonly warning: Warning | null;
}

/** The contract does not say which of the two holds line or barcode: they may be either, the same, or only one. */
export function boletoSlip(fields: Readonly<Record<string, string>>, facts: SlipFacts): BoletoSlip {
  const received = ['number', 'code'].flatMap((field) => {
    const value = fields[field];
    return value ? [{ field, value, read: readBoleto(value) }] : [];
  });
  const valid = received.filter(({ read }) => read.kind !== 'invalid');
  const found = valid[0]?.read as Boleto | undefined;
  const wrong =
    received.find(({ value, read }) => !isPlain(value) || isDamaged(value, read)) ?? (found ? undefined : received[0]);
  const torn = valid.find(({ read }) => (read as Boleto).barcode !== found!.barcode);
  const boleto = wrong || torn ? null : (found ?? null);
  const known = facts.currency === 'BRL' ? facts.amount : null;
  const differs = boleto?.amount && known && amountsDiffer(boleto.amount, known);
  const raw = received.map(({ field, value }) => ({ field, shown: value, copied: value, isLine: false }));
  const others = raw.filter((_, index) => received[index]!.read.kind === 'invalid');
  const day = facts.expires === null ? null : dayOf(facts.expires, MARKET_ZONES.boleto);
  const near = facts.expires ?? facts.created ?? facts.now;
  return {
    boleto,
    lines: boleto
      ? [{ field: valid[0]!.field, shown: boleto.formatted, copied: boleto.line, isLine: true }, ...others]
      : distinct(raw),
    amount: facts.amount ?? boleto?.amount ?? null,
    currency: facts.amount ? facts.currency : 'BRL',
    due: boleto && boleto.factor !== null ? dueDate(boleto.factor, near) : day,
    warning:
      (wrong && { code: isPlain(wrong.value) ? 'invalid-code' : 'hidden-characters', field: wrong.field }) ||
      (torn && { code: 'conflicting-codes', field: torn.field }) ||
      (differs ? { code: 'amount-mismatch', field: valid[0]!.field } : null),
  };
}

/** Fewer digits than this are some other number, the shop's own perhaps. */
const FEWEST_DIGITS = 40;

/** It means to be a boleto, but is not right. */
function isDamaged(value: string, read: ReturnType<typeof readBoleto>): boolean {
  return read.kind === 'invalid' && value.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

function distinct(lines: readonly BoletoLine[]): readonly BoletoLine[] {
  return lines[0]?.copied === lines[1]?.copied ? lines.slice(0, 1) : lines;
}
