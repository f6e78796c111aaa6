/** The handlers as listeners of Node's http, which Express and Fastify use, too. It imports nothing of Node. */
import { answer, envelope } from './answers.js';
import type { Merchant } from './merchant.js';

/** The fields of `http.IncomingMessage` that are used; `originalUrl` and `body` are set by Express. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly readableEnded: boolean;
  on(event: string, listener: (chunk: Uint8Array) => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** The fields of `http.ServerResponse` that are used. */
export interface NodeResponse {
  statusCode: number;
  readonly destroyed: boolean;
  destroy(): unknown;
  setHeader(name: string, value: string | readonly string[]): unknown;
  write(chunk: Uint8Array): boolean;
  end(): unknown;
  on(event: string, listener: () => void): unknown;
  once(event: string, listener: () => void): unknown;
}

/** A listener for `http.createServer` and for `app.use` of Express: other paths go on to `next`, or get 404. */
export function toNode(merchant: Merchant): (req: NodeRequest, res: NodeResponse, next?: () => void) => void {
  return (req, res, next) => {
    if (next && !isOurs(merchant, req)) return next();
    void respond(merchant, req, res);
  };
}

/**
 * An `onRequest` hook for Fastify, which runs before its parsers: a webhook's signature needs the received text.
 * Other paths go on to the routes.
 */
export function toFastify(merchant: Merchant) {
  return async (request: { raw: NodeRequest }, reply: { raw: NodeResponse; hijack(): unknown }): Promise<void> => {
    if (!isOurs(merchant, request.raw)) return;
    reply.hijack();
    await respond(merchant, request.raw, reply.raw);
  };
}

/** Express cuts the path of a mounted handler from `url`. */
const pathOf = ({ originalUrl, url = '' }: NodeRequest) => originalUrl ?? url;

const isOurs = ({ base }: Merchant, req: NodeRequest) => pathOf(req).startsWith(`${base}/`);

async function respond(merchant: Merchant, req: NodeRequest, res: NodeResponse): Promise<void> {
  const request = toRequest(req, res);
  try {
    await send(request ? await merchant(request) : answer(400, envelope(400, 'unreadable request')), res);
  } catch {
    // A response that cannot be sent to its end: a rejected promise would end the process.
    res.destroy();
  }
}

/** Returns null for a request that has no URL, for example with a wrong host name. */
function toRequest(req: NodeRequest, res: NodeResponse): Request | null {
  const { method = 'GET', headers } = req;
  const path = pathOf(req);
  const url = `http://${String(headers['host'])}${path}`;
  if (!path.startsWith('/') || !URL.canParse(url)) return null;
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    // HTTP/2 has further names, which begin with a colon.
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
  );
  try {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const init = { method, headers: entries, ...(hasBody ? { body: bodyOf(req, res), duplex: 'half' } : {}) };
    return new Request(url, init);
  } catch {
    return null;
  }
}

function bodyOf(req: NodeRequest, res: NodeResponse): BodyInit {
  // A parser of Express has read it already.
  if (req.readableEnded && req.body !== undefined)
    return typeof req.body === 'string' || req.body instanceof Uint8Array
      ? (req.body as BodyInit)
      : JSON.stringify(req.body);
  // After the response, what nobody has read is received and dropped.
  let open = true;
  res.on('finish', () => {
    open = false;
    req.resume();
  });
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = (close: () => void) => () => {
        if (open) close();
        open = false;
      };
      const cut = end(() => controller.error(new Error('the request was cut')));
      req.on('data', (chunk) => {
        if (!open) return;
        controller.enqueue(chunk);
        req.pause();
      });
      req.on(
        'end',
        end(() => controller.close()),
      );
      req.on('error', cut);
      req.on('close', cut);
    },
    pull: () => void req.resume(),
    cancel: () => void (open = false),
  });
}

async function send(response: Response, res: NodeResponse): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length) res.setHeader('set-cookie', cookies);
  const reader = response.body?.getReader();
  // A page that has left ends its stream.
  res.on('close', () => void reader?.cancel().catch(() => {}));
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (res.destroyed) return;
    if (!res.write(part.value))
      await new Promise<void>((go) => ['drain', 'close'].forEach((event) => res.once(event, go)));
  }
  res.end();
}
