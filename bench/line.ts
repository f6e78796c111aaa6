/** A slow line to a server on this machine: a delay, a limited rate, TCP's handshake and its slow start. */
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Bytes a second, to the browser and from it. */
  readonly down: number;
  readonly up: number;
}

const SEGMENT = 1_460;
/** Source: RFC 6928. */
const INITIAL_WINDOW = 10 * SEGMENT;

/** One direction of the line, which all connections share. */
interface Link {
  readonly rate: number;
  /** The time at which everything sent so far has left. */
  free: number;
}

/** Sends segments as far as the congestion window allows. Each acknowledgement makes the window larger. */
function forward(from: Socket, to: Socket, link: Link, delay: number): void {
  let window = INITIAL_WINDOW;
  let inFlight = 0;
  const waiting: Buffer[] = [];
  const travelling: Buffer[] = [];
  const send = () => {
    while (waiting.length && inFlight < window) {
      const segment = waiting.shift()!;
      const now = performance.now();
      inFlight += segment.length;
      link.free = Math.max(link.free, now) + (segment.length / link.rate) * 1_000;
      travelling.push(segment);
      const arrival = link.free + delay - now;
      // Timers may fire in another order: the segment that was sent first always arrives first.
      setTimeout(() => to.write(travelling.shift()!), arrival);
      setTimeout(() => {
        inFlight -= segment.length;
        window += segment.length;
        send();
      }, arrival + delay);
    }
  };
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += SEGMENT) waiting.push(data.subarray(at, at + SEGMENT));
    send();
  });
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}

/** @param target the server's port */
export async function openLine(
  target: number,
  { roundTrip, down, up }: Line,
): Promise<{ port: number; close: () => void }> {
  const links = { down: { rate: down, free: 0 }, up: { rate: up, free: 0 } };
  const sockets = new Set<Socket>();
  const line = createServer({ noDelay: true, pauseOnConnect: true }, (browser) => {
    const server = createConnection({ port: target, host: '127.0.0.1', noDelay: true });
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    forward(browser, server, links.up, roundTrip / 2);
    forward(server, browser, links.down, roundTrip / 2);
    // The system has already accepted the connection: TCP's handshake takes a round trip.
    setTimeout(() => browser.resume(), roundTrip);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    close: () => {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
