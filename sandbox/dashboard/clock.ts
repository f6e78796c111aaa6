/** The service's time, which goes on between two responses. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const TICK_MS = 1_000;

export class Clock implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer = 0;
  #response: unknown;
  #offset = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#timer = window.setInterval(() => document.hidden || this.#host.requestUpdate(), TICK_MS);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  /** @param response of `/sandbox/clock` @returns the time now, in the service's format; null before the first response */
  time(response: unknown): string | null {
    if (!response) return null;
    if (response !== this.#response) this.#offset = Date.parse((response as { time: string }).time) - Date.now();
    this.#response = response;
    return new Date(Date.now() + this.#offset).toISOString().replace(/\.\d+Z$/, '+00:00');
  }
}
