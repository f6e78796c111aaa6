import { ContextConsumer } from '@lit/context';
import type { ReactiveControllerHost } from 'lit';
import { defaultSettings, settingsContext, type PaySettings } from '../context.js';

/** The settings of the nearest provider, or the defaults. Every later value of the provider renders the host again. */
export class SettingsController {
  readonly #consumer: ContextConsumer<typeof settingsContext, ReactiveControllerHost & HTMLElement>;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#consumer = new ContextConsumer(host, { context: settingsContext, subscribe: true });
  }

  get value(): PaySettings {
    return this.#consumer.value ?? defaultSettings;
  }
}
