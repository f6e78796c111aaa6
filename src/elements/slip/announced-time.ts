import type { LitElement, TemplateResult, nothing } from 'lit';
import type { Clock } from '../../context.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { formatLeft } from '../../domain/countdown-text.js';
import type { Deadline } from '../../domain/deadline.js';
import type { CoreStrings, ExtraStrings, FactStrings, TimeStrings } from '../../locales/strings.js';
import { TimeLeft } from '../time-left.js';

/** The announced time left is cleared after this time, because it is no longer true. */
const ANNOUNCED_MS = 10_000;

export interface AnnouncedTimeHost {
  readonly host: LitElement;
  readonly announce: AnnounceController;
  readonly strings: () => CoreStrings & Partial<FactStrings & TimeStrings>;
  /** The texts of the announcement. */
  readonly texts: () => CoreStrings & ExtraStrings;
  readonly clock: () => Clock;
  /** True if a value looks wrong: it is first asked about, not paid in time. */
  readonly isDoubtful: () => boolean;
}

/** The time left to pay a slip or code, which is announced when it runs short. */
export class AnnouncedTime {
  readonly #context: AnnouncedTimeHost;
  readonly #time: TimeLeft;
  /** The time left that was announced last, in milliseconds. */
  #announced: { readonly left: number; readonly text: () => string } | null = null;

  constructor(context: AnnouncedTimeHost) {
    const { host, strings, clock } = (this.#context = context);
    this.#time = new TimeLeft(host, { strings, clock, onPassed: (left) => this.#announce(left) });
  }

  get over(): boolean {
    return this.#time.over;
  }

  until(deadline: Deadline | null): void {
    this.#time.until(deadline);
    const { left } = this.#time;
    const announced = this.#announced;
    if (announced && left !== null && (left > announced.left || left < announced.left - ANNOUNCED_MS)) {
      this.#announced = null;
      this.#context.announce.clear(announced.text);
    }
  }

  render(): TemplateResult | typeof nothing {
    return this.#time.render();
  }

  #announce(ms: number): void {
    const { announce, texts, isDoubtful } = this.#context;
    if (isDoubtful()) return;
    // The timer fires a moment after the threshold: announce a minute, not 59 seconds.
    const left = Math.ceil(ms / 1_000) * 1_000;
    const text = () => texts().endingSoon(formatLeft(left, texts().locale));
    this.#announced = { left, text };
    void announce.announce(text);
  }
}
