/** A bill of an entity. Angola's references look like those of Portugal, and have another form. */
import type { InstrumentRules } from '../instrument-checks.js';
import { isEntity, isReference } from '../multibanco.js';

const ifMultibanco =
  (isRight: (value: string) => boolean): InstrumentRules['isWrong'] =>
  (value, _fields, method) =>
    method.startsWith('multibanco') && !isRight(value);

export const rules: readonly InstrumentRules[] = [
  { field: 'entity', isWrong: ifMultibanco(isEntity) },
  { field: 'reference', isWrong: ifMultibanco(isReference) },
];
