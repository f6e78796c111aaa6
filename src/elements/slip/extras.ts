import { nothing, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Clock } from '../../context.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { CountdownController } from '../../controllers/countdown.js';
import { formatLeft } from '../../domain/countdown-text.js';
import type { Warning } from '../../domain/warning.js';
import { copy } from '../../locales/en/copy.js';
import { extras as english } from '../../locales/en/extras.js';
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

/** The announced time left is cleared after this time, because it is no longer true. */
const ANNOUNCED_MS = 10_000;

/**
 * The parts around a slip or code: copy buttons, time left, warnings, payment instructions and tools. Lazy-loaded after
 * the slip, so that the slip is on screen first.
 */
export class Extras {
  readonly #context: ExtrasHost;
  readonly #countdown: CountdownController;
  /** The time left that was announced last, in milliseconds. */
  #announced: { readonly left: number; readonly text: () => string } | null = null;

  constructor(context: ExtrasHost) {
    this.#context = context;
    this.#countdown = new CountdownController(context.host, {
      clock: context.clock,
      onPassed: (left) => {
        if (left) this.#announce(left);
      },
    });
    for (const sheet of [factsStyles, styles]) adopt(context.host.renderRoot as ShadowRoot, sheet);
  }

  get #strings(): CoreStrings & CopyStrings & ExtraStrings {
    return { ...copy, ...english, ...this.#context.strings() };
  }

  get over(): boolean {
    return this.#countdown.over;
  }

  get expired(): string {
    return this.#strings.expired;
  }

  /** @param deadline milliseconds since the epoch, by this device's clock */
  until(deadline: number | null): void {
    this.#countdown.until(deadline);
    const { left } = this.#countdown;
    const announced = this.#announced;
    if (announced && left !== null && (left > announced.left || left < announced.left - ANNOUNCED_MS)) {
      this.#announced = null;
      this.#context.announce.clear(announced.text);
    }
  }

  #announce(ms: number): void {
    // The timer fires a moment after the threshold: announce a minute, not 59 seconds.
    const left = Math.ceil(ms / 1_000) * 1_000;
    const text = () => this.#strings.endingSoon(formatLeft(left, this.#strings.locale));
    this.#announced = { left, text };
    void this.#context.announce.announce(text);
  }

  renderWarning(warning: Warning | null): TemplateResult | typeof nothing {
    return warning ? html`<p part="warning" role="alert">${this.#strings.warnings[warning.code]}</p>` : nothing;
  }

  renderCopy(button: CopyButton): TemplateResult {
    const { host, announce } = this.#context;
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
    const { host, announce, clock } = this.#context;
    return html`<div part="tools">
      ${tools({ host, announce, strings: this.#strings, now: () => clock().now() }, takeaway)}
    </div>`;
  }
}
