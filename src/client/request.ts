/** JSON over fetch to the merchant's backend, with a timeout and a closed list of error codes. */
import { own } from '../contract/read.js';
import { PayError, type PayErrorCode } from '../errors.js';
import { readBody } from './read-body.js';
import { redirectsOf } from './redirects.js';

export interface Backend {
  readonly fetch: typeof fetch;
  /** Sent with every request, for example a session token or CSRF token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds before a request times out. */
  readonly timeout: number;
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the headers of every response, with any status. */
  readonly onHeaders?: (headers: Headers) => void;
  /** Aborted when the element is removed. */
  readonly signal: AbortSignal;
}

/** The codes of the error envelope (contract section 7) that the elements have texts for. */
const SERVICE_CODES: ReadonlyMap<unknown, PayErrorCode> = new Map([
  ['otp_incorrect', 'otp-incorrect'],
  ['otp_expired', 'otp-expired'],
  ['otp_attempts_exceeded', 'otp-attempts-exceeded'],
]);

/** The error code that the page's own handler throws. */
export function knownCode(error: unknown): PayErrorCode | undefined {
  return SERVICE_CODES.get((error as { code?: unknown } | null | undefined)?.code);
}

/** The code of an error envelope; inherited properties are ignored. */
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
  // 409 for a request with an idempotency key: the first one is still under way.
  if (status === 408 || status === 409 || status === 504) return 'timeout';
  return status >= 500 ? 'server' : 'refused';
}

/**
 * @returns the parsed body of a 2xx response; null for an empty one
 * @throws {PayError} `network`, `timeout`, `rate-limited`, `server`, `refused`, `bad-response` or `otp-…`; the
 * signal's reason when it is aborted
 */
export async function request(backend: Backend, url: string, options: RequestOptions): Promise<unknown> {
  const { method = 'GET', body, signal } = options;
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(backend.timeout);
  const exchanging = new AbortController();
  const exchange = async (): Promise<[Response, string]> => {
    const headers = headersOf({ accept: 'application/json' }, backend.headers, options.headers);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await backend.fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      // A one-time code is posted to the configured URL only: never follow a redirect.
      ...(method === 'POST' ? { redirect: 'manual' } : redirectsOf(url)),
      signal: exchanging.signal,
    });
    options.onHeaders?.(response.headers);
    return [response, await readBody(response)];
  };
  let response: Response;
  let text: string;
  try {
    // A page's own fetch may ignore its signal.
    [response, text] = await Promise.race([exchange(), rejectOn(signal, exchanging), rejectOn(timeout, exchanging)]);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof RangeError) throw new PayError('bad-response', { message: 'too long' });
    throw new PayError(timeout.aborted ? 'timeout' : 'network', { cause });
  } finally {
    // Stops reading, and removes the listeners.
    exchanging.abort();
  }
  let json: unknown = null;
  let readable = true;
  try {
    json = text ? JSON.parse(text) : null;
  } catch {
    readable = false;
  }
  if (!response.ok) {
    // The query may contain a secret.
    const [message] = `HTTP ${response.status}: ${method} ${url}`.split('?');
    throw new PayError(codeOf(response.status, json), { message });
  }
  if (!readable) throw new PayError('bad-response', { message: 'not JSON' });
  return json;
}

/** Merges headers; later ones replace earlier ones, whatever their case. @throws {TypeError} for an invalid header */
export function headersOf(...all: readonly (Readonly<Record<string, string>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const given of all) for (const [name, value] of Object.entries(given ?? {})) headers.set(name, value);
  return headers;
}

/** Rejects and aborts when a signal is aborted. Some browsers have no `AbortSignal.any`. */
function rejectOn(signal: AbortSignal, exchanging: AbortController): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => {
      reject(signal.reason as Error);
      exchanging.abort();
    };
    signal.addEventListener('abort', abort, { signal: exchanging.signal });
  });
}
