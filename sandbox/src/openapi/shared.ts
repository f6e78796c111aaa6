/** The headers and the refusals that the requests of a document share. */
import { z } from '@hono/zod-openapi';

const text = { type: 'string' as const };

const HEADERS = {
  'Request-Id': { description: 'The id of the request in the sandbox’s log.', required: true, schema: text },
  Date: { description: 'The sandbox’s time, which may be ahead of the real time.', required: true, schema: text },
  'Idempotent-Replayed': {
    description: '`true` if the response is that of an earlier request with the same key.',
    schema: { const: 'true' },
  },
  'Retry-After': {
    description: 'Seconds after which the request may be tried again.',
    required: true,
    schema: { ...text, pattern: '^\\d+$' },
  },
  'WWW-Authenticate': { description: 'How the key is sent.', required: true, schema: text },
  Location: { description: 'The next page.', required: true, schema: text },
};

export type HeaderName = keyof typeof HEADERS;

/** Those of requests that the server refuses before the service gets them. */
const EARLY: readonly HeaderName[] = ['Request-Id'];
/** Those of every other response. */
export const EACH: readonly HeaderName[] = ['Request-Id', 'Date'];

export const headersOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, HEADERS[name]]));

/** The error envelope of the contract's section 7. */
export const Envelope = z
  .strictObject({
    error: z.strictObject({
      type: z.enum(['invalid_request_error', 'api_error']),
      message: z.string(),
      code: z.string().optional(),
    }),
  })
  .openapi('Error');

interface Refusal {
  readonly name: string;
  readonly description: string;
  readonly headers: readonly HeaderName[];
}

/** By status. */
export const REFUSALS = {
  400: { name: 'Invalid', description: 'Invalid request', headers: EACH },
  401: { name: 'Unauthorized', description: 'No valid key', headers: [...EACH, 'WWW-Authenticate'] },
  403: { name: 'CrossSite', description: 'A page of another site sent the request', headers: EACH },
  404: { name: 'Missing', description: 'No such resource', headers: EACH },
  408: { name: 'TimedOut', description: 'The request took too long', headers: EARLY },
  409: { name: 'Conflict', description: 'A different request changed the same thing meanwhile', headers: EACH },
  413: { name: 'TooLarge', description: 'The body is too large', headers: EACH },
  417: { name: 'Unexpected', description: 'The Expect header asks for something unknown', headers: EARLY },
  421: { name: 'Misdirected', description: 'The Host header is not a name of this machine', headers: EARLY },
  429: { name: 'TooMany', description: 'Too many requests of this kind', headers: [...EACH, 'Retry-After'] },
  431: { name: 'HeadersTooLarge', description: 'The headers are too large', headers: EARLY },
  500: { name: 'Failed', description: 'The sandbox failed', headers: EACH },
  503: { name: 'Unavailable', description: 'The sandbox cannot answer at present', headers: [...EACH, 'Retry-After'] },
} satisfies Record<number, Refusal>;

/** The codes of refusals other than `request_param_error`; null for those without one. */
const CODES: Readonly<Record<number, string | null>> = {
  401: 'unauthorized',
  403: null,
  404: 'resource_missing',
  421: 'misdirected_request',
  429: 'rate_limited',
  500: null,
  503: 'storage_unavailable',
};

export function exampleOfRefusal(status: number, description: string): z.infer<typeof Envelope> {
  const code = CODES[status] === undefined ? 'request_param_error' : CODES[status];
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  return { error: { type, message: `${description}.`, ...(code === null ? {} : { code }) } };
}

export type RefusalStatus = keyof typeof REFUSALS;

export const refusals = (statuses: readonly RefusalStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status].name}` }]));

/** What any request may get. */
export const ALWAYS: readonly RefusalStatus[] = [400, 401, 408, 417, 421, 431, 500, 503];

/** The statuses that are saved with an idempotency key, besides success. */
export const REPLAYED: ReadonlySet<string> = new Set(['400', '404']);
