import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import type { AnnounceController } from '../../controllers/announce.js';
import type { LazyPart } from '../../controllers/lazy-part.js';
import { plainText } from '../../domain/plain-text.js';
import type { CoreStrings, FactStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { BARS, icon } from '../icons.js';
import type { Till, TillInput } from './till.js';
import type { TillSlip } from './till-slip.js';

export interface TillOptions {
  readonly lazy: <Module>(load: () => Promise<Module>) => LazyPart<Module>;
  readonly announce: AnnounceController;
  readonly strings: () => CoreStrings & FactStrings;
  /** What the host shows, to compare: the dialog must not show an outdated slip. Null after the deadline. */
  readonly slip: () => readonly unknown[] | null;
}

/** The button that lets a barcode fill the screen, so that a till or another phone reads it. */
export class TillController implements ReactiveController {
  readonly #host: LitElement;
  readonly #options: TillOptions;
  readonly #part: LazyPart<typeof import('./till.js')>;
  #till: Till | null = null;
  /** What the host showed at the last press. */
  #pressed: readonly unknown[] | null = null;

  constructor(host: LitElement, options: TillOptions) {
    this.#host = host;
    this.#options = options;
    this.#part = options.lazy(() => import('./till.js'));
    host.addController(this);
  }

  /** Loads the dialog before it is needed: there may be no connection at the till. */
  load(): void {
    this.#part.loadAfterPaint();
  }

  /** @param kind classes of the button @param mark its icon; empty for none */
  renderButton(label: string, kind: string, slip: () => TillSlip, mark = BARS): TemplateResult {
    const open = () => {
      const shown = slip();
      return this.#open({ ...shown, reference: plainText(shown.reference) });
    };
    return html`<button class="button ${kind}" part="show" type="button" @click=${open}>
      ${mark ? icon(mark) : ''}${label}
    </button>`;
  }

  async #open(input: Omit<TillInput, 'strings'>): Promise<void> {
    const { announce, strings, slip } = this.#options;
    this.#close();
    const pressed = slip();
    this.#pressed = pressed;
    await this.#part.load();
    const { module } = this.#part;
    const root = this.#host.shadowRoot;
    if (!module) await announce.announce(() => strings().errors['load-failed']);
    else if (root && pressed && pressed === this.#pressed)
      this.#till = module.openTill(root, { ...input, strings: strings() });
  }

  hostUpdated(): void {
    const { announce, slip } = this.#options;
    const now = slip();
    if (!this.#pressed?.every((value, at) => value === now?.[at])) this.#close();
    this.#till?.announce(announce.message);
  }

  hostDisconnected(): void {
    this.#close();
  }

  #close(): void {
    this.#pressed = null;
    this.#till?.dialog.close();
  }
}
