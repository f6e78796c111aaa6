import { ContextEvent } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { defaultSettings, settingsContext, type PaySettings } from '../context.js';

/** The settings of the nearest provider, or the defaults. Every later value of the provider renders the host again. */
export class SettingsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #unsubscribe?: (() => void) | undefined;
  value: PaySettings = defaultSettings;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.dispatchEvent(new ContextEvent(settingsContext, this.#host, this.#handle, true));
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  readonly #handle = (value: PaySettings, unsubscribe?: () => void): void => {
    // A provider that came between is the nearer one.
    if (this.#unsubscribe !== unsubscribe) this.#unsubscribe?.();
    this.#unsubscribe = unsubscribe;
    // A provider of an older copy of this library may not know of all.
    this.value = { ...defaultSettings, ...value };
    this.#host.requestUpdate();
  };
}
