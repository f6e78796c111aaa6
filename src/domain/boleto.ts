/**
 * Reads boletos, bank slips and convênio (utility) slips, from the barcode or the linha digitável.
 * Source: FEBRABAN, layouts of the bank slip and of the collection slip of convênios; due-date factors since 2025-02-22.
 */
import { mod10, mod11, mod11Convenio } from './check-digits.js';

export interface Boleto {
  readonly kind: 'bank' | 'convenio';
  /** 44 digits. */
  readonly barcode: string;
  /** The linha digitável: 47 digits for a bank slip, 48 for a convênio. */
  readonly line: string;
  /** The line in its printed groups. */
  readonly formatted: string;
  /** Three digits; null for a convênio. */
  readonly bank: string | null;
  /** A decimal string in BRL; null if the slip has none. */
  readonly amount: string | null;
  /** The due-date factor; null if the slip has none. */
  readonly factor: number | null;
}

export interface InvalidBoleto {
  readonly kind: 'invalid';
  /** `field1`–`field3` and `block1`–`block4` name the part with a wrong check digit; `dv` is that of the whole barcode. */
  readonly reason: 'charset' | 'length' | 'dv' | `field${number}` | `block${number}`;
}

const DAY_MS = 86_400_000;
/** The day of factor 0. */
const BASE_DAY = Date.UTC(1997, 9, 7) / DAY_MS;
/** The factor after 9999 is 1000. */
const FIRST_FACTOR = 1_000;
const CYCLE = 9_000;
/** Days that a due date can lie in the past: 3,000 overdue (FEBRABAN), and the 500 between two cycles. */
const LONGEST_PAST = 3_500;

/** @param text with or without spaces, dots and dashes */
export function readBoleto(text: string): Boleto | InvalidBoleto {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits)) return invalid('charset');
  const convenio = digits.startsWith('8');
  if (digits.length === 44) return convenio ? fromConvenio(digits) : fromBarcode(digits);
  if (convenio) return digits.length === 48 ? fromConvenioLine(digits) : invalid('length');
  return digits.length === 47 ? fromLine(digits) : invalid('length');
}

/** Returns the factor of a due date. @param day `yyyy-mm-dd`, 2000-07-03 or later */
export function dueFactor(day: string): number {
  const days = Date.parse(day) / DAY_MS - BASE_DAY;
  return ((days - FIRST_FACTOR) % CYCLE) + FIRST_FACTOR;
}

/**
 * Returns the due date of a factor. Factors repeat every 9,000 days: the earliest date that banks still accept is returned.
 * @param near an instant close to the due date, in milliseconds since the epoch
 * @returns `yyyy-mm-dd`
 */
export function dueDate(factor: number, near: number): string {
  const first = BASE_DAY + factor;
  const earliest = Math.floor(near / DAY_MS) - LONGEST_PAST + 1;
  const cycle = Math.max(0, Math.ceil((earliest - first) / CYCLE));
  return new Date((first + cycle * CYCLE) * DAY_MS).toISOString().slice(0, 10);
}

function invalid(reason: InvalidBoleto['reason']): InvalidBoleto {
  return { kind: 'invalid', reason };
}

/** Converts cents to a decimal string; null for zero. */
function money(cents: string): string | null {
  return Number(cents) ? cents.replace(/^0+(?=\d{3})/, '').replace(/(?=\d\d$)/, '.') : null;
}

function fromBarcode(barcode: string): Boleto | InvalidBoleto {
  const [head, check, value, free] = cut(barcode, 4, 5, 19, 44) as [string, string, string, string];
  if (mod11(head + value + free) !== check) return invalid('dv');
  const fields = cut(head + free, 9, 19, 29).map((field) => field + mod10(field));
  const factor = Number(value.slice(0, 4));
  return {
    kind: 'bank',
    barcode,
    line: [...fields, check, value].join(''),
    formatted: [...fields.map((field) => field.replace(/.{5}/, '$&.')), check, value].join(' '),
    bank: barcode.slice(0, 3),
    amount: money(value.slice(4)),
    factor: factor < FIRST_FACTOR ? null : factor,
  };
}

function fromLine(line: string): Boleto | InvalidBoleto {
  return checked(line, [10, 21, 32], mod10, 'field', (body) =>
    fromBarcode(body.slice(0, 4) + line.slice(32) + body.slice(4)),
  );
}

/** The third digit of a convênio selects the check-digit rule. */
const checkOf = (kind: string | undefined) => (kind === '6' || kind === '7' ? mod10 : mod11Convenio);

function fromConvenio(barcode: string): Boleto | InvalidBoleto {
  const kind = barcode.charAt(2);
  const check = checkOf(kind);
  if (!/[6-9]/.test(kind) || check(barcode.slice(0, 3) + barcode.slice(4)) !== barcode[3]) return invalid('dv');
  const blocks = cut(barcode, 11, 22, 33, 44).map((block) => [block, check(block)] as const);
  return {
    kind: 'convenio',
    barcode,
    line: blocks.flat().join(''),
    formatted: blocks.map((block) => block.join('-')).join(' '),
    bank: null,
    amount: kind === '6' || kind === '8' ? money(barcode.slice(4, 15)) : null,
    factor: null,
  };
}

function fromConvenioLine(line: string): Boleto | InvalidBoleto {
  return checked(line, [12, 24, 36, 48], checkOf(line[2]), 'block', fromConvenio);
}

/** Checks the last digit of each part of a line. @param read gets the line without these digits */
function checked(
  line: string,
  ends: readonly number[],
  check: typeof mod10,
  name: 'field' | 'block',
  read: (body: string) => Boleto | InvalidBoleto,
): Boleto | InvalidBoleto {
  const parts = cut(line, ...ends);
  const bodies = parts.map((part) => part.slice(0, -1));
  const wrong = parts.findIndex((part, index) => check(bodies[index]!) !== part.at(-1));
  return wrong < 0 ? read(bodies.join('')) : invalid(`${name}${wrong + 1}`);
}

/** Splits a text at the given offsets. */
function cut(text: string, ...ends: number[]): string[] {
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}
