/** The stores of Konbini. */
import { lookUp, type Table } from './tables.js';

/** As they write their names. */
const STORES: Table = {
  dailyyamazaki: 'Daily Yamazaki',
  familymart: 'FamilyMart',
  lawson: 'Lawson',
  ministop: 'Ministop',
  seicomart: 'Seicomart',
  seveneleven: '7-Eleven',
};

/** @param code of a provider, such as `family-mart` or `FAMILY_MART` @returns the code itself for an unknown store */
export const konbiniStore = (code: string): string => lookUp(STORES, code.toLowerCase().replace(/[-_]/g, '')) ?? code;
