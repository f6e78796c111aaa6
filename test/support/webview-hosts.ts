/**
 * The native side of each kind of webview, from the page's view: the arguments its objects accept, the errors they throw,
 * and the ways in which they reply.
 */
import { REPLY_EVENT } from '../../src/webview/index.js';

export interface FakeHost {
  /** The messages, unparsed. */
  readonly received: unknown[];
  /** Sends the page a message, in the way of this kind of host. */
  say(text: string): void;
  remove(): void;
}

export interface HostStyle {
  readonly name: string;
  readonly method?: string;
  /** Adds it to the page. @param handle the app's handler of messages; it may throw */
  install(handle?: (text: string) => void): FakeHost;
}

const page = window as unknown as Record<string, unknown>;
const NAME = 'payElements';

/** Runs script in the page, as the app does with evaluateJavaScript, injectJavaScript or runJavaScript. */
export const runScript = (text: string): void => void dispatchEvent(new CustomEvent(REPLY_EVENT, { detail: text }));

function put(name: string, value: unknown): () => void {
  // Native hosts define properties that are neither writable nor enumerable.
  Object.defineProperty(window, name, { value, configurable: true });
  return () => delete page[name];
}

/** WebKit's: a platform object whose method requires it as `this` and returns a promise. */
class UserMessageHandler {
  readonly #receive: (body: unknown) => unknown;

  constructor(receive: (body: unknown) => unknown) {
    this.#receive = receive;
  }

  postMessage(...bodies: unknown[]): Promise<unknown> {
    if (!(#receive in this)) throw new TypeError('Can only call UserMessageHandler.postMessage on instances of it');
    if (!bodies.length) throw new TypeError('Not enough arguments');
    // The page gets a promise, even if the app's handler throws.
    return new Promise((resolve) => resolve(this.#receive(bodies[0])));
  }
}

/** Every page of a WKWebView has `webkit`; it holds the handlers by name. */
function putHandlers(handlers: Record<string, UserMessageHandler>): () => void {
  return put('webkit', { messageHandlers: handlers });
}

/** Android's addJavascriptInterface: methods check the number and type of their arguments, and `this`. */
function javaObject(method: string, receive: (text: string) => void): object {
  const object: Record<string, unknown> = {};
  object[method] = function (this: unknown, ...values: unknown[]) {
    if (this !== object) throw new Error("Java bridge method can't be invoked on a non-injected object");
    if (values.length !== 1) throw new Error('Method not found');
    if (typeof values[0] !== 'string') throw new Error('Error calling method on NPObject');
    receive(values[0]);
  };
  return object;
}

/** AndroidX's addWebMessageListener: replies arrive as `message` events of the object itself. */
class JsObject {
  readonly #receive: (data: unknown) => void;
  readonly #events = new EventTarget();

  constructor(receive: (data: unknown) => void) {
    this.#receive = receive;
  }

  postMessage(data: unknown): void {
    this.#receive(data);
  }

  addEventListener(type: string, listener: EventListener): void {
    this.#events.addEventListener(type, listener);
  }

  removeEventListener(type: string, listener: EventListener): void {
    this.#events.removeEventListener(type, listener);
  }

  deliver(data: string): void {
    this.#events.dispatchEvent(new MessageEvent('message', { data }));
  }
}

type Handle = (text: string) => void;
const nothing: Handle = () => {};

/** Records each message, then lets the app handle it. */
function record(received: unknown[], handle: Handle) {
  return (text: unknown) => {
    received.push(text);
    handle(text as string);
  };
}

export const wkWebView: HostStyle = {
  name: 'WKWebView with a message handler',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    const remove = putHandlers({ [NAME]: new UserMessageHandler(record(received, handle)) });
    return { received, remove, say: runScript };
  },
};

/** A reply to a message is the value of the promise that `postMessage` returns. */
export const wkWebViewWithReply: HostStyle = {
  name: 'WKWebView with a message handler that replies',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    const replies: ((text: unknown) => void)[] = [];
    const take = record(received, handle);
    const handler = new UserMessageHandler((body) => {
      take(body);
      return new Promise((resolve) => replies.push(resolve));
    });
    return { received, remove: putHandlers({ [NAME]: handler }), say: (text) => replies.at(-1)?.(text) };
  },
};

export const flutterOnIos: HostStyle = {
  name: 'a Flutter channel on iOS',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    const handler = new UserMessageHandler(record(received, handle));
    const removeHandlers = putHandlers({ [NAME]: handler });
    const removeChannel = put(NAME, handler);
    return { received, say: runScript, remove: () => (removeHandlers(), removeChannel()) };
  },
};

export const flutterOnAndroid: HostStyle = {
  name: 'a Flutter channel on Android',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    return { received, say: runScript, remove: put(NAME, javaObject('postMessage', record(received, handle))) };
  },
};

export const reactNativeOnIos: HostStyle = {
  name: 'React Native on iOS',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    const handler = new UserMessageHandler(record(received, handle));
    const removeHandlers = putHandlers({ ReactNativeWebView: handler });
    const removeObject = put('ReactNativeWebView', {
      postMessage: (data: unknown) => {
        if (typeof data !== 'string') throw new TypeError('postMessage takes one argument, a string');
        handler.postMessage(data).catch(() => {});
      },
    });
    return { received, say: runScript, remove: () => (removeHandlers(), removeObject()) };
  },
};

export const reactNativeOnAndroid: HostStyle = {
  name: 'React Native on Android',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    const object = javaObject('postMessage', record(received, handle));
    return { received, say: runScript, remove: put('ReactNativeWebView', object) };
  },
};

export const androidObject: HostStyle = {
  name: 'an Android object with a method of its own name',
  method: 'onPayMessage',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    return { received, say: runScript, remove: put(NAME, javaObject('onPayMessage', record(received, handle))) };
  },
};

export const androidListener: HostStyle = {
  name: 'an AndroidX message listener',
  install: (handle = nothing) => {
    const received: unknown[] = [];
    const object = new JsObject(record(received, handle));
    return { received, remove: put(NAME, object), say: (text) => object.deliver(text) };
  },
};

/** A timer that advances only when a test advances it. */
export class FakeTimer {
  #now = 0;
  #tasks: { at: number; task: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.#now + ms, task };
    this.#tasks.push(entry);
    return () => (this.#tasks = this.#tasks.filter((other) => other !== entry));
  }

  get waiting(): number {
    return this.#tasks.length;
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter((other) => other !== next);
      this.#now = next.at;
      next.task();
    }
    this.#now = end;
  }
}
