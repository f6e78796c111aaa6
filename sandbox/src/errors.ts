/** Errors in the format of the contract's section 7. Any file may throw them; only this file formats them. */
import type { Context } from 'hono';
import type { ZodError } from 'zod';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface Envelope {
  error: { type: 'invalid_request_error' | 'api_error'; message: string; code?: string };
}

/** An error to report to the caller. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string | undefined;

  constructor(message: string, { status = 400, code }: { status?: ContentfulStatusCode; code?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @param path the field, for example `address.country` */
export function paramError(path: string, problem: string): ApiError {
  return new ApiError(path ? `${path}: ${problem}` : problem, { code: 'request_param_error' });
}

/** The first issue that a schema found. */
export function issueError({ issues: [issue] }: ZodError): ApiError {
  return paramError(issue!.path.join('.'), issue!.message);
}

export function notFound(what: string, id: string): ApiError {
  return new ApiError(`No such ${what}: ${id}`, { status: 404, code: 'resource_missing' });
}

/** Reports a missing resource as an error of the field that names it. */
export async function referredBy<Row>(path: string, found: Promise<Row>): Promise<Row> {
  try {
    return await found;
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? paramError(path, error.message) : error;
  }
}

/** The error for a body that is not sent as JSON. */
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

/** Writes a line for the person who runs the sandbox. */
export function logLine(line: string): void {
  console.error(`sandbox: ${line}`);
}

/** Logs only the stack, since a database error contains the values of its query, such as one-time codes. */
export function logFault(error: unknown): void {
  // The store has logged that its disk is full, or that PostgreSQL does not answer.
  if (error instanceof ApiError && error.status === 503) return;
  logLine(error instanceof Error ? String(error.stack) : typeof error);
}

/** Seconds after which a request may be tried again, if the store cannot be used. */
const RETRY_AFTER_S = '5';

/** The response for any error. Internal errors show no details to the caller. */
export function errorResponse(error: unknown, context: Context): Response {
  const known = asApiError(error);
  if (!known) logFault(error);
  const { status, message, code } = known ?? new ApiError('The sandbox failed.', { status: 500 });
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  if (status === 503) context.header('retry-after', RETRY_AFTER_S);
  const envelope: Envelope = { error: { type, message, ...(code ? { code } : {}) } };
  return context.json(envelope, status);
}
