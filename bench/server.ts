/** Serves the compressed pages and files over HTTP/1.1, and over HTTP/2 with TLS. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { isForAdyen, respondAsAdyen } from './adyen.js';
import { respondAsBackend } from './backend.js';
import type { Files } from './build.js';
import { createCertificate } from './certificate.js';
import { WIRE } from './conditions.js';
import { openLine } from './line.js';

export interface Addresses {
  /** HTTP/1.1. */
  readonly http: string;
  /** HTTP/2 with TLS. */
  readonly tls: string;
  /** HTTP/2 with TLS, over a slow line. */
  readonly slow: string;
}

interface Content {
  readonly type: string;
  readonly body: Buffer | string;
  readonly cache: string;
  readonly encoding?: 'br';
}

/** Servers compress responses that they write anew with a low quality. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function contentOf(files: Files, url: URL): Content | undefined {
  const file = files.get(url.pathname);
  if (file) return { ...file, encoding: 'br' };
  if (isForAdyen(url.pathname)) return respondAsAdyen(url);
  const resource = respondAsBackend(url.pathname);
  if (!resource) return undefined;
  const body = brotliCompressSync(JSON.stringify(resource), FAST);
  return { type: 'application/json', body, cache: 'no-store', encoding: 'br' };
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

const respondWith = (files: Files) => (request: Request, response: Response) => {
  const content = contentOf(files, new URL(request.url ?? '/', 'http://localhost'));
  request.resume();
  if (!content) {
    response.statusCode = 404;
    return void response.end();
  }
  response.setHeader('content-type', content.type);
  response.setHeader('content-length', Buffer.byteLength(content.body));
  response.setHeader('cache-control', content.cache);
  if (content.encoding) response.setHeader('content-encoding', content.encoding);
  (response as ServerResponse).end(content.body);
};

async function listen(server: Pick<Server, 'listen' | 'address'> & NodeJS.EventEmitter): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function serve(files: Files): Promise<{ urls: Addresses; close: () => void }> {
  const http = createServer(respondWith(files));
  http.keepAliveTimeout = 60_000;
  const tls = createSecureServer(createCertificate(), respondWith(files));
  const [httpPort, tlsPort] = [await listen(http), await listen(tls as unknown as Server)];
  const slow = await openLine(tlsPort, WIRE);
  return {
    // Not `localhost`, where the script tag loads warnings for developers.
    urls: {
      http: `http://shop.localhost:${httpPort}`,
      tls: `https://shop.localhost:${tlsPort}`,
      slow: `https://shop.localhost:${slow.port}`,
    },
    close: () => {
      http.close();
      http.closeAllConnections();
      slow.close();
      tls.close();
    },
  };
}
