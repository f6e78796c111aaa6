/** Removes secrets from the bodies of logged requests: webhook secrets, keys and one-time codes. */

const MASK = '***';
const SECRET_FIELDS: ReadonlySet<string> = new Set(['otp', 'secret']);
/** The request that carries a one-time code. */
const VERIFY = /^\/v1\/mandates\/[^/]*\/verify\/?$/;
/** Longest body that is shown, in characters. */
const LIMIT = 4_000;
/** Length from which a body is cut before it is masked: other requests would wait for the parser, for its first lines alone. */
const LARGE = 100_000;

export interface Bodies {
  readonly path: string;
  readonly status: number;
  /** The received text; null without one. */
  readonly request: string | null;
  /** The text that was sent; null without one. */
  readonly response: string | null;
}

export function maskedRequest({ path, request }: Bodies): string | null {
  if (request === null || request === '') return null;
  if (request.length > LARGE) return cut(request);
  const value = parsedJson(request);
  // Malformed requests may have the code anywhere.
  if (VERIFY.test(path)) return isCodeOnly(value) ? JSON.stringify({ otp: MASK }) : MASK;
  return shortened(value === undefined ? maskedText(request) : maskedJson(value, request));
}

export function maskedResponse({ path, status, response }: Bodies): string | null {
  if (response === null) return null;
  if (response.length > LARGE) return cut(response);
  const value = parsedJson(response);
  const text = value === undefined ? maskedText(response) : maskedJson(value, response);
  // An error message may repeat a part of the request.
  return shortened(VERIFY.test(path) && status >= 400 ? text.replace(/\d{4,}/g, MASK) : text);
}

/** The value of a JSON text; undefined if it is malformed. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isCodeOnly = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'otp';

/** @param text the JSON of the value */
function maskedJson(value: unknown, text: string): string {
  const mask = (name: string, inner: unknown) => (SECRET_FIELDS.has(name) && inner !== null ? MASK : inner);
  try {
    return withoutKeys(JSON.stringify(value, mask));
  } catch {
    // It is nested more deeply than the stack is.
    return maskedText(text);
  }
}

const maskedText = (text: string): string => withoutKeys(text.replace(/((?:otp|secret)\W{1,6})\w+/gi, `$1${MASK}`));

const withoutKeys = (text: string): string =>
  text.replace(/whsec_[\w+/=-]+/g, MASK).replace(/\b(bearer|basic) +[\w.~+/=-]+/gi, `$1 ${MASK}`);

const cut = (text: string) => `${maskedText(text.slice(0, LIMIT))}${more(text)}`;

const shortened = (text: string) => (text.length > LIMIT ? `${text.slice(0, LIMIT)}${more(text)}` : text);

const more = ({ length }: string) => `… (${length - LIMIT} more characters)`;
