/** Responses to the page. Errors have the envelope of the contract (section 7). */

/** Ends a request with the error envelope. The message is a fixed text: it never has data of the consumer. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.headers = headers;
  }
}

/** A payment or mandate belongs to one consumer, and changes: no store may keep it. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const answer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...HEADERS, ...headers } });

/** A page, whose address has the parameters of the bank: no link and no request passes it on. */
export const page = (html: string, policy: string): Response =>
  new Response(html, {
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
  });

export const empty = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { ...HEADERS, ...headers } });

/** The envelope of a refused request: 4xx is the fault of the request, 5xx of this side. */
export const envelope = (status: number, message: string) => ({
  error:
    status < 500
      ? { type: 'invalid_request_error', code: 'request_param_error', message }
      : { type: 'api_error', message },
});

/** A status or a header that no response can have, from the shop's own code, becomes a 500. */
export function refuse({ status, message, headers }: Refusal): Response {
  try {
    return answer(status, envelope(status, message), headers);
  } catch {
    return answer(500, envelope(500, 'the request could not be completed'));
  }
}
