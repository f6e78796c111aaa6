import { nothing, type ReactiveElement, type TemplateResult } from 'lit';
import type { Clock } from '../context.js';
import { CountdownController } from '../controllers/countdown.js';
import { formatLeft } from '../domain/countdown-text.js';
import { time } from '../locales/en/time.js';
import type { CoreStrings, TimeStrings } from '../locales/strings.js';
import { adopt } from './adopt.js';
import { html } from './html.js';
import { CLOCK, icon } from './icons.js';
import { mergeTexts } from './merge-texts.js';
import { timeLeftStyles } from './time-left.styles.js';

/** Stands for the time left in the text around it. */
const LEFT = '\0';

/** The time left is shown as urgent. */
const SOON_MS = 300_000;

export interface TimeLeftOptions {
  readonly strings: () => CoreStrings & Partial<TimeStrings>;
  readonly clock: () => Clock;
  /** Called when the time left passes a threshold, with the milliseconds. */
  readonly onPassed?: (left: number) => void;
}

/** The time left until a deadline, as a pill in the head. */
export class TimeLeft {
  readonly #options: TimeLeftOptions;
  readonly #countdown: CountdownController;

  constructor(host: ReactiveElement, options: TimeLeftOptions) {
    this.#options = options;
    adopt(host.renderRoot as ShadowRoot, timeLeftStyles);
    this.#countdown = new CountdownController(host, {
      clock: options.clock,
      onPassed: (left) => left && options.onPassed?.(left),
    });
  }

  get over(): boolean {
    return this.#countdown.over;
  }

  get left(): number | null {
    return this.#countdown.left;
  }

  /** @param deadline milliseconds since the epoch, by this device's clock */
  until(deadline: number | null): void {
    this.#countdown.until(deadline);
  }

  render(): TemplateResult | typeof nothing {
    const { left } = this.#countdown;
    if (!left) return nothing;
    const { payWithin, locale } = mergeTexts(time, this.#options.strings());
    const [before, after] = String(payWithin(LEFT)).split(LEFT);
    return html`<p part="left" class=${left < SOON_MS ? 'soon' : ''}>
      ${icon(CLOCK)}<span
        >${before}<bdi part="countdown" role="timer" translate="no">${formatLeft(left, locale)}</bdi>${after}</span
      >
    </p>`;
  }
}
