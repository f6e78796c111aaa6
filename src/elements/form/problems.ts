/** The problems of a form, as texts and as the browser's validity flags. */
import type { Problem } from '../../domain/reading.js';
import type { FormStrings } from '../../locales/strings.js';

/** The texts of a form, by field. */
export interface FormTexts {
  readonly label: (path: string) => string;
  readonly hint: (path: string) => string | undefined;
  readonly legend: (group: string) => string;
  readonly option: (value: string) => string;
  readonly problem: (problem: Exclude<Problem, 'missing' | 'too-long'>) => string;
}

export function problemText(problem: Problem, path: string, wording: FormTexts, strings: FormStrings): string {
  if (problem === 'missing') return strings.formMissing(wording.label(path));
  return problem === 'too-long' ? strings.formTooLong(wording.label(path)) : wording.problem(problem);
}

export function validityFlags(problems: ReadonlyMap<string, Problem>): ValidityStateFlags {
  const all = [...problems.values()];
  return {
    valueMissing: all.includes('missing'),
    tooLong: all.includes('too-long'),
    patternMismatch: all.some((one) => one !== 'missing' && one !== 'too-long'),
  };
}
