import type { FormStrings } from '../strings.js';

export const form: FormStrings = {
  formSummary: 'Some things are missing or not right yet:',
  formOptional: (label) => `${label} (optional)`,
  formChoose: 'Choose…',
  formMissing: (label) => `Fill in: ${label}.`,
  formTooLong: (label) => `${label}: at most 64 characters.`,
};
