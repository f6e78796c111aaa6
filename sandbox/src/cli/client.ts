/** Sends the requests of a command to a running sandbox. */
import { readUrl } from './arguments.js';
import type { Terminal } from './terminal.js';

/** No sandbox answers at the address. */
export class Unreachable extends Error {}

export class Client {
  /** The origin of the sandbox. */
  readonly url: string;
  /** True if neither an option nor the environment names the address. */
  readonly isDefault: boolean;
  readonly #key: string | undefined;

  /** @param url the option; otherwise `SANDBOX_URL`, or this machine. @throws {Error} with a message of one line */
  constructor({ env }: Pick<Terminal, 'env'>, url: string | undefined) {
    const given = url ?? (env['SANDBOX_URL'] || undefined);
    const local = `http://127.0.0.1:${env['PORT'] || '4242'}`;
    this.url = new URL(readUrl(url === undefined ? 'SANDBOX_URL' : '--url', given ?? local)).origin;
    this.isDefault = given === undefined;
    this.#key = env['SANDBOX_API_KEY'] || undefined;
  }

  get<Body>(path: string): Promise<Body> {
    return this.#json(path, {});
  }

  send<Body>(method: 'POST' | 'PUT', path: string, body: unknown = {}): Promise<Body> {
    return this.#json(path, { method, body: JSON.stringify(body) });
  }

  /** Sends a request as it is. @returns the answer, also an error. @throws {Unreachable} */
  async raw(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    const response = await this.#answer(path, init);
    return { status: response.status, text: await response.text() };
  }

  /** The messages of the stream, until it ends. @throws {Error} with a message of one line */
  async *stream(signal: AbortSignal): AsyncGenerator<{ event: string; data: string }> {
    const { body } = await this.#fetch('/sandbox/stream', { signal });
    let rest = '';
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      const messages = (rest + text).split('\n\n');
      rest = messages.pop()!;
      for (const message of messages) {
        const fields = new Map(message.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
        if (fields.has('data')) yield { event: fields.get('event') ?? '', data: fields.get('data')! };
      }
    }
  }

  async #json<Body>(path: string, init: RequestInit): Promise<Body> {
    const response = await this.#fetch(path, init);
    try {
      return (await response.json()) as Body;
    } catch {
      throw new Error(`${this.url} is not a sandbox: its answer is not JSON.`);
    }
  }

  async #answer(path: string, init: RequestInit): Promise<Response> {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(this.#key ? { authorization: `Bearer ${this.#key}` } : {}),
      ...(init.headers as Record<string, string> | undefined),
    };
    try {
      return await fetch(this.url + path, { ...init, headers });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new Unreachable(
        `No sandbox answers at ${this.url}: start one with npx pay-elements-sandbox, or set SANDBOX_URL.`,
        { cause: error },
      );
    }
  }

  /** @throws {Error} with a message of one line, for an answer that is an error too */
  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const response = await this.#answer(path, init);
    if (response.ok) return response;
    const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
    const message = body?.error?.message;
    if (!message) throw new Error(`${this.url} is not a sandbox: it answered ${path} with ${response.status}.`);
    throw new Error(response.status === 401 ? `${message} Set SANDBOX_API_KEY to it.` : message);
  }
}
