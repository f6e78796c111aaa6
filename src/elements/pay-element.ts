import { html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import type { PaySettings } from '../context.js';
import { SettingsController } from '../controllers/settings.js';
import { StatesController } from '../controllers/states.js';
import type { PayError } from '../errors.js';
import { PayErrorEvent } from '../events/error.js';
import { PayReadyEvent } from '../events/ready.js';
import { core } from '../locales/en/core.js';
import type { CoreStrings } from '../locales/strings.js';
import { controls } from '../styles/controls.styles.js';
import { host } from '../styles/host.styles.js';
import { tokens } from '../styles/tokens.styles.js';

/** What every element of a step has: the provider's settings, its words, and its state as `:state()`. */
export abstract class PayElement<Own extends object = object> extends LitElement {
  static override styles: CSSResultGroup = [tokens, host, controls];

  readonly #settings = new SettingsController(this);

  protected readonly internals: ElementInternals = new StatesController(this, () => this.stateName).internals;

  protected get settings(): PaySettings {
    return this.#settings.value;
  }

  /** The English of the words that this element has besides the ones of all. */
  protected abstract readonly english: Own;

  protected get strings(): CoreStrings & Own {
    return { ...core, ...this.english, ...this.settings.strings };
  }

  /** The name of what is shown now, for style sheets. */
  protected abstract get stateName(): string;

  /** A consumer whose button goes away is taken to the words that came instead, not to the top of the page. */
  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    if (focused && !this.shadowRoot?.activeElement) {
      this.renderRoot.querySelector<HTMLElement>('[role=status]')?.focus({ preventScroll: true });
    }
  }

  /**
   * What is announced, and seen: one live region that is there from the start, or screen readers miss its changes.
   * @param kind a second part name, for its looks
   */
  protected renderStatus(message: string, kind = ''): TemplateResult {
    return html`<p part="status ${kind}" id="status" role="status" tabindex="-1">${message}</p>`;
  }

  protected ready(): void {
    this.dispatchEvent(new PayReadyEvent());
  }

  protected report(error: PayError): void {
    this.dispatchEvent(new PayErrorEvent(error));
  }
}
