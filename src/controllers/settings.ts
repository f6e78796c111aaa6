import { ContextEvent } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import { defaultSettings, settingsContext, type PaySettings } from '../context.js';
import { PayErrorEvent } from '../events/error.js';
import { isServer } from './is-server.js';
import { LatestTask } from './latest-task.js';
import { lazyLoad } from './lazy-load.js';

const PROVIDER = 'pay-provider';

/** The nearest provider above the element that is in the page but not registered yet. */
function unregisteredProvider(element: Element): ReactiveElement | null {
  for (let inner: Element | undefined = element; inner; inner = (inner.getRootNode() as ShadowRoot).host) {
    const provider = inner.closest<ReactiveElement>(`${PROVIDER}:not(:defined)`);
    if (provider) return provider;
  }
  return null;
}

/** The settings of the nearest provider, or the defaults. A change of the provider's settings updates the host. */
export class SettingsController implements ReactiveController {
  readonly #host: ReactiveElement;
  #unsubscribe?: (() => void) | undefined;
  value: PaySettings = defaultSettings;
  readonly #waiting = new LatestTask();
  /** Resolved when the provider above the host is registered: without its settings the host may send and open nothing. */
  pending: Promise<void> | null = null;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (!isServer) {
      addEventListener('context-provider', this.#request);
      this.#awaitProvider();
    }
    this.#request();
  }

  hostDisconnected(): void {
    removeEventListener('context-provider', this.#request);
    this.#waiting.cancel();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  #awaitProvider(): void {
    const provider = unregisteredProvider(this.#host);
    if (!provider) return;
    this.pending = new Promise((resolve) => {
      const signal = this.#waiting.start();
      const onLoad = () => {
        this.pending = null;
        resolve();
      };
      signal.addEventListener('abort', onLoad);
      void lazyLoad(() => customElements.whenDefined(PROVIDER).then(() => provider.updateComplete), {
        clock: this.value.clock,
        message: `${PROVIDER} is not registered`,
        signal,
        onLoad,
        onFail: (error) => this.#host.dispatchEvent(new PayErrorEvent(error)),
      });
    });
  }

  /** Requests the settings. A provider that was registered later may be nearer than the previous one. */
  readonly #request = (event?: Event): void => {
    if (event && (event as Event & { context?: unknown }).context !== settingsContext) return;
    this.#host.dispatchEvent(new ContextEvent(settingsContext, this.#host, this.#handle, true));
  };

  readonly #handle = (value: PaySettings, unsubscribe?: () => void): void => {
    // A nearer provider replaces the previous one.
    if (this.#unsubscribe !== unsubscribe) this.#unsubscribe?.();
    this.#unsubscribe = unsubscribe;
    // A provider of an older version of this library may have fewer settings.
    this.value = { ...defaultSettings, ...value };
    this.#host.requestUpdate();
  };
}
