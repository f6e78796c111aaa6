/** The bridge from a page in an app's webview to that app: events go out, one kind of answer comes in. */
import { safeUrl } from '../domain/safe-url.js';
import { EVENT_NAMES, readDetail } from './details.js';
import { findHost, type Host } from './host.js';
import type { WebviewDetails, WebviewEventName } from './messages.js';
import { Outbox, type Outgoing, type Timer } from './outbox.js';
import { parseReply } from './read.js';

export interface WebviewOptions {
  /** The name that the app gave its message handler, channel, listener or object. `payElements` when left out. */
  readonly channel?: string;
  /** The method of an Android object that takes a message. `postMessage` when left out. */
  readonly method?: string;
  /** `host` lets the app open the URL of `pay-redirect`, while it is there. The page does it when left out. */
  readonly openUrls?: 'page' | 'host';
  /** `all` also connects a page that is in a frame of another. */
  readonly frames?: 'top' | 'all';
  /** Where events are listened for: the whole page when left out. */
  readonly target?: EventTarget;
  /** Time, for tests. */
  readonly timer?: Timer;
}

/** The event in which a host that runs script in the page speaks to it; its `detail` is the reply's text. */
export const REPLY_EVENT = 'pay-host-message';

const systemTimer: Timer = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Forwards the events of all elements to the app whose webview the page is in. It never throws into the page, and without
 * a host it does nothing.
 * @returns ends it
 */
export function connectWebview(options: WebviewOptions = {}): () => void {
  if (typeof window === 'undefined') return () => {};
  if (window !== window.top && options.frames !== 'all') return () => {};
  return new Bridge(options).connect();
}

class Bridge {
  readonly #options: WebviewOptions;
  readonly #page = chance();
  readonly #outbox: Outbox;
  readonly #life = new AbortController();
  /** URLs that the host was asked to open, by the id of the message. */
  readonly #opening = new Map<number, (ok: boolean) => void>();
  /** Hosts that are listened to. */
  readonly #heard = new WeakSet();
  #last = 0;

  constructor(options: WebviewOptions) {
    const { channel = 'payElements', method = 'postMessage', timer = systemTimer } = options;
    this.#options = options;
    this.#outbox = new Outbox(
      () => this.#meet(findHost({ channel, method })),
      timer,
      (id, answer) => this.#await(id, answer),
    );
  }

  connect(): () => void {
    const { signal } = this.#life;
    const target = this.#options.target ?? window;
    for (const name of EVENT_NAMES) target.addEventListener(name, (event) => this.#forward(name, event), { signal });
    // An event of its own, never `message`: every frame can send that one.
    window.addEventListener(REPLY_EVENT, (event) => this.#receive((event as CustomEvent<unknown>).detail), { signal });
    return () => {
      this.#life.abort();
      this.#outbox.close();
      this.#opening.clear();
    };
  }

  #forward(name: WebviewEventName, event: Event): void {
    try {
      const { detail } = event as CustomEvent<unknown>;
      if (name === 'pay-redirect') this.#redirect(event, detail as object);
      else this.#outbox.post(this.#write(name, readDetail(name, detail)));
    } catch {
      // Not what such an event carries: another script's, and no business of the host.
    }
  }

  /** The host opens the URL when it may and is there; else the page goes on as it would without a bridge. */
  #redirect(event: Event, given: object): void {
    const detail = (opener: 'page' | 'host') => readDetail('pay-redirect', { ...given, opener });
    const { url, kind } = detail('page');
    // Any script of the page can fire an event: what may not be followed is not passed on.
    safeUrl(url, kind);
    const byHost = this.#options.openUrls === 'host' && event.cancelable && !event.defaultPrevented;
    if (byHost && this.#hand(event, detail('host'))) return;
    this.#outbox.post(this.#write('pay-redirect', detail('page')));
  }

  #hand(event: Event, detail: WebviewDetails['pay-redirect']): boolean {
    const outgoing = this.#write('pay-redirect', detail);
    const opened = new Promise<boolean>((resolve) => this.#opening.set(outgoing.id, resolve));
    if (!this.#outbox.hand(outgoing)) {
      this.#opening.delete(outgoing.id);
      return false;
    }
    const { respondWith } = event as Partial<{ respondWith(response: unknown): void }>;
    if (respondWith) respondWith.call(event, opened);
    else event.preventDefault();
    return true;
  }

  #write<Name extends WebviewEventName>(event: Name, detail: WebviewDetails[Name]): Outgoing {
    const id = ++this.#last;
    return { id, message: JSON.stringify({ v: 1, page: this.#page, id, event, detail }) };
  }

  /** Apple's handlers answer with a promise, other hosts with nothing or at once. */
  #await(id: number, answer: unknown): void {
    Promise.resolve(answer).then(
      (reply) => this.#receive(reply),
      () => this.#settle(id, false),
    );
  }

  #receive(data: unknown): void {
    const reply = parseReply(data);
    if (reply?.page === this.#page) this.#settle(reply.id, reply.ok);
  }

  /** The first word counts. */
  #settle(id: number, ok: boolean): void {
    this.#opening.get(id)?.(ok);
    this.#opening.delete(id);
  }

  /** Android's listener answers in events of the object in the page, which no other page or frame can fire. */
  #meet(host: Host | null): Host | null {
    if (!host || this.#heard.has(host.object)) return host;
    this.#heard.add(host.object);
    const { object } = host as { object: Partial<EventTarget> };
    if (typeof object.addEventListener !== 'function') return host;
    const hear = (event: Event) => this.#receive((event as MessageEvent<unknown>).data);
    try {
      object.addEventListener('message', hear);
      this.#life.signal.addEventListener('abort', () => object.removeEventListener?.('message', hear));
    } catch {
      // It can still be told, and answer in another way.
    }
    return host;
  }
}

function chance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
