/** A transfer in the United Kingdom. */
import type { InstrumentRules } from '../instrument-checks.js';
import { isSortCode } from '../sort-code.js';

export const rules: readonly InstrumentRules[] = [
  {
    field: 'sort_code',
    isWrong: (value, { country = 'GB' }) => country === 'GB' && !isSortCode(value),
  },
];
