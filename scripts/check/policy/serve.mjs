/** Pages under a strict policy, enforced and in report-only mode, and what browsers report of them. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { strictPolicy } from './policy.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/**
 * @param {string} names of the Trusted Types policies that there may be
 * @param {(path: string) => string | { body: string } | null} find the file of a path, or its text
 */
export async function serveStrictly(names, find) {
  /** @type {string[]} */
  const reports = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (data) => (body += data));
      request.on('end', () => {
        if (pathname.startsWith('/reports/')) reports.push(`${pathname.slice(9)}: ${body}`);
        response.writeHead(204).end();
      });
      return;
    }
    const found = find(pathname);
    const content = typeof found === 'string' ? readFile(found) : Promise.resolve(found?.body);
    content.then(
      (body) => {
        if (body === undefined) return void response.writeHead(404).end();
        const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(pathname))] ?? 'text/html';
        response
          .writeHead(200, {
            'content-type': `${type}; charset=utf-8`,
            // The same file for every story.
            'cache-control': type === 'text/html' ? 'no-store' : 'max-age=3600',
            'content-security-policy': strictPolicy(names, '/reports/enforced'),
            'content-security-policy-report-only': strictPolicy(names, '/reports/report-only'),
          })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.unref();
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    /** The reports since the last call. */
    takeReports: () => reports.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the page before other scripts: records the violations that the browser reports. */
export function listenForViolations() {
  /** @type {string[]} */
  const violations = [];
  Object.assign(globalThis, { violations });
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, disposition, blockedURI, sourceFile, lineNumber, sample }) =>
      violations.push(`${effectiveDirective} (${disposition}) ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`),
    { capture: true },
  );
}
