import { fieldName } from '../../domain/field-name.js';
import { ownValue } from '../../domain/own-value.js';
import type { DetailsStrings, InstrumentStrings } from '../../locales/strings.js';

/**
 * The translated name of a field. Any other name is made readable: in English this is the name of an instrument's field, too,
 * so that it needs no texts.
 */
export function fieldLabel(
  { fields, instrumentFields }: DetailsStrings & Partial<InstrumentStrings>,
  field: string,
): string {
  const names: Readonly<Record<string, string>> = { ...fields, ...instrumentFields };
  return ownValue(names, field) ?? fieldName(field);
}
