import { nothing, type TemplateResult } from 'lit';
import type { AnnounceController } from '../../controllers/announce.js';
import type { LazyPart } from '../../controllers/lazy-part.js';
import type { Clock } from '../../context.js';
import { PayError } from '../../errors.js';
import { isEnded, resourceOf, type ActionState } from '../../flows/action.js';
import type { CoreStrings, PollStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { html } from '../html.js';
import type { ActionProperties } from './action-properties.js';
import type { PollStatus } from './poll-status.js';

type ResultModule = typeof import('./result.js');

export interface OutcomeOptions {
  readonly host: ActionProperties;
  readonly announce: AnnounceController;
  readonly clock: () => Clock;
  readonly state: () => ActionState;
  readonly report: (error: PayError) => void;
  readonly retry: () => void;
  /** The name of a payment method. */
  readonly title: (method: string) => string;
  readonly lazy: (
    load: () => Promise<ResultModule>,
    onLoad: (module: ResultModule) => void,
    onFail: (error: PayError) => void,
  ) => LazyPart<ResultModule>;
}

/** What `<pay-action>` shows below its message. The details of an outcome are lazy-loaded. */
export class Outcome {
  readonly #options: OutcomeOptions;
  readonly part: LazyPart<ResultModule>;
  /** An event has reported that the details of an outcome are missing. */
  #isMissingReported = false;

  constructor(options: OutcomeOptions) {
    this.#options = options;
    const { host } = options;
    this.part = options.lazy(
      () => import('./result.js'),
      ({ styles }) => styles.forEach((sheet) => host.shadowRoot && adopt(host.shadowRoot, sheet)),
      (cause) => this.#reportMissing(cause),
    );
  }

  #reportMissing(cause: PayError): void {
    const { state, report } = this.#options;
    // A file that is only late is missing once there is an outcome.
    if (this.#isMissingReported || (!cause.cause && !isEnded(state()))) return;
    this.#isMissingReported = true;
    report(new PayError('load-failed', { message: 'result', cause }));
  }

  render(poll: PollStatus | null, strings: CoreStrings & PollStrings): unknown {
    const { host, announce, clock, title, state: current } = this.#options;
    const state = current();
    const { module } = this.part;
    if (isEnded(state)) {
      return module?.renderResult({ host, announce, clock: clock(), title }, state, strings);
    }
    const resource = resourceOf(state);
    if (state.step === 'waiting') return [module?.renderWaiting(resource, strings), poll?.button];
    if (poll) return poll.late && module ? module.renderLate(host, resource, poll, strings) : poll.button;
    if (state.step !== 'unusable') return nothing;
    return [module?.renderUnusable(host, state, strings), this.#renderRetry(state.error, strings)];
  }

  #renderRetry({ retryable }: PayError, strings: CoreStrings): TemplateResult | typeof nothing {
    const { host, retry } = this.#options;
    if (!host.src && !retryable) return nothing;
    return html`<button class="button wide ${retryable ? '' : 'quiet'}" part="retry" type="button" @click=${retry}>
      ${strings.retry}
    </button>`;
  }
}
