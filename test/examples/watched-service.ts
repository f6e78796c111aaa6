/** Passes requests on to a payment service, and remembers the payments that were created. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const PASSED = ['authorization', 'content-type', 'idempotency-key'];

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(PASSED.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));

export class WatchedService {
  readonly #server = createServer();
  readonly #origin: string;
  /** The ids of payments. */
  readonly created = new Set<string>();
  /** True while payments are created, but the answers are lost. */
  isLossy = false;

  /** @param origin of the service */
  constructor(origin: string) {
    this.#origin = origin;
    this.#server.on('request', (request, response) => {
      this.#pass(request, response).catch(() => request.socket.destroy());
    });
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(this.#origin + url, { method, headers: headersOf(request), ...(body ? { body } : {}) });
    const found = await answer.text();
    const isPayment = method === 'POST' && url === '/v1/payments';
    if (isPayment && answer.ok) this.created.add((JSON.parse(found) as { id: string }).id);
    if (isPayment && this.isLossy) request.socket.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(found);
  }

  /** @returns its origin */
  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
