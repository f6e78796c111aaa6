/** Errors in the format of the contract's section 7. Any file may throw them; only this file formats them. */
import type { Context } from 'hono';
import type { output, ZodType } from 'zod';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answer } from './answer.js';

export interface Envelope {
  error: { type: 'invalid_request_error' | 'api_error'; message: string; code?: string | undefined };
}

/** An error to report to the caller. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string | undefined;
  /** Seconds after which the request may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    { status = 400, code, retryAfter }: Partial<Pick<ApiError, 'status' | 'code' | 'retryAfter'>> = {},
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.status = status;
    this.code = code;
  }
}

/** @param path the field, for example `address.country` */
export function paramError(path: string, problem: string): ApiError {
  return new ApiError(path ? `${path}: ${problem}` : problem, { code: 'request_param_error' });
}

/** @throws {ApiError} with the first issue that the schema finds in the value */
export function checked<Schema extends ZodType>(schema: Schema, value: unknown): output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw paramError(issue!.path.join('.'), issue!.message);
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

/** Writes a line for the person who runs the sandbox. */
export function logLine(line: string): void {
  console.error(`sandbox: ${line}`);
}

/**
 * Logs only the stack, since a database error contains the values of its query, such as one-time codes.
 * @param request the id of the request in which it happened
 */
export function logFault(error: unknown, request?: string): void {
  // The store has logged that its disk is full, or that PostgreSQL does not answer.
  if (error instanceof ApiError && error.status === 503) return;
  logLine(`${request ? `${request}: ` : ''}${error instanceof Error ? String(error.stack) : typeof error}`);
}

/** The response for any error. Internal errors show no details to the caller. */
export function errorResponse(error: unknown, context: Context): Response {
  const known = error instanceof ApiError ? error : null;
  if (!known) logFault(error, context.get('requestId'));
  const { status, message, code, retryAfter } = known ?? new ApiError('The sandbox failed.', { status: 500 });
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter));
  const envelope: Envelope = { error: { type, message, code } };
  return answer(context, envelope, status);
}
