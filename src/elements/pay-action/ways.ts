import type { LitElement, TemplateResult } from 'lit';
import type { Alternative } from '../../contract/action.js';
import { isHandheld } from '../../controllers/device.js';
import { isServer } from '../../controllers/is-server.js';
import type { LazyPart } from '../../controllers/lazy-part.js';
import type { UrlPolicy } from '../../domain/safe-url.js';
import type { ActionState } from '../../flows/action.js';
import { inWay, waysOf } from '../../flows/ways.js';
import type { CoreStrings } from '../../locales/strings.js';

type OtherWays = typeof import('./other-ways.js');

export interface WaysOptions {
  readonly host: LitElement;
  readonly policy: () => UrlPolicy;
  /** The name of a payment method. */
  readonly title: (method: string) => string;
  readonly lazy: (load: () => Promise<OtherWays>) => LazyPart<OtherWays>;
}

/** The way to take a step that is on screen, and the buttons for the others. */
export class Ways {
  readonly #options: WaysOptions;
  readonly #part: LazyPart<OtherWays>;
  /** The way that the consumer has chosen, as JSON. The next action does not have it. */
  #chosen = '';

  constructor(options: WaysOptions) {
    this.#options = options;
    this.#part = options.lazy(() => import('./other-ways.js'));
  }

  /** The state with the way on screen as its action. */
  shown(state: ActionState): ActionState {
    const ways = this.#waysOf(state);
    const current = this.#currentOf(ways);
    return state.step === 'ready' && current ? inWay(state, current) : state;
  }

  /** Renders a button for each way that is not on screen. */
  render(state: ActionState, strings: CoreStrings): TemplateResult | undefined {
    const ways = this.#waysOf(state);
    const current = this.#currentOf(ways);
    if (!current || state.step !== 'ready') return undefined;
    const { module } = this.#part;
    if (module === undefined && !isServer) this.#part.loadAfterPaint();
    const { title } = this.#options;
    const choose = (way: Alternative) => this.#choose(way);
    return module?.renderOtherWays(
      { state, current, others: ways.filter((way) => way !== current), title, choose },
      strings,
    );
  }

  /** Empty if there is only one. */
  #waysOf(state: ActionState): readonly Alternative[] {
    if (state.step !== 'ready') return [];
    const ways = waysOf(state.action, isHandheld(), this.#options.policy());
    return ways.length > 1 ? ways : [];
  }

  #currentOf(ways: readonly Alternative[]): Alternative | undefined {
    return ways.find((way) => JSON.stringify(way) === this.#chosen) ?? ways[0];
  }

  #choose(way: Alternative): void {
    const { host } = this.#options;
    this.#chosen = JSON.stringify(way);
    host.requestUpdate();
    void host.updateComplete.then(() => {
      // The step has changed above the button, which is gone.
      const head = host.renderRoot.querySelector<HTMLElement>('[part=head]');
      head?.setAttribute('tabindex', '-1');
      head?.focus();
    });
  }
}
