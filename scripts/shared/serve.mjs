/** A plain web server of one folder, as any host of static pages is. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { ROOT } from './install.mjs';

export const STORYBOOK = join(ROOT, 'storybook-static');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the folder on a free port of this machine. */
export async function serve(folder = STORYBOOK) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname.replace(/\/$/, '/index.html')));
    readFile(join(folder, path)).then(
      (body) => {
        const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(path))] ?? 'application/octet-stream';
        // Files but pages have a hash in their names.
        const cacheControl = type.startsWith('text/html') ? 'no-store' : 'max-age=3600';
        response.writeHead(200, { 'content-type': type, 'cache-control': cacheControl }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
