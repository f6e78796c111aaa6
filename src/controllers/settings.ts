import { ContextEvent } from '@lit/context';
import { isServer, type ReactiveController, type ReactiveElement } from 'lit';
import { PayError } from '../errors.js';
import { PayErrorEvent } from '../events/error.js';
import { defaultSettings, settingsContext, type PaySettings } from '../context.js';

const PROVIDER = 'pay-provider';
/** Milliseconds before a missing registration is reported. */
const LIMIT_MS = 8_000;

/** The nearest provider around an element that is in the page but not registered yet. */
function unregisteredProvider(element: Element): ReactiveElement | null {
  for (let inner: Element | undefined = element; inner; inner = (inner.getRootNode() as ShadowRoot).host) {
    const provider = inner.closest<ReactiveElement>(`${PROVIDER}:not(:defined)`);
    if (provider) return provider;
  }
  return null;
}

/** The settings of the nearest provider, or the defaults. Every later value of the provider renders the host again. */
export class SettingsController implements ReactiveController {
  readonly #host: ReactiveElement;
  #unsubscribe?: (() => void) | undefined;
  value: PaySettings = defaultSettings;
  #isTimed = false;
  /** Until the provider around the host is registered: without its settings nothing may be sent or followed. */
  pending: Promise<unknown> | null = null;

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
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  #awaitProvider(): void {
    const provider = unregisteredProvider(this.#host);
    const pending = provider && customElements.whenDefined(PROVIDER).then(() => provider.updateComplete);
    this.pending = pending;
    void pending?.then(() => {
      if (this.pending === pending) this.pending = null;
    });
    if (!pending || this.#isTimed) return;
    this.#isTimed = true;
    this.value.clock.after(LIMIT_MS, () => this.#reportPending());
  }

  #reportPending(): void {
    if (!this.pending || !this.#host.isConnected) return;
    const message = `${PROVIDER} is not registered: import pay-elements/define/${PROVIDER}`;
    this.#host.dispatchEvent(new PayErrorEvent(new PayError('not-configured', { message })));
  }

  /** A provider that is registered late says so: it may be nearer than the one before. */
  readonly #request = (event?: Event): void => {
    if (event && (event as Event & { context?: unknown }).context !== settingsContext) return;
    this.#host.dispatchEvent(new ContextEvent(settingsContext, this.#host, this.#handle, true));
  };

  readonly #handle = (value: PaySettings, unsubscribe?: () => void): void => {
    // A provider that came between is the nearer one.
    if (this.#unsubscribe !== unsubscribe) this.#unsubscribe?.();
    this.#unsubscribe = unsubscribe;
    // A provider of an older copy of this library may not know of all.
    this.value = { ...defaultSettings, ...value };
    this.#host.requestUpdate();
  };
}
