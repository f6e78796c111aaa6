/** The state of a form, (state, event) → state, and its validation. */
import { object, own, read, text } from '../contract/read.js';
import { readLine, type Problem, type Reading } from '../domain/reading.js';

/** Texts by path: `phone`, `billing_address.city`. */
export type Texts = Readonly<Record<string, string>>;

export interface Field {
  /** Path of the field in the value. */
  readonly path: string;
  /** Paths of a value that is set, if the field shows several of them; its own by default. */
  readonly from?: readonly string[];
  readonly optional?: boolean;
  /** Reads a text that is not blank. */
  readonly read: (text: string) => Reading;
}

/** A form, described as data. */
export interface FormShape<Kind extends Field = Field> {
  readonly fields: readonly Kind[];
  /** Constant parts of the value. */
  readonly fixed: Texts;
  /** Fields without an input; they are kept when a value is set. */
  readonly kept?: readonly string[];
  /** Values computed from those of the fields. */
  readonly derive?: (values: Texts) => Texts;
}

export interface FormState {
  readonly texts: Texts;
  /** Fields that the consumer has changed. */
  readonly edited: ReadonlySet<string>;
  /** Fields whose problems are shown: those that were left, or all after a submission. */
  readonly shown: ReadonlySet<string>;
  /** The form that was submitted with problems. */
  readonly refused: FormShape | null;
  /** True if its problems were listed above it. Then the list stays until the last one is gone, so that no field moves up earlier. */
  readonly isListed: boolean;
  /** The field that was left last. */
  readonly left: string | null;
}

export type FormEvent =
  /** The whole value was set. */
  | { readonly type: 'fill'; readonly texts: Texts }
  /** The shape may have changed: fills empty fields, and clears the problems of another shape. */
  | { readonly type: 'offer'; readonly texts: Texts; readonly shape: FormShape }
  | { readonly type: 'edit'; readonly path: string; readonly text: string }
  | { readonly type: 'leave'; readonly path: string }
  | { readonly type: 'refuse'; readonly shape: FormShape; readonly isListed: boolean };

export const emptyForm: FormState = {
  texts: {},
  edited: new Set(),
  shown: new Set(),
  refused: null,
  isListed: false,
  left: null,
};

export function formFlow(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'fill':
      return { ...emptyForm, texts: event.texts };
    case 'offer':
      return {
        ...(state.refused === event.shape
          ? state
          : { ...state, shown: new Set(), refused: null, isListed: false, left: null }),
        texts: { ...event.texts, ...state.texts },
      };
    case 'edit':
      return {
        ...state,
        texts: { ...state.texts, [event.path]: event.text },
        edited: new Set(state.edited).add(event.path),
        left: null,
      };
    case 'leave':
      // Tabbing through an untouched field shows no problem.
      return state.edited.has(event.path)
        ? { ...state, shown: new Set(state.shown).add(event.path), left: event.path }
        : state;
    case 'refuse':
      return {
        ...state,
        shown: new Set(event.shape.fields.map(({ path }) => path)),
        refused: event.shape,
        isListed: event.isListed,
        left: null,
      };
  }
}

export interface Checked {
  /** By path, in the order of the fields. */
  readonly problems: ReadonlyMap<string, Problem>;
  /** Null while there are problems. */
  readonly value: object | null;
}

export function checkForm({ fields, fixed, kept = [], derive }: FormShape, texts: Texts): Checked {
  const problems = new Map<string, Problem>();
  const values: Record<string, string> = {};
  for (const { path, optional, read } of fields) {
    const typed = texts[path] ?? '';
    const reading: Reading = typed.trim() ? read(typed) : { value: '' };
    if ('problem' in reading) problems.set(path, reading.problem);
    else if (reading.value) values[path] = reading.value;
    else if (!optional) problems.set(path, 'missing');
  }
  if (problems.size) return { problems, value: null };
  for (const path of kept) {
    const reading = readLine(texts[path] ?? '');
    if ('value' in reading && reading.value) values[path] = reading.value;
  }
  return { problems, value: nested({ ...fixed, ...values, ...derive?.(values) }) };
}

/**
 * Reads the texts of the form's fields from a value of unknown origin. Parts that belong to another country are ignored.
 * @throws {PayError} `invalid-input`
 */
export function textsOf({ fields, fixed, kept = [] }: FormShape, value: unknown): Record<string, string> {
  return read(
    (source) => {
      const texts: Record<string, string> = {};
      const given = (path: string) => lookUp(source, path);
      const foreign = Object.keys(fixed).filter((path) => (given(path) ?? fixed[path]) !== fixed[path]);
      for (const { path, from = [path] } of [...fields, ...kept.map((path) => ({ path }) as Field)]) {
        if (foreign.some((other) => parent(other) === parent(path))) continue;
        const found = from.map(given).filter((text) => text !== null);
        if (found.length) texts[path] = found.join(' ');
      }
      return texts;
    },
    value,
    'value',
  );
}

/** Parses a form state that the browser has saved; returns {} if it is not one of ours. */
export function parseTexts(kept: unknown): Texts {
  try {
    const entries = Object.entries(JSON.parse(String(kept)) as object);
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

const parent = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);

/** Returns the text at a path, or null. */
function lookUp(source: unknown, path: string): string | null {
  let found: unknown = source;
  for (const name of path.split('.')) {
    if (found == null) return null;
    found = own(object(found, path), name, path);
  }
  return found == null ? null : text(found, path);
}

/** Converts `{'a.b': 'c'}` to `{a: {b: 'c'}}`. */
function nested(values: Texts): object {
  const result: Record<string, string | Record<string, string>> = {};
  for (const [path, value] of Object.entries(values)) {
    const [first = '', second] = path.split('.');
    if (second === undefined) result[first] = value;
    else result[first] = { ...(result[first] as Record<string, string> | undefined), [second]: value };
  }
  return result;
}
