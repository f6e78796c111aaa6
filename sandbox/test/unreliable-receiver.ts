/** A receiver of webhooks that fails every now and then, and remembers everything that it was sent. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** Of 100 webhooks, these many fail: by an error, by no answer, or after all was read and taken for good. */
const FAILING = { error: 5, cut: 5, late: 5 };

export interface Received {
  readonly type: string;
  /** The id of the object that it is about. */
  readonly object: string;
  readonly body: string;
  /** How often it was sent. */
  times: number;
}

export class UnreliableReceiver {
  /** By webhook-id. */
  readonly events = new Map<string, Received>();
  /** What must not be. */
  readonly faults: string[] = [];
  failed = 0;
  secret = '';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  /** @returns where it listens */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chance = Math.random() * 100;
    if (chance < FAILING.error + FAILING.cut) {
      this.failed++;
      if (chance < FAILING.cut) request.socket.destroy();
      else response.writeHead(500).end();
      return;
    }
    let body = '';
    try {
      for await (const piece of request) body += (piece as Buffer).toString();
    } catch {
      // Who sent it was killed: it does not count as sent.
      return;
    }
    this.#remember(String(request.headers['webhook-id']), request, body);
    if (chance < FAILING.error + FAILING.cut + FAILING.late) {
      this.failed++;
      request.socket.destroy();
    } else response.writeHead(204).end();
  }

  #remember(id: string, request: IncomingMessage, body: string): void {
    try {
      new Webhook(this.secret).verify(body, request.headers as Record<string, string>);
    } catch (error) {
      this.faults.push(`${id}: ${String(error)}`);
    }
    const { id: inside, type, data } = JSON.parse(body) as { id: string; type: string; data: { id: string } };
    if (inside !== id) this.faults.push(`${id} has ${inside} in it`);
    const before = this.events.get(id);
    if (before && before.body !== body) this.faults.push(`${id} is another one now`);
    if (before) before.times++;
    else this.events.set(id, { type, object: data.id, body, times: 1 });
  }
}
