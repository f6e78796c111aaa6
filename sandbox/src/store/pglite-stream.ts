/** Connects `pg` to a PGlite in this process. */
import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** `Terminate` of PostgreSQL's protocol. It would end PGlite, which its owner closes. */
const TERMINATE = 'X'.charCodeAt(0);

/**
 * A stream as `pg` expects of a socket: PGlite runs the messages that are written to it, and its answers can be read. What is written
 * at once runs in one call, since each enters the WebAssembly.
 */
export function streamTo(client: PGlite): Duplex {
  const run = async (messages: Buffer) => {
    if (messages[0] !== TERMINATE) stream.push(await client.execProtocolRaw(messages, { syncToFs: false }));
  };
  const stream: Duplex = new Duplex({
    read: () => {},
    writev: (written, done) => {
      run(Buffer.concat(written.map(({ chunk }: { chunk: unknown }) => chunk as Buffer))).then(
        () => done(),
        (error: unknown) => done(error as Error),
      );
    },
    final: (done) => {
      stream.push(null);
      done();
    },
  });
  return Object.assign(stream, {
    connect: () => process.nextTick(() => stream.emit('connect')),
    setNoDelay: () => {},
    ref: () => {},
    unref: () => {},
  });
}
