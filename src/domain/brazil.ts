/** Brazilian addresses. */
import { asciiDigits } from './digits.js';
import { mask } from './mask.js';

/** The 27 federative units by code. Source: IBGE. */
export const BRAZILIAN_STATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AC: 'Acre',
    AL: 'Alagoas',
    AP: 'Amapá',
    AM: 'Amazonas',
    BA: 'Bahia',
    CE: 'Ceará',
    DF: 'Distrito Federal',
    ES: 'Espírito Santo',
    GO: 'Goiás',
    MA: 'Maranhão',
    MT: 'Mato Grosso',
    MS: 'Mato Grosso do Sul',
    MG: 'Minas Gerais',
    PA: 'Pará',
    PB: 'Paraíba',
    PR: 'Paraná',
    PE: 'Pernambuco',
    PI: 'Piauí',
    RJ: 'Rio de Janeiro',
    RN: 'Rio Grande do Norte',
    RS: 'Rio Grande do Sul',
    RO: 'Rondônia',
    RR: 'Roraima',
    SC: 'Santa Catarina',
    SP: 'São Paulo',
    SE: 'Sergipe',
    TO: 'Tocantins',
  }),
);

const folded = (text: string) => text.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();

/** Finds a state by code or name, ignoring case and accents. @returns its code; empty if there is none */
export function findState(text: string): string {
  const sought = folded(text).replace(/^br(?=..$)/, '');
  for (const [code, name] of BRAZILIAN_STATES) if (sought === folded(code) || sought === folded(name)) return code;
  return '';
}

/** Returns a CEP as `00000-000`, or null if the text is not one. No CEP begins with 00. */
export function readPostalCode(text: string): string | null {
  const formatted = formatPostalCode(text);
  return /^(?!00)\d{5}-\d{3}$/.test(formatted) ? formatted : null;
}

/** Formats a CEP that may be incomplete. */
export function formatPostalCode(text: string): string {
  return mask(asciiDigits(text).replace(/\D/g, ''), [
    ['', 5],
    ['-', 3],
  ]);
}
