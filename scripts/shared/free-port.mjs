import { once } from 'node:events';
import { createServer } from 'node:net';

/** @param {number} wanted 0 for any @returns {Promise<number>} a port that is free now @throws {Error} one line */
export async function freePort(wanted = 0) {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening').catch((/** @type {Error} */ cause) => {
    throw new Error(`Port ${wanted} is taken: set PORT to another one.`, { cause });
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
