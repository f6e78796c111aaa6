/** Middleware that limits and reads the body of a request, and refuses one that would not be stored as it was sent. */
import { setImmediate } from 'node:timers/promises';
import { Big } from 'big.js';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError, paramError } from './errors.js';

const MAX_BODY = 100_000;
/** The limit of files that developers load: neither to read one nor to write the answer may make other requests wait 200 ms. */
const MAX_FILE = 2_000_000;

/** A client that leaves during an upload is not a fault of the sandbox. @throws {ApiError} */
function notRead(error: unknown): never {
  throw error instanceof ApiError ? error : paramError('', 'The body ended early');
}

function limitedTo(maxSize: number): MiddlewareHandler {
  const count = bodyLimit({
    maxSize,
    onError: (context) => {
      // The rest of the body is not read, so the connection cannot be reused.
      context.header('connection', 'close');
      throw new ApiError(`The body is larger than ${maxSize} bytes.`, { status: 413, code: 'request_param_error' });
    },
  });
  // A body that is counted is a web stream, which takes longer than the rest of the request.
  return (context, next) => {
    const { 'content-length': size, 'transfer-encoding': encoding } = context.req.header();
    return encoding === undefined && Number(size) <= maxSize ? next() : count(context, next).catch(notRead);
  };
}

export const limited = limitedTo(MAX_BODY);
export const limitedFile = limitedTo(MAX_FILE);

declare module 'hono' {
  interface ContextVariableMap {
    /** The body that was read, for the handlers and the log of requests. */
    received: string | undefined;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body. @throws {ApiError} if it is not UTF-8, which would be changed in silence otherwise */
export const readText: MiddlewareHandler = async (context, next) => {
  const bytes = await context.req.arrayBuffer().catch(notRead);
  try {
    context.set('received', utf8.decode(bytes));
  } catch {
    throw paramError('', 'The body is not UTF-8');
  }
  await next();
};

/** The texts and numbers of a JSON text, in their order. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*/gi;
/** A text that may have the key, whose letters may be escaped. */
const MAY_HAVE_PROTOTYPE = /__proto__|\\u00(?:5f|6f|7[024])/i;

/** The most characters of a number that an error repeats. */
const SHOWN = 40;
/** The most levels of lists and objects. Parsers take long for millions of them, and fail. */
const MAX_DEPTH = 1_000;
const codesOf = (characters: string) => Array.from(characters, (one) => one.charCodeAt(0));
// Codes, since to take the characters of a large text takes ten times as long.
const [QUOTE, ESCAPE] = codesOf('"\\');
const OPENING = codesOf('[{');
const CLOSING = codesOf(']}');
/** Length from which a text is so large that other requests come in between before it is used. */
const LARGE = 100_000;

/**
 * Refuses JSON that would not be stored as it was sent. RFC 8259, 4 and 6, warns of all of these. Leaves malformed JSON to the
 * handlers. @throws {ApiError}
 */
export const unchangedJson: MiddlewareHandler = async (context, next) => {
  const text = context.get('received') ?? '';
  checkUnchanged(text);
  if (text.length > LARGE) await setImmediate();
  await next();
};

/** @throws {ApiError} that says what would change */
export function checkUnchanged(text: string): void {
  checkDepth(text);
  let written: string;
  try {
    written = JSON.stringify(JSON.parse(text));
  } catch {
    return;
  }
  if (MAY_HAVE_PROTOTYPE.test(text) && hasPrototype(text)) throw paramError('', 'A key cannot be "__proto__"');
  if (written === text) return;
  const sent = text.match(TOKENS) ?? [];
  const kept = written.match(TOKENS) ?? [];
  // Few are written differently: to compare the values of all takes ten times as long as to read the text.
  const other = sent.map((_, index) => index).filter((index) => sent[index] !== kept[index]);
  const inexact = other.map((index) => sent[index]!).find((token) => !token.startsWith('"') && !isExact(token));
  if (inexact)
    throw paramError('', `The number ${inexact.slice(0, SHOWN)} is too large or too precise: send it as a string`);
  const isChanged = (index: number) => JSON.parse(sent[index]!) !== JSON.parse(kept[index]!);
  if (kept.length !== sent.length || other.some(isChanged))
    throw paramError('', 'A key occurs twice, or keys that are whole numbers are not in ascending order');
}

/** @throws {ApiError} if lists and objects have too many levels */
function checkDepth(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) at += code === ESCAPE ? 1 : 0;
    else if (OPENING.includes(code)) depth++;
    else if (CLOSING.includes(code)) depth--;
    if (depth > MAX_DEPTH) throw paramError('', `Lists and objects have more than ${MAX_DEPTH} levels`);
  }
}

function hasPrototype(text: string): boolean {
  let found = false;
  JSON.parse(text, (name, inner: unknown) => {
    found ||= name === '__proto__';
    return inner;
  });
  return found;
}

/** True if a JSON number is the same after it was read as a double and written. */
function isExact(token: string): boolean {
  const value = Number(token);
  return Number.isFinite(value) && new Big(token).eq(value);
}
