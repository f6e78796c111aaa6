import { nothing, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Clock } from '../../context.js';
import { ANY_TRANSFER, SPEI } from '../../contract/details.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { CopyController } from '../../controllers/copying.js';
import { formatLeft } from '../../domain/countdown-text.js';
import type { Warning } from '../../domain/warning.js';
import { copy } from '../../locales/en/copy.js';
import { extras as english } from '../../locales/en/extras.js';
import type { CopyStrings, CoreStrings, ExtraStrings, Guide, TimeStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { copyButton, type CopyButton } from '../copy-button.js';
import { TimeLeft } from '../time-left.js';
import { styles } from './extras.styles.js';
import { factsStyles } from './facts.styles.js';
import { saveButton, tools, type Paper, type Takeaway, type ToolsHost } from './tools.js';
import { toolsStyles } from './tools.styles.js';

export interface ExtrasHost {
  readonly host: LitElement;
  readonly announce: AnnounceController;
  readonly strings: () => CoreStrings & Partial<CopyStrings & ExtraStrings & TimeStrings>;
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
  readonly #time: TimeLeft;
  readonly #copy: CopyController;
  /** The time left that was announced last, in milliseconds. */
  #announced: { readonly left: number; readonly text: () => string } | null = null;

  constructor(context: ExtrasHost) {
    this.#context = context;
    this.#copy = new CopyController(context.host, context.announce, context.clock);
    const { strings, clock } = context;
    this.#time = new TimeLeft(context.host, { strings, clock, onPassed: (left) => this.#announce(left) });
    for (const sheet of [factsStyles, toolsStyles, styles]) adopt(context.host.renderRoot as ShadowRoot, sheet);
  }

  get #strings(): CoreStrings & CopyStrings & ExtraStrings {
    return { ...copy, ...english, ...this.#context.strings() };
  }

  /** The field whose copy button shows that it was copied. */
  get copied(): string | null {
    return this.#copy.copied;
  }

  get over(): boolean {
    return this.#time.over;
  }

  get expired(): string {
    return this.#strings.expired;
  }

  /** @param deadline milliseconds since the epoch, by this device's clock */
  until(deadline: number | null): void {
    this.#time.until(deadline);
    const { left } = this.#time;
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
    return copyButton(this.#copy, this.#strings, button);
  }

  renderLeft(): TemplateResult | typeof nothing {
    return this.#time.render();
  }

  /** @param guide the instructions, or the payment method that has them */
  renderGuide(guide: Guide | string | null): TemplateResult | typeof nothing {
    const { howToPay } = this.#strings;
    const found = typeof guide === 'string' ? this.#guideOf(guide) : guide;
    if (!found) return nothing;
    const { steps, after } = found;
    return html`<div part="steps">
      <p part="label" id="steps">${howToPay}</p>
      <ol aria-labelledby="steps">
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
      <p>${after}</p>
    </div>`;
  }

  #guideOf(method: string): Guide | null {
    const guides: Readonly<Record<string, Guide>> = this.#strings.guides;
    const known = method === ANY_TRANSFER ? SPEI : method;
    return Object.hasOwn(guides, known) ? guides[known]! : null;
  }

  get #tools(): ToolsHost {
    const { host, announce, clock } = this.#context;
    return { host, announce, strings: this.#strings, now: () => clock().now() };
  }

  renderSave(takeaway: Takeaway): TemplateResult | typeof nothing {
    return saveButton(this.#tools, takeaway);
  }

  /** @param saves false if the solid button of the step saves the image */
  renderTools(takeaway: Takeaway, paper: Paper, saves = true): TemplateResult {
    return html`<div part="tools">${tools(this.#tools, takeaway, paper, saves)}</div>`;
  }
}
