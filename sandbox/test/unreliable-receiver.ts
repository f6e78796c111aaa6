/** A receiver of webhooks that fails at random and records all messages. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** Percentages of failures: an error status, a closed connection, or a closed connection after processing. */
const FAILING = { error: 5, cut: 5, late: 5 };

export interface Received {
  readonly type: string;
  /** The id of the event's resource. */
  readonly object: string;
  readonly body: string;
  /** Number of deliveries. */
  times: number;
}

export class UnreliableReceiver {
  /** Received events by webhook-id. */
  readonly events = new Map<string, Received>();
  /** Violations of the guarantees. */
  readonly faults: string[] = [];
  failed = 0;
  secret = '';
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  /** @returns the URL */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
      // The sender was killed, so the message does not count.
      return;
    }
    this.#record(String(request.headers['webhook-id']), request, body);
    if (chance < FAILING.error + FAILING.cut + FAILING.late) {
      this.failed++;
      request.socket.destroy();
    } else response.writeHead(204).end();
  }

  #record(id: string, request: IncomingMessage, body: string): void {
    try {
      new Webhook(this.secret).verify(body, request.headers as Record<string, string>);
    } catch (error) {
      this.faults.push(`${id}: ${String(error)}`);
    }
    const { id: inside, type, data } = JSON.parse(body) as { id: string; type: string; data: { id: string } };
    if (inside !== id) this.faults.push(`${id} contains the id ${inside}`);
    const before = this.events.get(id);
    if (before && before.body !== body) this.faults.push(`${id} has another body now`);
    if (before) before.times++;
    else this.events.set(id, { type, object: data.id, body, times: 1 });
  }
}
