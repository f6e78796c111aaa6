/** Where buttons are pressed: what is under way, what was said last, and whose code is shown. */
import type { ReactiveControllerHost } from 'lit';
import type { Feed } from './feed.js';
import type { Post, Shown } from './section.js';
import { post } from './service.js';

/** How long it is said what was done; why something was not stays until the next press. */
const READ = 10_000;

export class Desk implements Shown {
  /** For everybody to read, and for screen readers to say. */
  message = '';
  readonly #host: ReactiveControllerHost;
  readonly #feed: Feed;
  readonly #busy = new Set<string>();
  readonly #codes = new Set<string>();
  #timer = 0;

  constructor(host: ReactiveControllerHost, feed: Feed) {
    this.#host = host;
    this.#feed = feed;
  }

  code(id: string): boolean {
    return this.#codes.has(id);
  }

  toggleCode(id: string): void {
    if (!this.#codes.delete(id)) this.#codes.add(id);
    this.#host.requestUpdate();
  }

  busy(id: string, { label }: { label: string }): boolean {
    return this.#busy.has(`${id} ${label}`);
  }

  say(message: string): void {
    clearTimeout(this.#timer);
    this.message = message;
    this.#host.requestUpdate();
  }

  /** Pressed twice, it is done once. */
  press(id: string, action: Post): void {
    void this.send(id, action).then((refusal) => refusal && this.say(refusal));
  }

  /** @returns why it was refused; empty when it was done */
  async send(id: string, action: Post): Promise<string> {
    const key = `${id} ${action.label}`;
    if (this.#busy.has(key)) return '';
    this.#busy.add(key);
    this.#host.requestUpdate();
    try {
      const answer = await post(action.path, action.body);
      if (action.reveals) this.#codes.add(id);
      this.say(action.done(answer));
      this.#timer = window.setTimeout(() => this.say(''), READ);
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      this.#busy.delete(key);
      // What was refused may have changed meanwhile too.
      void this.#feed.refresh();
    }
  }
}
