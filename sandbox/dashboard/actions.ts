/** Runs the actions of buttons. Knows the actions in progress, the last message, and the visible codes. */
import type { ReactiveControllerHost } from 'lit';
import type { Feed } from './feed.js';
import type { Post, ViewState } from './section.js';
import { post } from './service.js';

/** Duration of a success message. An error message stays until the next action. */
const MESSAGE_MS = 10_000;

export class ActionRunner implements ViewState {
  /** The message in the page's live region. */
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

  show(message: string): void {
    clearTimeout(this.#timer);
    this.message = message;
    this.#host.requestUpdate();
  }

  /** Ignores double clicks. */
  press(id: string, action: Post): void {
    void this.send(id, action).then((error) => error && this.show(error));
  }

  /** @returns the error message; empty on success */
  async send(id: string, action: Post): Promise<string> {
    const key = `${id} ${action.label}`;
    if (this.#busy.has(key)) return '';
    this.#busy.add(key);
    this.#host.requestUpdate();
    try {
      const response = await post(action.path, action.body);
      if (action.reveals) this.#codes.add(id);
      this.show(action.done(response));
      this.#timer = window.setTimeout(() => this.show(''), MESSAGE_MS);
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      this.#busy.delete(key);
      // After an error too, since the data may have changed.
      void this.#feed.refresh();
    }
  }
}
