/** Logs the requests of merchants, and those of developers that change something. */
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestLog } from './log.js';

/** @param onRequest called after each logged request */
export function logged(log: RequestLog, now: () => Date, onRequest: () => void): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    // The dashboard's own polls would displace everything else.
    if (path.startsWith('/sandbox') && (method === 'GET' || method === 'HEAD')) return next();
    const time = now();
    const started = performance.now();
    const sent = watchJson(context);
    await next();
    log.add({
      time,
      method,
      path,
      status: context.res.status,
      durationMs: performance.now() - started,
      idempotencyKey: context.req.header('idempotency-key') ?? null,
      request: await receivedText(context),
      response: sent.text ?? (await sentText(context)),
    });
    onRequest();
  };
}

/** Keeps the JSON that is sent, since reading the body of a response again is slow. */
function watchJson(context: Context): { text?: string } {
  const sent: { text?: string } = {};
  const json = (value: unknown, status?: ContentfulStatusCode, headers?: Record<string, string>) => {
    sent.text = JSON.stringify(value);
    return context.body(sent.text, status, { 'content-type': 'application/json', ...headers });
  };
  context.json = json as unknown as typeof context.json;
  return sent;
}

/** The body, if a handler has read it as text: an unread one may be too large. */
function receivedText({ req }: Context): Promise<string | null> | null {
  // Hono keeps promises here, although its type says otherwise.
  return (req.bodyCache.text as Promise<string> | undefined) ?? null;
}

/** The JSON of a response that is sent as text: a replay of an idempotency key. */
async function sentText({ res }: Context): Promise<string | null> {
  return res.headers.get('content-type')?.startsWith('application/json') ? res.clone().text() : null;
}
