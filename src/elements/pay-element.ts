import { LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from './html.js';
import type { PaySettings } from '../context.js';
import { isServer } from '../controllers/is-server.js';
import { LanguageTextsController, type LanguageTexts } from '../controllers/language-texts.js';
import { lazyPart, type LazyPart } from '../controllers/lazy-part.js';
import { SettingsController } from '../controllers/settings.js';
import { StatesController } from '../controllers/states.js';
import { warnOnce } from '../controllers/warn-once.js';
import { headingOf } from '../domain/sentences.js';
import type { PayError } from '../errors.js';
import { PayErrorEvent } from '../events/error.js';
import { PayReadyEvent } from '../events/ready.js';
import { core } from '../locales/en/core.js';
import type { CoreStrings, PartialStrings } from '../locales/strings.js';
import { controls } from '../styles/controls.styles.js';
import { host } from '../styles/host.styles.js';
import { tokens } from '../styles/tokens.styles.js';
import { adoptAgain, createRootElsewhere } from './adopt.js';
import { focusMessage } from './focus-message.js';
import { ALERT, CLOCK, icon } from './icons.js';
import { mergeTexts } from '../texts/merge-texts.js';
import { renderNotice } from './notice.js';
import { property } from './property.js';

// A failed load leaves the elements without colours, as a failed style sheet would.
if (!isServer && !CSS.supports('color', 'light-dark(red, red)')) import('../styles/older-browsers.js').catch(() => {});

/** Base class of all elements but the provider: settings, texts, and the state as `:state()`. */
export abstract class PayElement<Own extends object = object> extends LitElement {
  static override styles: CSSResultGroup = [tokens, host, controls];

  /** True once an element of the page has come from a server with its shadow root. @internal */
  static isServerRendered = false;

  /** Texts that replace the built-in ones, for this element and its step. Texts that are left out stay. */
  @property({ attribute: false }) strings?: PartialStrings;

  readonly #settings = new SettingsController(this);
  readonly #languages = new LanguageTextsController(this, () => this.settings.clock);

  get #language(): LanguageTexts {
    return this.#languages.current;
  }

  protected readonly internals: ElementInternals | undefined = new StatesController(this, () => this.stateName)
    .internals;

  constructor() {
    super();
    if (this.shadowRoot) PayElement.isServerRendered = true;
  }

  protected get settings(): PaySettings {
    return this.#settings.value;
  }

  /** The English texts of this element, in addition to those of all elements. @internal */
  protected abstract readonly english: Own;

  /** The texts that `texts` was merged from, and the result: a step reads it twenty times in an update. */
  #merged: { readonly from: readonly unknown[]; readonly texts: CoreStrings & Own } | null = null;

  protected get texts(): CoreStrings & Own {
    const from = [this.#language.texts, this.settings.strings, this.strings];
    if (!this.#merged || from.some((texts, at) => texts !== this.#merged?.from[at]))
      this.#merged = { from, texts: this.#merge() };
    return this.#merged.texts;
  }

  #merge(): CoreStrings & Own {
    const english = { ...core, ...this.english };
    const texts = mergeTexts(english, this.#language.texts, this.settings.strings, this.strings);
    try {
      Intl.getCanonicalLocales(texts.locale);
      return texts;
    } catch (error) {
      // A page may have set anything, and `Intl` throws for an invalid language.
      warnOnce('strings.locale: expected the tag of a language.', error);
      return { ...texts, locale: core.locale };
    }
  }

  /** The name of the current state, for style sheets. */
  protected abstract get stateName(): string;

  /** True while the texts of the language are loading. English texts would soon be replaced. */
  protected get isLoadingLanguage(): boolean {
    return Boolean(this.#language.loading);
  }

  /** False for an element that can be rendered before its texts are loaded. */
  protected readonly waitsForLanguage: boolean = true;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return createRootElsewhere(this) ?? super.createRenderRoot();
  }

  adoptedCallback(): void {
    adoptAgain(this);
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    const language = this.hasUpdated || !this.waitsForLanguage ? null : this.#language.loading;
    const awaited = this.#settings.pending ?? language;
    return awaited ? awaited.then(() => this.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** Runs a task at once, or after the registration of a provider around the element. */
  protected whenProvided(task: () => void): void {
    const { pending } = this.#settings;
    if (pending) void pending.then(task);
    else task();
  }

  /** Moves the focus to the message if the focused button is removed. Browsers would move it to the top of the page. */
  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    this.#markLanguage(this.renderRoot.firstElementChild as HTMLElement | null);
    if (focused) focusMessage(this.shadowRoot);
  }

  /** Marks the language and direction of the texts, because the page may have others (WCAG 3.1.2). */
  #markLanguage(base: HTMLElement | null): void {
    if (!base) return;
    base.lang = this.texts.locale;
    if (this.#language.rightToLeft) base.dir = 'rtl';
    else base.removeAttribute('dir');
  }

  /** True if the element shows a message. @internal */
  hasMessage = false;

  /**
   * Renders a message that is seen and announced. The live region is always there, or screen readers miss its changes. It has no
   * role: Orca would read "status bar" or "blank" where it is empty. A text is a paragraph: Orca is silent about a text that has the
   * focus itself. That of an error has an icon.
   * @param kind a second part name, for styles
   */
  protected renderStatus(message: string | TemplateResult, kind = ''): TemplateResult {
    this.hasMessage = message !== '';
    return html`<div part="status ${kind}" id="status" aria-live="polite" aria-atomic="true">
      ${
        !message || typeof message !== 'string'
          ? message
          : kind === 'error'
            ? html`<p>${icon(ALERT)}<span>${message}</span></p>`
            : html`<p>${message}</p>`
      }
    </div>`;
  }

  /**
   * Renders a message in place of the content: its first sentence is the heading.
   * @param message empty if another element has it: then there is only the icon
   */
  protected renderNotice(message: string, kind: 'error' | 'expired'): TemplateResult {
    const notice = renderNotice(kind === 'error' ? ALERT : CLOCK, ...headingOf(message));
    const status = this.renderStatus(notice, `${kind} notice`);
    this.hasMessage = message !== '';
    return status;
  }

  /** Creates a controller that lazy-loads a part of this element, and the texts of it. */
  protected lazy<Module>(
    load: () => Promise<Module>,
    onLoad?: (module: Module) => void,
    onFail?: (error: PayError) => void,
  ): LazyPart<Module> {
    const both = async () => (await Promise.all([load(), this.#language.loading]))[0];
    return lazyPart(this, () => this.settings.clock, both, onLoad, onFail);
  }

  protected ready(): void {
    this.dispatchEvent(new PayReadyEvent());
  }

  protected report(error: PayError): void {
    this.dispatchEvent(new PayErrorEvent(error));
  }
}
