/** Serves the compressed files, and replaces the servers that Adyen Web needs. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Files } from './build.js';
import { barcodePicture, qrPicture } from './pictures.js';

/** Cached images, since the work of Adyen's servers is not measured. */
const drawn = new Map<string, Buffer>();

function picture(data: string, qr: boolean): Buffer {
  const key = `${qr} ${data}`;
  if (!drawn.has(key)) drawn.set(key, qr ? qrPicture(data) : barcodePicture(data));
  return drawn.get(key)!;
}

function respondAsAdyen(url: URL, response: ServerResponse): void {
  if (url.pathname.endsWith('/barcode.png')) {
    const body = picture(url.searchParams.get('data') ?? '', url.searchParams.get('type') === 'qrCode');
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=600' });
    response.end(body);
  } else if (url.pathname.endsWith('/status')) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"type":"pending","resultCode":"pending","payload":""}');
  } else if (/\.(svg|png)$/.test(url.pathname)) {
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=600' });
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"/>');
  } else {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
  }
}

export async function serve(files: Files): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(url.pathname);
    if (url.pathname.startsWith('/adyen/') && !file) return respondAsAdyen(url, response);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': 'max-age=600',
    });
    response.end(file.body);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
