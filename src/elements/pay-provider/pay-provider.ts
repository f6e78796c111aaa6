import { css, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import type { Clock, PaySettings } from '../../context.js';
import { lazyPart } from '../../controllers/lazy-part.js';
import { SettingsController } from '../../controllers/settings.js';
import { SettingsProvider } from '../../controllers/settings-provider.js';
import { readMarks, type Marks } from '../../domain/mark.js';
import type { PartialStrings } from '../../locales/strings.js';
import type { PayError } from '../../errors.js';
import { PayErrorEvent } from '../../events/error.js';
import type { Appearance } from '../../styles/appearance.js';
import { adoptAgain, createRootElsewhere } from '../adopt.js';
import { jsonConverter, listConverter } from '../converters.js';
import { mergeTexts } from '../../texts/merge-texts.js';

/**
 * Settings for all elements below it. A setting that is not set here comes from the provider above, if there is one.
 *
 * @element pay-provider
 * @fires {PayErrorEvent} pay-error - `invalid-input`: a part of `appearance` cannot be used; the other parts are applied
 * @slot - the elements
 */
export class PayProvider extends LitElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  /** The base URL of the merchant's backend, which forwards `/v1/…`, for example `/merchant`. */
  @property() baseUrl: string | null = null;

  /** Milliseconds before a request is aborted; 20,000 by default. */
  @property({ type: Number }) timeout: number | null = null;

  /** Exact hosts that a redirect may open, separated by spaces. */
  @property({ converter: listConverter }) allowedHosts?: readonly string[];

  /** Schemes that app links may have, separated by spaces. */
  @property({ converter: listConverter }) appSchemes?: readonly string[];

  /** Headers of every request, for example a CSRF token. */
  @property({ attribute: false }) headers?: Readonly<Record<string, string>>;

  /** Used instead of the browser's fetch. */
  @property({ attribute: false }) fetch?: typeof fetch;

  /** Texts that replace the built-in ones. Texts that are left out stay. */
  @property({ attribute: false }) strings?: PartialStrings;

  /** Pictures of brands in lists of methods and in the heads of steps, for example those of `pay-elements/marks`. */
  @property({ attribute: false }) marks?: Marks;

  /**
   * A theme, and tokens by name, as an object or as JSON: `{ "theme": "rounded", "variables": { "colorAccent": "#06c" } }`.
   * The page's own style sheets for the provider take precedence.
   */
  @property({ converter: jsonConverter }) appearance?: Appearance | string | null;

  /** Time and randomness, for tests. */
  @property({ attribute: false }) clock?: Clock;

  readonly #parent = new SettingsController(this);
  readonly #appearance = lazyPart(
    this,
    () => this.clock ?? this.#parent.value.clock,
    () => import('../../styles/appearance.js'),
    () => this.#applyAppearance(),
    (error) => this.#report(error),
  );
  readonly #provider = new SettingsProvider(this);

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { baseUrl, timeout, allowedHosts, appSchemes, headers, fetch, clock } = this;
    const parent = this.#parent.value;
    const own: { readonly [Key in keyof PaySettings]?: PaySettings[Key] | null | undefined } = {
      baseUrl,
      timeout,
      allowedHosts,
      appSchemes,
      headers,
      fetch,
      clock,
    };
    const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value != null));
    this.#provider.value = {
      ...parent,
      ...set,
      strings: mergeTexts(parent.strings, this.strings),
      marks: { ...parent.marks, ...readMarks(this.marks) },
    };
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('appearance')) this.#applyAppearance();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return createRootElsewhere(this) ?? super.createRenderRoot();
  }

  adoptedCallback(): void {
    adoptAgain(this);
    if (this.appearance) this.#applyAppearance();
  }

  #applyAppearance(): void {
    const { module } = this.#appearance;
    if (!module) return void this.#appearance.load();
    const error = module.applyAppearance(this.renderRoot as ShadowRoot, this.appearance);
    if (error) this.#report(error);
  }

  #report(error: PayError): void {
    this.dispatchEvent(new PayErrorEvent(error));
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
