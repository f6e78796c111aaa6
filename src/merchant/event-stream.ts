/** Server-Sent Events of one payment or mandate: its current state, then each change until the final status. */
import { outcomeOf, type Resource } from '../contract/resource.js';
import type { Changes } from './changes.js';

/** Proxies close connections that are idle for a minute, and the page's timeout is 45 s. */
const HEARTBEAT_MS = 15_000;

const encoder = new TextEncoder();

export class EventStream {
  readonly #body: ReadableStream<Uint8Array>;
  #write!: (text: string) => void;
  #close!: () => void;
  #sent = false;

  /** Subscribes at once, so that no change is missed before the first state is known. */
  constructor(changes: Changes, id: string) {
    let end = () => {};
    this.#body = new ReadableStream({
      start: (controller) => {
        const unsubscribe = changes.subscribe(id, (resource) => this.#send(resource));
        const heartbeat = setInterval(() => this.#write(':\n\n'), HEARTBEAT_MS);
        let open = true;
        this.#write = (text) => {
          if (open) controller.enqueue(encoder.encode(text));
        };
        end = () => {
          open = false;
          // A page that has left is gone, even if the channel cannot unsubscribe it.
          Promise.resolve(unsubscribe()).catch(() => {});
          clearInterval(heartbeat);
        };
        this.#close = () => {
          if (!open) return;
          end();
          controller.close();
        };
      },
      cancel: () => end(),
    });
  }

  /** The response, with the current state unless a newer one was published meanwhile. */
  start(current: unknown): Response {
    if (!this.#sent) this.#send(current);
    const headers = {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Disables buffering in nginx and similar proxies.
      'x-accel-buffering': 'no',
    };
    return new Response(this.#body, { headers });
  }

  close(): void {
    this.#close();
  }

  #send(resource: unknown): void {
    this.#sent = true;
    this.#write(`data: ${JSON.stringify(resource)}\n\n`);
    if (outcomeOf(resource as Resource) !== 'pending') this.#close();
  }
}
