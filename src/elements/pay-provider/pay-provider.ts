import { ContextProvider } from '@lit/context';
import { css, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import { settingsContext, type Clock, type PaySettings } from '../../context.js';
import { SettingsController } from '../../controllers/settings.js';
import type { Strings } from '../../locales/strings.js';
import { PayError } from '../../errors.js';
import { PayErrorEvent } from '../../events/error.js';
import type { Appearance } from '../../styles/appearance.js';
import { jsonConverter, listConverter } from '../converters.js';
import { RoamingElement } from '../roaming-element.js';

/**
 * Settings for all elements below it; what is not set here comes from the provider above, if there is one.
 *
 * @element pay-provider
 * @fires {PayErrorEvent} pay-error - `invalid-input`: something of `appearance` cannot be used; the rest is
 * @slot - the elements
 */
export class PayProvider extends RoamingElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  /** Where the merchant's backend forwards `/v1/…` from, without a slash at the end: `/merchant`. */
  @property({ attribute: 'base-url' }) baseUrl?: string;

  /** Milliseconds before a request is given up; 20,000 when not set. */
  @property({ type: Number }) timeout?: number;

  /** Exact hosts that a redirect may lead to, separated by spaces. */
  @property({ attribute: 'allowed-hosts', converter: listConverter }) allowedHosts?: readonly string[];

  /** Schemes that app links may have, separated by spaces. */
  @property({ attribute: 'app-schemes', converter: listConverter }) appSchemes?: readonly string[];

  /** Sent with every request: a CSRF token, say. */
  @property({ attribute: false }) headers?: Readonly<Record<string, string>>;

  /** Used instead of the browser's fetch. */
  @property({ attribute: false }) fetch?: typeof fetch;

  /** Words instead of the built-in ones; what is left out stays. */
  @property({ attribute: false }) strings?: Partial<Strings>;

  /**
   * A theme, and tokens by name, as an object or as JSON: `{ "theme": "rounded", "variables": { "colorAccent": "#06c" } }`.
   * What the page's own style sheets say of the provider wins.
   */
  @property({ converter: jsonConverter }) appearance?: Appearance | string | null;

  /** Time and chance, for tests. */
  @property({ attribute: false }) clock?: Clock;

  readonly #above = new SettingsController(this);
  readonly #provider = new ContextProvider(this, { context: settingsContext });

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { baseUrl, timeout, allowedHosts, appSchemes, headers, fetch, clock } = this;
    const above = this.#above.value;
    const own: Partial<PaySettings> = { baseUrl, timeout, allowedHosts, appSchemes, headers, fetch, clock };
    const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value != null));
    this.#provider.setValue({ ...above, ...set, strings: { ...above.strings, ...this.strings } });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('appearance')) void this.#dress();
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    if (this.appearance) void this.#dress();
  }

  async #dress(): Promise<void> {
    const module = await import('../../styles/appearance.js').catch(() => null);
    const error = module
      ? module.applyAppearance(this.renderRoot as ShadowRoot, this.appearance)
      : new PayError('load-failed', { message: 'appearance' });
    if (error) this.dispatchEvent(new PayErrorEvent(error));
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
