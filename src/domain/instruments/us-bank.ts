/** A transfer in the United States. */
import type { InstrumentRules } from '../instrument-checks.js';
import { isRoutingNumber } from '../routing-number.js';

export const rules: readonly InstrumentRules[] = [
  {
    field: 'routing_number',
    isWrong: (value, { country = 'US' }) => country === 'US' && !isRoutingNumber(value),
  },
];
