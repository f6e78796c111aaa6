/** JSON over fetch to the merchant's backend, with a timeout and a closed list of error codes. */
import { PayError, type PayErrorCode } from '../errors.js';
import { native } from '../natives.js';
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
  /** Sent as JSON with POST; without a body the method is GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The page's link that preloads the response of this GET request. */
  readonly preloaded?: Element | false | null;
  /** Receives the headers of every response, with any status. */
  readonly onHeaders?: (headers: Headers) => void;
  /** Reads the code of an error response that has a meaning of its own. */
  readonly readCode?: (status: number, body: unknown) => PayErrorCode | undefined;
  /** Aborted when the element is removed. */
  readonly signal: AbortSignal;
}

function codeOf(status: number): PayErrorCode {
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
  const { body, signal } = options;
  const method = body ? 'POST' : 'GET';
  signal.throwIfAborted();
  const timeout = timeoutSignal(backend.timeout);
  const exchanging = new AbortController();
  const listening = new AbortController();
  const exchange = async (): Promise<[Response, string]> => {
    const headers = headersOf({ accept: 'application/json' }, backend.headers, options.headers);
    if (body) headers.set('content-type', 'application/json');
    const response = await backend.fetch(url, {
      method,
      headers,
      body: JSON.stringify(body),
      cache: 'no-store',
      ...redirectsOf(url, body, options.preloaded),
      signal: exchanging.signal,
    });
    options.onHeaders?.(response.headers);
    return [response, await readBody(response)];
  };
  const on = (target: EventTarget, type: string, act: () => void) =>
    native(target, 'addEventListener')(type, act, { signal: listening.signal });
  // Some browsers have no `AbortSignal.any`.
  const aborted = (by: AbortSignal) =>
    new Promise<never>((_resolve, reject) =>
      on(by, 'abort', () => {
        reject(by.reason as Error);
        exchanging.abort();
      }),
    );
  // A navigation cuts off the requests of its page: in Firefox at its start, in other browsers once it has its response.
  let isLeaving = false;
  for (const type of ['beforeunload', 'pagehide']) on(window, type, () => (isLeaving = true));
  let response: Response;
  let text: string;
  try {
    const exchanged = exchange().catch(async (cause: unknown) => {
      // It has failed only for a consumer who stays until the time limit, or comes back.
      if (isLeaving) await new Promise<void>((resolve) => on(window, 'pageshow', resolve));
      throw cause;
    });
    // A page's own fetch may ignore its signal.
    [response, text] = await Promise.race([exchanged, aborted(signal), aborted(timeout)]);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof RangeError) throw new PayError('bad-response', { message: 'too long' });
    throw new PayError(timeout.aborted ? 'timeout' : navigator.onLine ? 'network' : 'offline', { cause });
  } finally {
    // Removes the listeners. An abort of the exchange, even after its last byte, would make browsers list it as one without a response.
    listening.abort();
  }
  const json = parseJson(text);
  if (!response.ok) {
    // The query may contain a secret.
    const [message] = `HTTP ${response.status}: ${method} ${url}`.split('?');
    throw new PayError(options.readCode?.(response.status, json) ?? codeOf(response.status), { message });
  }
  if (json === undefined) throw new PayError('bad-response', { message: notJson(text, response.redirected) });
  return json;
}

/** Safari before version 16 has no `AbortSignal.timeout`. */
export function timeoutSignal(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const timer = new AbortController();
  setTimeout(() => timer.abort(), ms);
  return timer.signal;
}

/** A login page, for one, is often the answer to a redirect. The text itself may be secret. */
const notJson = (text: string, redirected: boolean) =>
  `not JSON${text.trimStart().startsWith('<') ? ' but HTML' : ''}${redirected ? ', after a redirect' : ''}`;

/** Returns null for an empty text, and undefined for one that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}

/** Merges headers; later ones replace earlier ones, whatever their case. @throws {TypeError} for an invalid header */
export function headersOf(...all: readonly (Readonly<Record<string, string>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const given of all) for (const [name, value] of Object.entries(given ?? {})) headers.set(name, value);
  return headers;
}
