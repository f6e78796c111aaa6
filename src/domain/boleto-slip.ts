/** A boleto, derived from the two fields of contract section 4.5. */
import { dueDate, readBoleto, type Boleto } from './boleto.js';
import { dayOf, MARKET_ZONES } from './expiry.js';
import { grouped } from './instruments.js';
import { amountsDiffer } from './money.js';
import { isPlain, plainText } from './plain-text.js';
import type { SlipFacts, SlipLine } from './slip.js';
import type { Warning } from './warning.js';

export interface BoletoLine extends SlipLine {
  /** True if this is the linha digitável, shown in groups. */
  readonly isLine: boolean;
}

export interface BoletoSlip {
  /** Null if a check digit is wrong. */
  readonly boleto: Boleto | null;
  readonly lines: readonly BoletoLine[];
  readonly amount: string | null;
  readonly currency: string | null;
  /** The due date, or the day of expiry in São Paulo, as `yyyy-mm-dd`. */
  readonly due: string | null;
  readonly warning: Warning | null;
}

/** The contract does not define which field holds the line and which the barcode: one may be missing, or both equal. */
export function boletoSlip(fields: Readonly<Record<string, string>>, facts: SlipFacts): BoletoSlip {
  const received = ['number', 'code'].flatMap((field) => {
    const value = fields[field];
    return value ? [{ field, value, read: readBoleto(value) }] : [];
  });
  const valid = received.filter(({ read }) => read.kind !== 'invalid');
  const [first] = valid;
  const found = first?.read as Boleto | undefined;
  const wrong =
    received.find(({ value, read }) => !isPlain(value) || isDamaged(value, read)) ?? (found ? undefined : received[0]);
  const conflicting = found && valid.find(({ read }) => (read as Boleto).barcode !== found.barcode);
  const boleto = wrong || conflicting ? null : (found ?? null);
  const known = facts.currency === 'BRL' ? facts.amount : null;
  const differs = boleto?.amount && known && amountsDiffer(boleto.amount, known) ? boleto.amount : null;
  const raw = ({ field, value }: { field: string; value: string }) => ({
    field,
    shown: grouped(plainText(value)),
    copied: value,
    isLine: false,
  });
  const others = received.filter(({ read }) => read.kind === 'invalid').map(raw);
  return {
    boleto,
    lines:
      boleto && first
        ? [{ field: first.field, shown: boleto.formatted, copied: boleto.line, isLine: true }, ...others]
        : distinct(received.map(raw)),
    amount: facts.amount ?? boleto?.amount ?? null,
    currency: facts.amount ? facts.currency : 'BRL',
    due: dueDay(boleto, facts),
    warning:
      (wrong && { code: isPlain(wrong.value) ? 'invalid-code' : 'hidden-characters', field: wrong.field }) ||
      (conflicting && { code: 'conflicting-codes', field: conflicting.field }) ||
      (differs && first
        ? { code: 'amount-mismatch', field: first.field, price: { amount: differs, currency: 'BRL' } }
        : null),
  };
}

function dueDay(boleto: Boleto | null, { expires, created, now }: SlipFacts): string | null {
  if (boleto && boleto.factor !== null) return dueDate(boleto.factor, expires ?? created ?? now);
  return expires === null ? null : dayOf(expires, MARKET_ZONES.boleto);
}

/** A value with fewer digits is another number, for example the shop's own reference. */
const FEWEST_DIGITS = 40;

function isDamaged(value: string, read: ReturnType<typeof readBoleto>): boolean {
  return read.kind === 'invalid' && value.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

function distinct(lines: readonly BoletoLine[]): readonly BoletoLine[] {
  return lines[0]?.copied === lines[1]?.copied ? lines.slice(0, 1) : lines;
}
