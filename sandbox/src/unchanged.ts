/** Refuses JSON that would not be stored as it was sent. RFC 8259, 4 and 6, warns of all of these. */
import { Big } from 'big.js';
import type { MiddlewareHandler } from 'hono';
import { paramError } from './errors.js';

/** The texts and numbers of a JSON text, in their order. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*/gi;

/** The most characters of a number that an error repeats. */
const SHOWN = 40;

/** Leaves malformed JSON to the handlers. @throws {ApiError} */
export const unchangedJson: MiddlewareHandler = async (context, next) => {
  checkUnchanged(context.get('received') ?? '');
  await next();
};

/** @throws {ApiError} that says what would change */
export function checkUnchanged(text: string): void {
  let hasPrototype = false;
  let written: string;
  try {
    const value: unknown = JSON.parse(text, (name, inner: unknown) => {
      if (name === '__proto__') hasPrototype = true;
      return inner;
    });
    written = JSON.stringify(value);
  } catch {
    return;
  }
  if (hasPrototype) throw paramError('', 'A key cannot be "__proto__"');
  const sent = text.match(TOKENS) ?? [];
  const inexact = sent.find((token) => !token.startsWith('"') && !isExact(token));
  if (inexact)
    throw paramError('', `The number ${inexact.slice(0, SHOWN)} is too large or too precise: send it as a string`);
  const valueOf = (token: string): unknown => JSON.parse(token);
  const kept = (written.match(TOKENS) ?? []).map(valueOf);
  if (kept.length !== sent.length || sent.some((token, index) => valueOf(token) !== kept[index]))
    throw paramError('', 'A key occurs twice, or keys that are whole numbers are not in ascending order');
}

/** True if a JSON number is the same after it was read as a double and written. */
function isExact(token: string): boolean {
  const value = Number(token);
  return Number.isFinite(value) && new Big(token).eq(value);
}
