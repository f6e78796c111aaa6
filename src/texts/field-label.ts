import { fieldName } from '../domain/field-name.js';
import { ownValue } from '../domain/own-value.js';
import type { DetailsStrings, InstrumentStrings } from '../locales/strings.js';

/** The field of one of several stores, such as `FamilyMart_payment_code`. */
const OF_STORE = /^(\p{Lu}[^_]*)_(\w+)$/u;

/**
 * The translated name of a field, after that of its store. Any other name is made readable: in English this is the name of an instrument's field, too,
 * so that it needs no texts.
 */
export function fieldLabel(
  { fields, instrumentFields }: DetailsStrings & Partial<InstrumentStrings>,
  field: string,
): string {
  const names: Readonly<Record<string, string>> = { ...fields, ...instrumentFields };
  const [, store, rest = ''] = OF_STORE.exec(field) ?? [];
  const ofStore = store && ownValue(names, rest);
  return ofStore ? `${store} · ${ofStore}` : (ownValue(names, field) ?? fieldName(field));
}
