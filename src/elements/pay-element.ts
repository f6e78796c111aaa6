import type { CSSResultGroup, PropertyValues, TemplateResult } from 'lit';
import { html } from './html.js';
import type { PaySettings } from '../context.js';
import { LanguageController } from '../controllers/language.js';
import { LazyController } from '../controllers/lazy-controller.js';
import { SettingsController } from '../controllers/settings.js';
import { StatesController } from '../controllers/states.js';
import type { PayError } from '../errors.js';
import { PayErrorEvent } from '../events/error.js';
import { PayReadyEvent } from '../events/ready.js';
import { core } from '../locales/en/core.js';
import type { CoreStrings, Strings } from '../locales/strings.js';
import { controls } from '../styles/controls.styles.js';
import { host } from '../styles/host.styles.js';
import { tokens } from '../styles/tokens.styles.js';
import { property } from './property.js';
import { RoamingElement } from './roaming-element.js';

/** What every element of a step has: the provider's settings, its words, and its state as `:state()`. */
export abstract class PayElement<Own extends object = object> extends RoamingElement {
  static override styles: CSSResultGroup = [tokens, host, controls];

  /** Words instead of the built-in ones, of this element and its step; what is left out stays. */
  @property({ attribute: false }) strings?: Partial<Strings>;

  readonly #settings = new SettingsController(this);
  readonly #language = new LanguageController(this, () => this.settings.clock);

  protected readonly internals: ElementInternals = new StatesController(this, () => this.stateName).internals;

  protected get settings(): PaySettings {
    return this.#settings.value;
  }

  /** The English of the words that this element has besides the ones of all. */
  protected abstract readonly english: Own;

  protected get words(): CoreStrings & Own {
    const words = { ...core, ...this.english, ...this.#language.words, ...this.settings.strings, ...this.strings };
    try {
      Intl.getCanonicalLocales(words.locale);
      return words;
    } catch {
      // A page may have set anything; what is no language formats nothing.
      return { ...words, locale: core.locale };
    }
  }

  /** The name of what is shown now, for style sheets. */
  protected abstract get stateName(): string;

  /** The words of the language are not there yet: what is shown in English meanwhile would not stay so. */
  protected get wordless(): boolean {
    return Boolean(this.#language.loading);
  }

  /** An element without words of its own need not wait for them. */
  protected readonly waitsForWords: boolean = true;

  protected override scheduleUpdate(): void | Promise<unknown> {
    const words = this.hasUpdated || !this.waitsForWords ? null : this.#language.loading;
    const awaited = this.#settings.pending ?? words;
    return awaited ? awaited.then(() => this.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** Runs a task once a provider around the element that is not registered yet is. */
  protected whenProvided(task: () => void): void {
    const { pending } = this.#settings;
    if (pending) void pending.then(task);
    else task();
  }

  /** A consumer whose button goes away is taken to the words that came instead, not to the top of the page. */
  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    this.#mark(this.renderRoot.firstElementChild as HTMLElement | null);
    if (focused && !this.shadowRoot?.activeElement) {
      this.renderRoot.querySelector<HTMLElement>('[role=status]')?.focus({ preventScroll: true });
    }
  }

  /** The page may be in another language, and its script in another direction (WCAG 3.1.2). */
  #mark(base: HTMLElement | null): void {
    if (!base) return;
    base.lang = this.words.locale;
    if (this.#language.rightToLeft) base.dir = 'rtl';
    else base.removeAttribute('dir');
  }

  /**
   * What is announced, and seen: one live region that is there from the start, or screen readers miss its changes.
   * @param kind a second part name, for its looks
   */
  protected renderStatus(message: string, kind = ''): TemplateResult {
    return html`<p part="status ${kind}" id="status" role="status" tabindex="-1">${message}</p>`;
  }

  /** A part of this element in a chunk of its own. */
  protected lazy<Module>(load: () => Promise<Module>, onLoad?: (module: Module) => void): LazyController<Module> {
    return new LazyController(this, () => this.settings.clock, load, onLoad);
  }

  protected ready(): void {
    this.dispatchEvent(new PayReadyEvent());
  }

  protected report(error: PayError): void {
    this.dispatchEvent(new PayErrorEvent(error));
  }
}
