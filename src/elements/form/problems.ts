/** The problems of a form, as texts and as the browser's validity flags. */
import type { Problem } from '../../domain/reading.js';
import type { FormStrings } from '../../locales/strings.js';

/** The texts of a form, by field. */
export interface FormTexts {
  /** What the form is for, above its fields. */
  readonly purpose?: () => unknown;
  readonly label: (path: string) => string;
  readonly hint: (path: string) => string | undefined;
  readonly legend: (group: string) => string;
  readonly option: (value: string) => string;
  readonly problem: (problem: Exclude<Problem, 'missing' | 'too-long'>) => string;
}

/** The texts of problems by path. */
export function problemTexts(
  problems: ReadonlyMap<string, Problem>,
  { label, problem: textOf }: FormTexts,
  { formMissing, formTooLong }: FormStrings,
): ReadonlyMap<string, string> {
  const text = (path: string, problem: Problem) =>
    problem === 'missing'
      ? formMissing(label(path))
      : problem === 'too-long'
        ? formTooLong(label(path))
        : textOf(problem);
  return new Map(Array.from(problems, ([path, problem]) => [path, text(path, problem)]));
}

export function validityFlags(problems: ReadonlyMap<string, Problem>): ValidityStateFlags {
  const all = [...problems.values()];
  return {
    valueMissing: all.includes('missing'),
    tooLong: all.includes('too-long'),
    patternMismatch: all.some((one) => one !== 'missing' && one !== 'too-long'),
  };
}
