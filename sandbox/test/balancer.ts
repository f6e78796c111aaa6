/** A load balancer that follows sandbox/Caddyfile as Caddy does, which is not installed where the tests run. */
import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const FILE = readFileSync(new URL('../Caddyfile', import.meta.url), 'utf8');

/** The value of a line of the file. */
function rule(name: string): string {
  const [, value] = new RegExp(`^\\s*${name} (\\S+)$`, 'm').exec(FILE) ?? [];
  if (value === undefined) throw new Error(`The Caddyfile has no ${name}.`);
  return value;
}
const seconds = (name: string) => Number(/^(\d+)s$/.exec(rule(name))![1]) * 1_000;

const TRY_MS = seconds('lb_try_duration');
const HEALTH_MS = seconds('health_interval');
const CHECK_MS = seconds('health_timeout');
const HEALTH_URI = rule('health_uri');
/** Caddy's default. */
const TRY_INTERVAL_MS = 250;

/** What Caddy tries again in any case: nothing of the request was sent. */
const isRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

export class Balancer {
  /** What clients saw as 502, by the code of the error. */
  readonly faults: string[] = [];
  readonly #upstreams: readonly string[];
  readonly #healthy: Set<string>;
  readonly #agent = new Agent({ keepAlive: rule('keepalive') !== 'off' });
  readonly #server: Server;
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  /** @param upstreams URLs, which are taken for healthy at first */
  constructor(upstreams: readonly string[]) {
    this.#upstreams = upstreams;
    this.#healthy = new Set(upstreams);
    this.#server = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing));
    this.#timer = setInterval(() => void this.#check(), HEALTH_MS);
  }

  /** @returns the URL */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #check(): Promise<void> {
    const check = async (upstream: string) => {
      const isHealthy = await fetch(upstream + HEALTH_URI, { signal: AbortSignal.timeout(CHECK_MS) })
        .then(async (response) => (await response.arrayBuffer(), response.ok))
        .catch(() => false);
      if (isHealthy) this.#healthy.add(upstream);
      else this.#healthy.delete(upstream);
    };
    await Promise.all(this.#upstreams.map(check));
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const end = performance.now() + TRY_MS; ; await wait(TRY_INTERVAL_MS)) {
      const healthy = this.#upstreams.filter((upstream) => this.#healthy.has(upstream));
      try {
        if (!healthy.length) throw Object.assign(new Error('No upstream is healthy.'), { code: 'ECONNREFUSED' });
        const response = await this.#send(healthy[this.#turn++ % healthy.length]!, incoming, body);
        const content = await buffer(response);
        const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = response.headers;
        outgoing.writeHead(response.statusCode!, headers).end(content);
        return;
      } catch (error) {
        if (isRefused(error) && performance.now() < end) continue;
        this.faults.push((error as NodeJS.ErrnoException).code ?? String(error));
        outgoing.writeHead(502).end();
        return;
      }
    }
  }

  async #send(upstream: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { connection: _connection, ...sent } = headers;
    const outgoing = request(upstream + url, { method, headers: sent, agent: this.#agent }).end(body);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return response;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#agent.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
