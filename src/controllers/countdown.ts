import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import { nextTick, passed } from '../flows/countdown.js';
import { native } from '../natives.js';

export interface CountdownOptions {
  readonly clock: () => Clock;
  /** Called when the time left passes a threshold or reaches 0, with the time left in milliseconds. */
  readonly onPassed: (left: number) => void;
}

/** Timers stop while a device sleeps, and not every wake-up fires an event: check the time at least so often. */
const CHECK_MS = 30_000;

/** Counts down to a deadline, and updates its host when the time left changes. */
export class CountdownController implements ReactiveController {
  /** Milliseconds, at least 0; null where there is no deadline. */
  left: number | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #options: CountdownOptions;
  #deadline: number | null = null;
  #cancelTimer: (() => void) | null = null;
  #connected = false;

  constructor(host: ReactiveControllerHost, options: CountdownOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Timers stop while a device sleeps: check when the page is visible again. */
  readonly #handleVisible = () => this.#tick();

  hostConnected(): void {
    this.#connected = true;
    native(document, 'addEventListener')('visibilitychange', this.#handleVisible);
    this.#tick();
  }

  hostDisconnected(): void {
    this.#connected = false;
    native(document, 'removeEventListener')('visibilitychange', this.#handleVisible);
    this.#cancelTimer?.();
  }

  /** @param deadline by this device's clock, in milliseconds since the epoch; null where there is none */
  until(deadline: number | null): void {
    if (deadline === this.#deadline) return;
    this.#deadline = deadline;
    this.left = null;
    this.#tick();
  }

  #tick(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    const before = this.left;
    const clock = this.#options.clock();
    this.left = this.#deadline === null ? null : Math.max(0, this.#deadline - clock.now());
    if (this.left !== before) this.#host.requestUpdate();
    if (this.left === null) return;
    if (this.left && this.#connected)
      this.#cancelTimer = clock.after(Math.min(nextTick(this.left), CHECK_MS), () => this.#tick());
    if (before && (!this.left || passed(before, this.left))) this.#options.onPassed(this.left);
  }
}
