/**
 * CPF and CNPJ, the tax numbers of persons and companies in Brazil. Since July 2026 the first twelve characters of a CNPJ
 * may be letters. Source: Receita Federal, Nota Técnica COCAD/SUARA/RFB 49/2024: each character counts as its ASCII
 * code − 48, and the check digits are by modulo 11 as before.
 */
import { asciiDigits } from './digits.js';
import { mask, type Piece } from './mask.js';

export interface TaxId {
  readonly ok: true;
  readonly kind: 'cpf' | 'cnpj';
  /** Without separators: 11 digits, or 14 characters in upper case. */
  readonly number: string;
  /** `000.000.000-00` or `XX.XXX.XXX/XXXX-00`. */
  readonly formatted: string;
}

export interface InvalidTaxId {
  readonly ok: false;
  /** `check-digits` also covers one repeated digit, whose check digits happen to be right. */
  readonly reason: 'length' | 'check-digits';
}

const CPF: readonly Piece[] = [
  ['', 3],
  ['.', 3],
  ['.', 3],
  ['-', 2],
];
const CNPJ: readonly Piece[] = [
  ['', 2],
  ['.', 3],
  ['.', 3],
  ['/', 4],
  ['-', 2],
];

/** @param text as typed or pasted: any separators, any case, with or without "CPF: " in front */
export function readTaxId(text: string): TaxId | InvalidTaxId {
  const number = taxIdCharacters(text);
  const kind = /^\d{11}$/.test(number) ? 'cpf' : number.length === 14 ? 'cnpj' : null;
  if (!kind) return { ok: false, reason: 'length' };
  const body = number.slice(0, -2);
  const heaviest = kind === 'cpf' ? 11 : 9;
  const first = checkDigit(body, heaviest);
  const right = body + first + checkDigit(body + first, heaviest);
  if (right !== number || /^(.)\1*$/.test(number)) return { ok: false, reason: 'check-digits' };
  return { ok: true, kind, number, formatted: formatTaxId(number) };
}

/** Formats a number that may be incomplete: as a CPF until it has a letter or more than 11 digits. */
export function formatTaxId(text: string): string {
  const characters = taxIdCharacters(text);
  return mask(characters, /^\d{0,11}$/.test(characters) ? CPF : CNPJ);
}

/** Returns letters and digits, without a copied "CPF" or "CNPJ". A separator must follow it: a CNPJ may begin with these letters. */
export function taxIdCharacters(text: string): string {
  return asciiDigits(text)
    .toUpperCase()
    .replace(/^[^A-Z\d]*(?:CPF|CNPJ)(?:[^A-Z\d]+NO?)?[^A-Z\d]/, '')
    .replace(/[^A-Z\d]/g, '');
}

/** Modulo 11 with weights from the right: 2 up to `heaviest`, then 2 again. */
function checkDigit(characters: string, heaviest: number): number {
  const sum = Array.from(characters)
    .reverse()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % (heaviest - 1))), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
