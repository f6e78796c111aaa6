import { warnOnce } from '../controllers/warn-once.js';

type Texts = Readonly<Record<string, unknown>>;
type TextFunction = (...values: readonly unknown[]) => unknown;

const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isFunction = (value: unknown): value is TextFunction => typeof value === 'function';

/**
 * Replaces texts by those of the page, also within groups such as `errors`. A page may have set anything: where it is not a
 * text, the present one stays, and the console names the mistake. A plain text may stand for a function.
 */
export function mergeTexts<Own extends object, Other extends object>(
  texts: Own,
  ...others: readonly (Other | undefined)[]
): Own & Other {
  return others.reduce<Texts>((merged, other) => merge(merged, other, 'strings'), texts as Texts) as Own & Other;
}

function merge(texts: Texts, other: unknown, path: string): Texts {
  const merged: Record<string, unknown> = { ...texts };
  try {
    for (const [name, value] of Object.entries(Object(other) as Texts))
      if (value !== undefined) merged[name] = checked(texts[name], value, `${path}.${name}`);
  } catch (error) {
    warnOnce(`${path}: could not be read.`, error);
  }
  return merged;
}

function checked(text: unknown, value: unknown, path: string): unknown {
  // A text of a part that is loaded later is checked there.
  if (text === undefined) return value;
  if (isFunction(text) && isText(value)) return () => value;
  if (isFunction(text) && isFunction(value)) return guarded(text, value, path);
  // The format of amounts is not a group of texts: it belongs to one locale.
  if (isGroup(text) && isGroup(value)) return 'symbols' in text ? value : merge(text, value, path);
  if (Array.isArray(text) && Array.isArray(value) && value.every(isText)) return value;
  if (isText(text) && isText(value)) return value;
  const expected = isFunction(text) ? 'function or string' : Array.isArray(text) ? 'array of strings' : typeof text;
  warnOnce(`${path}: expected ${expected}.`);
  return text;
}

/** A function of the page may throw, or return anything. */
function guarded(text: TextFunction, own: TextFunction, path: string): TextFunction {
  return (...values) => {
    try {
      const result = own(...values);
      if (isText(result)) return result;
      warnOnce(`${path}: expected a function that returns a string.`);
    } catch (error) {
      warnOnce(`${path}: the function throws.`, error);
    }
    return text(...values);
  };
}
