/** Middleware that limits and reads the body of a request. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError, paramError } from './errors.js';

const MAX_BODY = 100_000;
/** The limit of files that developers load. */
const MAX_FILE = 10_000_000;

/** A client that leaves during an upload is not a fault of the sandbox. @throws {ApiError} */
function notRead(error: unknown): never {
  throw error instanceof ApiError ? error : paramError('', 'The body ended early');
}

function limitedTo(maxSize: number): MiddlewareHandler {
  const count = bodyLimit({
    maxSize,
    onError: (context) => {
      // The rest of the body is not read, so the connection cannot be reused.
      context.header('connection', 'close');
      throw new ApiError(`The body is larger than ${maxSize} bytes.`, { status: 413, code: 'request_param_error' });
    },
  });
  // A body that is counted is a web stream, which takes longer than the rest of the request.
  return (context, next) => {
    const { 'content-length': size, 'transfer-encoding': encoding } = context.req.header();
    return encoding === undefined && Number(size) <= maxSize ? next() : count(context, next).catch(notRead);
  };
}

export const limited = limitedTo(MAX_BODY);
export const limitedFile = limitedTo(MAX_FILE);

declare module 'hono' {
  interface ContextVariableMap {
    /** The body that was read, for the handlers and the log of requests. */
    received: string | undefined;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body. @throws {ApiError} if it is not UTF-8, which would be changed in silence otherwise */
export const readText: MiddlewareHandler = async (context, next) => {
  const bytes = await context.req.arrayBuffer().catch(notRead);
  try {
    context.set('received', utf8.decode(bytes));
  } catch {
    throw paramError('', 'The body is not UTF-8');
  }
  await next();
};
