import type { FormStrings } from '../strings.js';

export const form: FormStrings = {
  formSummary: 'Some fields are missing or incorrect:',
  formOptional: (label) => `${label} (optional)`,
  formChoose: 'Choose…',
  formMissing: (label) => `${label} is required.`,
  formTooLong: (label) => `${label}: at most 64 characters.`,
};
