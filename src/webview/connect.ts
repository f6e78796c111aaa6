/** The bridge between a page in a webview and its app: it sends events and receives one kind of reply. */
import { safeUrl } from '../domain/safe-url.js';
import { steadyTime } from '../domain/steady-time.js';
import { EVENT_NAMES, readDetail } from './details.js';
import { findHost, type Host } from './host.js';
import type { WebviewDetails, WebviewEventName } from './messages.js';
import { Outbox, type Outgoing, type Timer } from './outbox.js';
import { parseReply } from './read.js';
import { native } from '../natives.js';

export interface WebviewOptions {
  /** Name of the app's message handler, channel, listener or object. Default: `payElements`. */
  readonly channel?: string;
  /** Method of an Android object that accepts a message. Default: `postMessage`. */
  readonly method?: string;
  /** `host`: the app opens the URL of `pay-redirect`, if it is present. Default: `page`. */
  readonly openUrls?: 'page' | 'host';
  /** `all` also connects a page inside a frame. Default: `top`. */
  readonly frames?: 'top' | 'all';
  /** Target to listen on. Default: the whole page. */
  readonly target?: EventTarget;
  /** Tests inject their own. */
  readonly timer?: Timer;
}

/** The event that a host dispatches by script in the page; its `detail` is the text of the reply. */
export const REPLY_EVENT = 'pay-host-message';

const systemTimer: Timer = {
  now: steadyTime(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Forwards the events of all elements to the app around the webview. It never throws, and does nothing without an app.
 * @returns disconnects it
 */
export function connectWebview(options: WebviewOptions = {}): () => void {
  if (typeof window === 'undefined') return () => {};
  if (window !== window.top && options.frames !== 'all') return () => {};
  return new Bridge(options).connect();
}

class Bridge {
  readonly #options: WebviewOptions;
  readonly #page = randomPageId();
  readonly #outbox: Outbox;
  readonly #life = new AbortController();
  /** Pending requests to open a URL, by message id. */
  readonly #opening = new Map<number, (ok: boolean) => void>();
  /** Host objects that already have our listener. */
  readonly #listening = new WeakSet();
  #last = 0;

  constructor(options: WebviewOptions) {
    const { channel = 'payElements', method = 'postMessage', timer = systemTimer } = options;
    this.#options = options;
    this.#outbox = new Outbox(
      () => this.#listenTo(findHost({ channel, method })),
      timer,
      (id, answer) => this.#await(id, answer),
    );
  }

  connect(): () => void {
    const { signal } = this.#life;
    const target = this.#options.target ?? window;
    for (const name of EVENT_NAMES)
      native(target, 'addEventListener')(name, (event) => this.#forward(name, event), { signal });
    // Not the `message` event, which every frame can send.
    native(window, 'addEventListener')(REPLY_EVENT, (event) => this.#receive((event as CustomEvent<unknown>).detail), {
      signal,
    });
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
      // An event of another script, not shaped like ours: not forwarded.
    }
  }

  /** Lets the host open the URL, if it is configured and present. Otherwise the page opens it, as without a bridge. */
  #redirect(event: Event, given: object): void {
    const detail = (opener: 'page' | 'host') => readDetail('pay-redirect', { ...given, opener });
    const { url, kind } = detail('page');
    // Any script in the page can dispatch events, so unsafe URLs are not forwarded.
    safeUrl(url, kind);
    const byHost = this.#options.openUrls === 'host' && event.cancelable && !event.defaultPrevented;
    if (byHost && this.#openByHost(event, detail('host'))) return;
    this.#outbox.post(this.#write('pay-redirect', detail('page')));
  }

  #openByHost(event: Event, detail: WebviewDetails['pay-redirect']): boolean {
    const outgoing = this.#write('pay-redirect', detail);
    const opened = new Promise<boolean>((resolve) => this.#opening.set(outgoing.id, resolve));
    if (!this.#outbox.postNow(outgoing)) {
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

  /** Apple's handlers return a promise; other hosts return a reply or nothing. */
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

  /** Handles a reply. The first one counts; others are ignored. */
  #settle(id: number, ok: boolean): void {
    this.#opening.get(id)?.(ok);
    this.#opening.delete(id);
  }

  /** Android's listener replies by `message` events of its object, which no other page or frame can dispatch. */
  #listenTo(host: Host | null): Host | null {
    if (!host || this.#listening.has(host.object)) return host;
    this.#listening.add(host.object);
    const { object } = host as { object: Partial<EventTarget> };
    if (typeof object.addEventListener !== 'function') return host;
    const receive = (event: Event) => this.#receive((event as MessageEvent<unknown>).data);
    try {
      object.addEventListener('message', receive);
      this.#life.signal.addEventListener('abort', () => object.removeEventListener?.('message', receive));
    } catch {
      // The host still receives messages, and can reply in another way.
    }
    return host;
  }
}

function randomPageId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
