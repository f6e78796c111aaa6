import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import { nextTick, passed } from '../flows/countdown.js';

export interface CountdownOptions {
  readonly clock: () => Clock;
  /** A threshold was passed, or the deadline; with what is left, in milliseconds. */
  readonly onPassed: (left: number) => void;
}

/** Timers sleep with the device, and not all of its ways to wake are told: look at the time this often. */
const LOOK_MS = 30_000;

/** Knows how long there is left until a deadline, and renders its host when that changes. */
export class CountdownController implements ReactiveController {
  /** Milliseconds, at least 0; null where there is no deadline. */
  left: number | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #options: CountdownOptions;
  #deadline: number | null = null;
  #callOff: (() => void) | null = null;
  #connected = false;

  constructor(host: ReactiveControllerHost, options: CountdownOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get over(): boolean {
    return this.left === 0;
  }

  /** Timers sleep with the device: look when the page is seen again. */
  readonly #seen = () => this.#tick();

  hostConnected(): void {
    this.#connected = true;
    document.addEventListener('visibilitychange', this.#seen);
    this.#tick();
  }

  hostDisconnected(): void {
    this.#connected = false;
    document.removeEventListener('visibilitychange', this.#seen);
    this.#callOff?.();
  }

  /** @param deadline by this device's clock, in milliseconds since the epoch; null where there is none */
  until(deadline: number | null): void {
    if (deadline === this.#deadline) return;
    this.#deadline = deadline;
    this.left = null;
    this.#tick();
  }

  #tick(): void {
    this.#callOff?.();
    this.#callOff = null;
    const before = this.left;
    const clock = this.#options.clock();
    this.left = this.#deadline === null ? null : Math.max(0, this.#deadline - clock.now());
    if (this.left !== before) this.#host.requestUpdate();
    if (this.left === null) return;
    if (this.left && this.#connected)
      this.#callOff = clock.after(Math.min(nextTick(this.left), LOOK_MS), () => this.#tick());
    if (before && (!this.left || passed(before, this.left))) this.#options.onPassed(this.left);
  }
}
