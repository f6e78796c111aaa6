/** A proxy that adds the server's policy a second time in report-only mode, and collects the reports of both. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StrictProxy {
  readonly url: string;
  /** The policies of pages. */
  readonly policies: ReadonlySet<string>;
  readonly reports: readonly string[];
  close(): void;
}

export async function startStrictProxy(target: string): Promise<StrictProxy> {
  const policies = new Set<string>();
  const reports: string[] = [];
  const server = createServer((near, outgoing) => {
    if (near.url?.startsWith('/reports')) {
      void text(near).then((report) => reports.push(report));
      return void outgoing.writeHead(204).end();
    }
    const far = request(target + near.url, { method: near.method, headers: near.headers }, (response) => {
      const { headers, statusCode = 500 } = response;
      const policy = headers['content-security-policy'];
      if (typeof policy === 'string') {
        if (headers['content-type']?.startsWith('text/html')) policies.add(policy);
        headers['content-security-policy'] = `${policy}; report-uri /reports`;
        headers['content-security-policy-report-only'] = `${policy}; report-uri /reports`;
      }
      outgoing.writeHead(statusCode, headers);
      response.pipe(outgoing);
    });
    far.on('error', () => outgoing.destroy());
    near.pipe(far);
    outgoing.on('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    policies,
    reports,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
