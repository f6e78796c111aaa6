import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { SourceController, type SourceOptions } from '../../controllers/source.js';
import type { ActionState } from '../../flows/action.js';
import type { WatchNote } from '../../flows/watch.js';
import { watch as english } from '../../locales/en/watch.js';
import type { CoreStrings, WatchStrings } from '../../locales/strings.js';

export interface WatchingOptions extends SourceOptions {
  readonly strings: () => CoreStrings & Partial<WatchStrings>;
}

const NOTES: Readonly<Record<Exclude<WatchNote, ''>, keyof WatchStrings>> = {
  checking: 'checking',
  pending: 'notYet',
  failing: 'stillChecking',
  offline: 'offline',
};

/** Watching, and what the consumer sees of it: brought in while the first answer is on its way. */
export class Watching extends SourceController {
  readonly #given: WatchingOptions['strings'];

  constructor(host: ReactiveControllerHost, options: WatchingOptions) {
    super(host, options);
    this.#given = options.strings;
  }

  get #strings(): WatchStrings {
    return { ...english, ...this.#given() };
  }

  /** How it goes; empty where there is nothing to say. */
  message(flow: ActionState): string {
    const { note } = this;
    if (!this.#concerns(flow)) return '';
    // What is paid elsewhere may be on its way.
    const late = this.late && flow.step === 'ready' && flow.action.type.startsWith('display_');
    if (late && (!note || note === 'pending')) return this.#strings.late;
    return note && this.#strings[NOTES[note]];
  }

  renderButton(flow: ActionState): TemplateResult | typeof nothing {
    if (!this.#concerns(flow)) return nothing;
    const { checkLinked, checkPaid } = this.#strings;
    return html`<button class="button quiet" part="check" type="button" @click=${() => this.press()}>
      ${flow.resource?.object === 'mandate' ? checkLinked : checkPaid}
    </button>`;
  }

  #concerns(flow: ActionState): flow is Extract<ActionState, { step: 'ready' | 'waiting' }> {
    // A code that was entered tells by itself what became of it.
    return this.watching && (flow.step === 'ready' ? flow.action.type !== 'verify_otp' : flow.step === 'waiting');
  }
}
