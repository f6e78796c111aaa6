import type { ContextCallback, ContextEvent } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import { defaultSettings, settingsContext, type PaySettings } from '../context.js';

/**
 * Provides settings to the elements below its host, by the context protocol of the W3C's Web Components Community Group.
 * Lit's `ContextProvider` also moves subscriptions between providers, which `SettingsController` does, and adds 0.3 kB.
 */
export class SettingsProvider implements ReactiveController {
  /** The function that ends each subscription, by its callback. */
  readonly #subscriptions = new Map<ContextCallback<PaySettings>, () => void>();
  readonly hostConnected: () => void;
  #value = defaultSettings;

  constructor(host: ReactiveElement) {
    host.addController(this);
    host.addEventListener('context-request', (event) => {
      const { context, target, callback, subscribe } = event as ContextEvent<typeof settingsContext>;
      if (context !== settingsContext || target === host) return;
      event.stopPropagation();
      // The same function for each request: a consumer calls the previous one when it gets another.
      const unsubscribe = this.#subscriptions.get(callback) ?? (() => void this.#subscriptions.delete(callback));
      if (subscribe) this.#subscriptions.set(callback, unsubscribe);
      callback(this.#value, unsubscribe);
    });
    // Elements request the settings again: this provider may be nearer than theirs.
    this.hostConnected = () => {
      const event = new Event('context-provider', { bubbles: true, composed: true });
      host.dispatchEvent(Object.assign(event, { context: settingsContext }));
    };
  }

  set value(value: PaySettings) {
    this.#value = value;
    for (const [callback, unsubscribe] of this.#subscriptions) callback(value, unsubscribe);
  }
}
