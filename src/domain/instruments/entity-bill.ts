/** A bill of an entity. Angola's references look like those of Portugal, and have another form. */
import type { InstrumentRules } from '../instrument-checks.js';
import { readMultibanco } from '../multibanco.js';

export const rules: InstrumentRules = {
  field: 'entity',
  isWrong: (value, { reference = '' }, method) => method.startsWith('multibanco') && !readMultibanco(value, reference),
};
