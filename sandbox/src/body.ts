/** Middleware that limits and reads the body of a request. */
import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError, paramError } from './errors.js';

const MAX_BODY = 100_000;
/** The limit of files that developers load. */
const MAX_FILE = 10_000_000;

const limitedTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) => {
      // The rest of the body is not read, so the connection cannot be reused.
      context.header('connection', 'close');
      throw new ApiError(`The body is larger than ${maxSize} bytes.`, { status: 413, code: 'request_param_error' });
    },
  });

const limited = limitedTo(MAX_BODY);
export const limitedFile = limitedTo(MAX_FILE);

/**
 * Refuses large bodies. A body of a known small size is read from Node's request, and kept as text: a web stream takes
 * longer than the rest of the request.
 */
export const readBody: MiddlewareHandler = async (context, next) => {
  const incoming = smallBody(context);
  if (!incoming) return limited(context, next);
  const text = await textOf(incoming);
  // Hono keeps promises here, although its type says otherwise.
  context.req.bodyCache.text = Promise.resolve(text) as unknown as string;
  return next();
};

/** Node's request, if there is one, if nobody has read it, and if it has a small body of text. */
function smallBody({ req, env }: Context): IncomingMessage | undefined {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  const size = Number(req.header('content-length') ?? Infinity);
  const isText = req.header('content-type')?.startsWith('application/json');
  return isText && size <= MAX_BODY && incoming?.readableFlowing === null ? incoming : undefined;
}

const decoder = new TextDecoder();

function textOf(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => resolve(decoder.decode(Buffer.concat(pieces))));
    incoming.on('error', () => reject(paramError('', 'The body ended early.')));
  });
}
