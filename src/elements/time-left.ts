import { nothing, type ReactiveElement, type TemplateResult } from 'lit';
import type { Clock } from '../context.js';
import { CountdownController } from '../controllers/countdown.js';
import { formatLeft } from '../domain/countdown-text.js';
import type { Deadline } from '../domain/deadline.js';
import { formatMoment } from '../domain/moment.js';
import { facts } from '../locales/en/facts.js';
import { time } from '../locales/en/time.js';
import type { CoreStrings, FactStrings, TimeStrings } from '../locales/strings.js';
import { adopt } from './adopt.js';
import { html } from './html.js';
import { CLOCK, icon } from './icons.js';
import { mergeTexts } from '../texts/merge-texts.js';
import { timeLeftStyles } from './time-left.styles.js';

/** Stands for the time left in the text around it. */
const LEFT = '\0';

/** The time left is shown as urgent. */
const SOON_MS = 300_000;

export interface TimeLeftOptions {
  readonly strings: () => CoreStrings & Partial<FactStrings & TimeStrings>;
  readonly clock: () => Clock;
  /** Called when the time left passes a threshold, with the milliseconds. */
  readonly onPassed?: (left: number) => void;
}

/** The time left until a deadline, as a pill in the head. */
export class TimeLeft {
  readonly #options: TimeLeftOptions;
  readonly #countdown: CountdownController;
  #deadline: Deadline | null = null;

  constructor(host: ReactiveElement, options: TimeLeftOptions) {
    this.#options = options;
    adopt(host.renderRoot as ShadowRoot, timeLeftStyles);
    this.#countdown = new CountdownController(host, {
      clock: options.clock,
      onPassed: (left) => left && options.onPassed?.(left),
    });
  }

  /** The deadline has passed, by the service's clock. */
  get over(): boolean {
    return this.#deadline?.certain === true && this.#countdown.left === 0;
  }

  get left(): number | null {
    return this.#countdown.left;
  }

  until(deadline: Deadline | null): void {
    this.#deadline = deadline;
    this.#countdown.until(deadline && deadline.at);
  }

  render(): TemplateResult | typeof nothing {
    const { left } = this.#countdown;
    const deadline = this.#deadline;
    if (left === null || !deadline || this.over) return nothing;
    const { payBy, payWithin, mayBeOver, locale } = mergeTexts({ ...facts, ...time }, this.#options.strings());
    const [before, after] = String(payWithin(LEFT)).split(LEFT);
    // On paper, time does not pass.
    const printed = `${payBy} ${formatMoment(deadline.expires, locale)}`;
    return html`<p part="left" class=${left < SOON_MS ? 'soon' : ''} data-printed=${printed}>
      ${icon(CLOCK)}${
        left
          ? html`<span>${before}<bdi part="countdown" translate="no">${formatLeft(left, locale)}</bdi>${after}</span>`
          : nothing
      }<span aria-live="polite">${left ? '' : mayBeOver}</span>
    </p>`;
  }
}
