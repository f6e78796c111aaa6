import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { defaultSettings, settingsContext, type PaySettings } from '../context.js';

type Host = ReactiveControllerHost & HTMLElement;
type Heard = (settings: PaySettings, leave: () => void) => void;

/** Asks for the settings as the context protocol of web components has it, of which this is the little that is used. */
class SettingsRequestEvent extends Event {
  readonly context = settingsContext;
  readonly subscribe = true;

  constructor(
    readonly contextTarget: HTMLElement,
    readonly callback: Heard,
  ) {
    super('context-request', { bubbles: true, composed: true });
  }
}

/** The settings of the nearest provider, or the defaults. Every later value of the provider renders the host again. */
export class SettingsController implements ReactiveController {
  value: PaySettings = defaultSettings;
  readonly #host: Host;
  #leave?: () => void;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const heard: Heard = (settings, leave) => {
      this.#leave = leave;
      this.value = settings;
      this.#host.requestUpdate();
    };
    this.#host.dispatchEvent(new SettingsRequestEvent(this.#host, heard));
  }

  hostDisconnected(): void {
    this.#leave?.();
  }
}

/** Tells all below a host that ask. */
export class SettingsSource {
  #value = defaultSettings;
  readonly #heard = new Map<Heard, () => void>();

  constructor(host: HTMLElement) {
    host.addEventListener('context-request', (event) => {
      const { context, contextTarget, callback } = event as SettingsRequestEvent;
      // The host itself asks those above.
      if (context !== settingsContext || contextTarget === host) return;
      event.stopPropagation();
      const leave = () => void this.#heard.delete(callback);
      this.#heard.set(callback, leave);
      callback(this.#value, leave);
    });
  }

  set value(value: PaySettings) {
    this.#value = value;
    for (const [heard, leave] of this.#heard) heard(value, leave);
  }
}
