/** JSON over fetch to the merchant's backend: one time-out, and errors by what the host can do about them. */
import { own } from '../contract/read.js';
import { PayError, type PayErrorCode } from '../errors.js';
import { readBody } from './read-body.js';
import { redirectsOf } from './redirects.js';

export interface Backend {
  readonly fetch: typeof fetch;
  /** Sent with every request: a session token or CSRF token, say. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds before an answer is given up. */
  readonly timeout: number;
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Told of every answer: when it was written, and whether another is wanted. */
  readonly onHeaders?: (headers: Headers) => void;
  /** Ends the request when the element leaves. */
  readonly signal: AbortSignal;
}

/** The codes of section 7's envelope that the elements have words for. */
const SERVICE_CODES: ReadonlyMap<unknown, PayErrorCode> = new Map([
  ['otp_incorrect', 'otp-incorrect'],
  ['otp_expired', 'otp-expired'],
  ['otp_attempts_exceeded', 'otp-attempts-exceeded'],
]);

/** The error code that a host's own handler throws. */
export function knownCode(error: unknown): PayErrorCode | undefined {
  return SERVICE_CODES.get((error as { code?: unknown } | null | undefined)?.code);
}

/** The code of an envelope; what is inherited is none. */
function envelopeCode(body: unknown): PayErrorCode | undefined {
  try {
    return SERVICE_CODES.get(own(own(body as object, 'error', '') as object, 'code', ''));
  } catch {
    return undefined;
  }
}

function codeOf(status: number, body: unknown): PayErrorCode {
  const known = envelopeCode(body);
  if (known && status < 500) return known;
  if (status === 429) return 'rate-limited';
  // 409 of a request with a key: the same one is still under way.
  if (status === 408 || status === 409 || status === 504) return 'timeout';
  return status >= 500 ? 'server' : 'refused';
}

/**
 * @returns the parsed body of a 2xx answer, null of an empty one
 * @throws {PayError} `network`, `timeout`, `rate-limited`, `server`, `refused`, `bad-response` or `otp-…`; the signal's
 * own reason when that ended it
 */
export async function request(backend: Backend, url: string, options: RequestOptions): Promise<unknown> {
  const { method = 'GET', body, signal } = options;
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(backend.timeout);
  const life = new AbortController();
  const exchange = async (): Promise<[Response, string]> => {
    const headers = headersOf({ accept: 'application/json' }, backend.headers, options.headers);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await backend.fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      // What is posted, a code among it, goes to where the host said and nowhere else.
      ...(method === 'POST' ? { redirect: 'manual' } : redirectsOf(url)),
      signal: life.signal,
    });
    options.onHeaders?.(response.headers);
    return [response, await readBody(response)];
  };
  let response: Response;
  let answer: string;
  try {
    // Also when a host's own fetch takes no notice of its signal.
    [response, answer] = await Promise.race([exchange(), endOf(signal, life), endOf(timeout, life)]);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof RangeError) throw new PayError('bad-response', { message: 'too long' });
    throw new PayError(timeout.aborted ? 'timeout' : 'network', { cause });
  } finally {
    // Nothing more is read, and nobody listens.
    life.abort();
  }
  let json: unknown = null;
  let readable = true;
  try {
    json = answer ? JSON.parse(answer) : null;
  } catch {
    readable = false;
  }
  if (!response.ok) {
    // A query may have what is for the backend alone.
    const [message] = `HTTP ${response.status}: ${method} ${url}`.split('?');
    throw new PayError(codeOf(response.status, json), { message });
  }
  if (!readable) throw new PayError('bad-response', { message: 'not JSON' });
  return json;
}

/** Later headers replace earlier ones, whatever the case of their names. @throws {TypeError} of what is no header */
export function headersOf(...all: readonly (Readonly<Record<string, string>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const given of all) for (const [name, value] of Object.entries(given ?? {})) headers.set(name, value);
  return headers;
}

/** Ends `life` with a signal. AbortSignal.any is younger than the browsers that checkouts are opened in. */
function endOf(signal: AbortSignal, life: AbortController): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => {
      reject(signal.reason as Error);
      life.abort();
    };
    signal.addEventListener('abort', end, { signal: life.signal });
  });
}
