/** Errors as the contract's section 7 shows them; thrown anywhere, formatted here only. */
import type { Context } from 'hono';
import type { ZodError } from 'zod';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface Envelope {
  error: { type: 'invalid_request_error' | 'api_error'; message: string; code?: string };
}

/** A request that cannot be served, and why. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string | undefined;

  constructor(message: string, { status = 400, code }: { status?: ContentfulStatusCode; code?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @param path of the field, for example `address.country` */
export function paramError(path: string, problem: string): ApiError {
  return new ApiError(path ? `${path}: ${problem}` : problem, { code: 'request_param_error' });
}

/** Of the first thing that a schema found wrong. */
export function issueError({ issues: [issue] }: ZodError): ApiError {
  return paramError(issue!.path.join('.'), issue!.message);
}

export function notFound(what: string, id: string): ApiError {
  return new ApiError(`No such ${what}: ${id}`, { status: 404, code: 'resource_missing' });
}

/** To a body that is not sent as JSON. */
export function contentTypeError(): ApiError {
  return paramError('', 'content-type: expected application/json');
}

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 415) return contentTypeError();
  if (error instanceof HTTPException)
    return new ApiError(error.message, { status: error.status, code: 'request_param_error' });
  return null;
}

/** Not the error itself: a database's error holds the values of the query, one-time codes among them. */
export function logFault(error: unknown): void {
  console.error('sandbox:', error instanceof Error ? error.stack : typeof error);
}

/** The answer to anything that was thrown. Our own faults say nothing of themselves to the caller. */
export function answerError(error: unknown, context: Context): Response {
  const known = asApiError(error);
  if (!known) logFault(error);
  const { status, message, code } = known ?? new ApiError('The sandbox failed.', { status: 500 });
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  const envelope: Envelope = { error: { type, message, ...(code ? { code } : {}) } };
  return context.json(envelope, status);
}
