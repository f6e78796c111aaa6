/** Sends requests to the service, and checks every `/v1` response against the OpenAPI document. */
import { createSandbox, type Sandbox } from '../../src/index.js';
import { newStore } from '../world.js';
import { responseCheck } from './responses.js';

export interface Reply {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any shape, checked by the description
  body: any;
}

export interface Client {
  readonly sandbox: Sandbox;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export async function modelClient(now: () => Date): Promise<Client> {
  const sandbox = await createSandbox({ now, ticking: false, ...newStore() });
  const check = responseCheck((await (await fetch(`${sandbox.url}/openapi.json`)).json()) as never);
  return {
    sandbox,
    request: async (method, path, body, headers = {}) => {
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
