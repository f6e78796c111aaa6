/** Filling in a form, as (state, event) → state, and what its texts come to. */
import { object, own, read, text } from '../contract/read.js';
import { readLine, type Problem, type Reading } from '../domain/reading.js';

/** Texts by path: `phone`, `billing_address.city`. */
export type Texts = Readonly<Record<string, string>>;

export interface Field {
  /** Where its text goes in the value. */
  readonly path: string;
  readonly optional?: boolean;
  /** What is sent of a text that is not blank. */
  readonly read: (text: string) => Reading;
}

/** A form as data. */
export interface FormShape<Kind extends Field = Field> {
  readonly fields: readonly Kind[];
  /** What the value has besides, always the same. */
  readonly fixed: Texts;
  /** What a value that is set may have besides, and is kept though nobody is asked for it. */
  readonly kept?: readonly string[];
  /** What follows from the values that were typed, and is not asked for. */
  readonly derive?: (values: Texts) => Texts;
  /** Texts that change because another one did. */
  readonly follow?: (texts: Texts, before: Texts) => Texts;
}

export interface FormState {
  readonly texts: Texts;
  /** Fields that the consumer has changed. */
  readonly edited: ReadonlySet<string>;
  /** Fields whose problems are shown: not before they were left, or the form was sent. */
  readonly shown: ReadonlySet<string>;
  /** What was sent while something was wrong. */
  readonly refused: FormShape | null;
  /** The field that was left last. */
  readonly left: string | null;
}

export type FormEvent =
  /** Somebody sets the whole of it. */
  | { readonly type: 'fill'; readonly texts: Texts }
  /** Another form now, with texts for fields that have none; nobody is reproached for what another one asked. */
  | { readonly type: 'offer'; readonly texts: Texts; readonly shape: FormShape }
  | { readonly type: 'edit'; readonly path: string; readonly text: string; readonly shape: FormShape }
  | { readonly type: 'leave'; readonly path: string }
  | { readonly type: 'refuse'; readonly shape: FormShape };

export const emptyForm: FormState = {
  texts: {},
  edited: new Set(),
  shown: new Set(),
  refused: null,
  left: null,
};

export function formFlow(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'fill':
      return { ...emptyForm, texts: event.texts };
    case 'offer':
      return {
        ...(state.refused === event.shape ? state : { ...state, shown: new Set(), refused: null, left: null }),
        texts: { ...event.texts, ...state.texts },
      };
    case 'edit': {
      const texts = { ...state.texts, [event.path]: event.text };
      return {
        ...state,
        texts: { ...texts, ...event.shape.follow?.(texts, state.texts) },
        edited: new Set(state.edited).add(event.path),
        left: null,
      };
    }
    case 'leave':
      // Going through a form without a change is no reason for reproach.
      return state.edited.has(event.path)
        ? { ...state, shown: new Set(state.shown).add(event.path), left: event.path }
        : state;
    case 'refuse':
      return { ...state, shown: new Set(event.shape.fields.map(({ path }) => path)), refused: event.shape, left: null };
  }
}

export interface Checked {
  /** In the order of the fields. */
  readonly problems: ReadonlyMap<string, Problem>;
  /** The whole value; null while anything is wrong. */
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
  return { problems, value: nested({ ...fixed, ...derive?.(values), ...values }) };
}

/**
 * The texts of a value of unknown origin, of those fields that the form has; what belongs to another country is left out.
 * @throws {PayError} `invalid-input`
 */
export function textsOf({ fields, fixed, kept = [] }: FormShape, value: unknown): Record<string, string> {
  return read(
    (source) => {
      const texts: Record<string, string> = {};
      const given = (path: string) => lookUp(source, path);
      const foreign = Object.keys(fixed).filter((path) => (given(path) ?? fixed[path]) !== fixed[path]);
      for (const path of [...fields.map(({ path }) => path), ...kept]) {
        const found = foreign.some((other) => parent(other) === parent(path)) ? null : given(path);
        if (found !== null) texts[path] = found;
      }
      return texts;
    },
    value,
    'value',
  );
}

/** The texts of a state that the browser kept; none of one that is not of this form. */
export function parseTexts(kept: unknown): Texts {
  try {
    const entries = Object.entries(JSON.parse(String(kept)) as object);
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

const parent = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);

/** The text at a path; null where there is none. */
function lookUp(source: unknown, path: string): string | null {
  let found: unknown = source;
  for (const name of path.split('.')) {
    if (found == null) return null;
    found = own(object(found, path), name, path);
  }
  return found == null ? null : text(found, path);
}

/** `{'a.b': 'c'}` as `{a: {b: 'c'}}`. */
function nested(values: Texts): object {
  const result: Record<string, string | Record<string, string>> = {};
  for (const [path, value] of Object.entries(values)) {
    const [first = '', second] = path.split('.');
    if (second === undefined) result[first] = value;
    else result[first] = { ...(result[first] as Record<string, string> | undefined), [second]: value };
  }
  return result;
}
