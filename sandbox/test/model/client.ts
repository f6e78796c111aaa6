/** Sends requests to the service, and checks them against the OpenAPI documents. */
import { createSandbox, type Sandbox } from '../../src/index.js';
import { documented } from '../documented.js';
import { newStore } from '../world.js';

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
  const send = documented(sandbox.app, fetch);
  return {
    sandbox,
    request: async (method, path, body, headers = {}) => {
      const init = {
        method,
        // `fetch` would decompress the body, and leave the header that says that it is compressed.
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          'content-type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const response = await send(new Request(sandbox.url + path, init));
      return { status: response.status, body: await response.json() };
    },
  };
}
