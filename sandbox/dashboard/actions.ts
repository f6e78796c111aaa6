/** Runs the actions of buttons. Knows the actions in progress, the last message, and what is revealed. */
import type { ReactiveControllerHost } from 'lit';
import type { Feed } from './feed.js';
import type { Post } from './post.js';
import type { ViewState } from './section.js';
import { send } from './service.js';

/** Duration of a success message. An error message stays until the next action. */
const MESSAGE_MS = 10_000;

export class ActionRunner implements ViewState {
  /** The message in the page's live region. */
  message = '';
  readonly #host: ReactiveControllerHost;
  readonly #feed: Feed;
  readonly #busy = new Set<string>();
  readonly #revealed = new Set<string>();
  #timer = 0;

  constructor(host: ReactiveControllerHost, feed: Feed) {
    this.#host = host;
    this.#feed = feed;
  }

  revealed(id: string): boolean {
    return this.#revealed.has(id);
  }

  toggle(id: string): void {
    if (!this.#revealed.delete(id)) this.#revealed.add(id);
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

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#succeed('Copied.');
    } catch {
      this.show('The browser does not allow to copy. Show it, and copy it manually.');
    }
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
      const response = await send(action.method ?? 'POST', action.path, action.body);
      if (action.reveals) this.#revealed.add(id);
      this.#succeed(action.done(response));
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      this.#busy.delete(key);
      // After an error too, since the data may have changed.
      void this.#feed.refresh();
    }
  }

  #succeed(message: string): void {
    this.show(message);
    this.#timer = window.setTimeout(() => this.show(''), MESSAGE_MS);
  }
}
