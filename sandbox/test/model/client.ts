/** Asks the service over HTTP, and checks every answer of `/v1` against its description. */
import { createSandbox, type Sandbox } from '../../src/index.js';
import { newStore } from '../world.js';
import { answerCheck } from './answers.js';

export interface Reply {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any shape, checked by the description
  body: any;
}

export interface Client {
  readonly sandbox: Sandbox;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export async function modelClient(now: () => Date): Promise<Client> {
  const sandbox = await createSandbox({ now, ticking: false, ...newStore() });
  const check = answerCheck((await (await fetch(`${sandbox.url}/openapi.json`)).json()) as never);
  return {
    sandbox,
    ask: async (method, path, body, headers = {}) => {
      const response = await fetch(sandbox.url + path, {
        method,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const reply = { status: response.status, body: await response.json() };
      if (path.startsWith('/v1')) check(method, path, reply.status, reply.body);
      return reply;
    },
  };
}
