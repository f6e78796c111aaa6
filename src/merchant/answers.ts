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

/** A payment provider has refused a request, which may be a mistake of the consumer or of the shop: so it is reported, too. */
export class ProviderRefusal extends Refusal {
  readonly code: string | undefined;
  readonly field: string | undefined;

  constructor(status: number, message: string, { code, field }: { readonly code?: string; readonly field?: string }) {
    super(status, message);
    this.code = code;
    this.field = field;
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
export const envelope = (status: number, message: string, code = 'request_param_error', param?: string) => ({
  error:
    status < 500
      ? { type: 'invalid_request_error', code, ...(param ? { param } : {}), message }
      : { type: 'api_error', message },
});

/** A status or a header that no response can have, from the shop's own code, becomes a 500. */
export function refuse(refusal: Refusal): Response {
  const { status, message, headers } = refusal;
  const { code, field } = refusal instanceof ProviderRefusal ? refusal : {};
  try {
    return answer(status, envelope(status, message, code, field), headers);
  } catch {
    return answer(500, envelope(500, 'the request could not be completed'));
  }
}
