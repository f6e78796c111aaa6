/** Pages under a strict policy, enforced and in report-only mode, and what browsers report of them. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

/**
 * The strictest policy that a shop can have: nothing inline, nothing evaluated, nothing from elsewhere.
 * @param names of Trusted Types policies @param reports where violations are posted
 * @param bank the origins of the pages of a challenge, separated by spaces; empty for a page without one
 */
export function strictPolicy(names: string, reports: string, bank = ''): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${bank && ` ${bank}`}`,
    ...(bank ? [`frame-src ${bank}`] : []),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${names}`,
    `report-uri ${reports}`,
  ].join('; ');
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * @param names of the Trusted Types policies that there may be @param find the file of a path, or its text
 * @param bank as for `strictPolicy`
 */
export async function serveStrictly(
  names: string,
  find: (path: string) => string | { body: string } | null,
  bank?: string,
) {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (data) => (body += String(data)));
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
        const type = TYPES[extname(pathname)] ?? 'text/html';
        response
          .writeHead(200, {
            'content-type': `${type}; charset=utf-8`,
            // The same file for every story.
            'cache-control': type === 'text/html' ? 'no-store' : 'max-age=3600',
            'content-security-policy': strictPolicy(names, '/reports/enforced', bank),
            'content-security-policy-report-only': strictPolicy(names, '/reports/report-only', bank),
          })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.unref();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
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
export function listenForViolations(): void {
  const violations: string[] = [];
  Object.assign(globalThis, { violations });
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, disposition, blockedURI, sourceFile, lineNumber, sample }) =>
      violations.push(`${effectiveDirective} (${disposition}) ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`),
    { capture: true },
  );
}
