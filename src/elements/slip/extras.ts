import { nothing, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Clock } from '../../context.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { CountdownController } from '../../controllers/countdown.js';
import { formatLeft } from '../../domain/countdown-text.js';
import type { Warning } from '../../domain/warning.js';
import { copy } from '../../locales/en/copy.js';
import { extras as words } from '../../locales/en/extras.js';
import type { CopyStrings, CoreStrings, ExtraStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { copyButton, type CopyButton } from '../copy-button.js';
import { styles } from './extras.styles.js';
import { factsStyles } from './facts.styles.js';
import { tools, type Takeaway } from './tools.js';

export interface ExtrasHost {
  readonly host: LitElement;
  readonly announce: AnnounceController;
  readonly strings: () => CoreStrings & Partial<CopyStrings & ExtraStrings>;
  readonly clock: () => Clock;
}

/** How long what was told of the time stays on screen. */
const STANDS_MS = 10_000;

/**
 * What slips and codes have besides themselves: copying, the time that is left, warnings, how to pay, and tools. Brought
 * in after them, so that what the consumer came for is on screen first.
 */
export class Extras {
  readonly #from: ExtrasHost;
  readonly #countdown: CountdownController;
  /** The time that was told last. */
  #told: { readonly left: number; readonly words: () => string } | null = null;

  constructor(from: ExtrasHost) {
    this.#from = from;
    this.#countdown = new CountdownController(from.host, {
      clock: from.clock,
      onPassed: (left) => {
        if (left) this.#tell(left);
      },
    });
    for (const sheet of [factsStyles, styles]) adopt(from.host.renderRoot as ShadowRoot, sheet);
  }

  get #strings(): CoreStrings & CopyStrings & ExtraStrings {
    return { ...copy, ...words, ...this.#from.strings() };
  }

  get over(): boolean {
    return this.#countdown.over;
  }

  get expired(): string {
    return this.#strings.expired;
  }

  /** @param deadline by this device's clock, in milliseconds since the epoch */
  until(deadline: number | null): void {
    this.#countdown.until(deadline);
    const { left } = this.#countdown;
    const told = this.#told;
    // What was true then is soon not true any more.
    if (told && left !== null && (left > told.left || left < told.left - STANDS_MS)) {
      this.#told = null;
      this.#from.announce.clear(told.words);
    }
  }

  #tell(ms: number): void {
    // A threshold is passed a moment after it: a minute, not 59 seconds.
    const left = Math.ceil(ms / 1_000) * 1_000;
    const words = () => this.#strings.endingSoon(formatLeft(left, this.#strings.locale));
    this.#told = { left, words };
    void this.#from.announce.announce(words);
  }

  renderWarning(warning: Warning | null): TemplateResult | typeof nothing {
    return warning ? html`<p part="warning" role="alert">${this.#strings.warnings[warning.code]}</p>` : nothing;
  }

  renderCopy(button: CopyButton): TemplateResult {
    const { host, announce } = this.#from;
    return copyButton({ host, announce, strings: this.#strings }, button);
  }

  renderLeft(): TemplateResult | typeof nothing {
    const { left } = this.#countdown;
    const { timeLeft, locale } = this.#strings;
    if (left === null) return nothing;
    return html`<p part="left">
      <span part="label">${timeLeft}</span>
      <span part="countdown" role="timer">${formatLeft(left, locale)}</span>
    </p>`;
  }

  renderGuide(method: keyof ExtraStrings['guides']): TemplateResult {
    const { howToPay, guides } = this.#strings;
    const { steps, after } = guides[method];
    return html`<div part="steps">
      <p part="label" id="steps">${howToPay}</p>
      <ol aria-labelledby="steps">
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
      <p>${after}</p>
    </div>`;
  }

  renderTools(takeaway: Takeaway): TemplateResult {
    const { host, announce, clock } = this.#from;
    return html`<div part="tools">
      ${tools({ host, announce, strings: this.#strings, now: () => clock().now() }, takeaway)}
    </div>`;
  }
}
