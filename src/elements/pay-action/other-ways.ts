/** The buttons for the other ways to take a step. Lazy-loaded, because few actions have any. */
import { nothing, type TemplateResult } from 'lit';
import type { ActionType, Alternative } from '../../contract/action.js';
import type { ActionState } from '../../flows/action.js';
import { inWay } from '../../flows/ways.js';
import { ways as english } from '../../locales/en/ways.js';
import type { CoreStrings, WayStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { mergeTexts } from '../merge-texts.js';

type ReadyState = Extract<ActionState, { step: 'ready' }>;

interface Choice {
  readonly ways: readonly Alternative[];
  readonly state: ReadyState;
  /** The state in the way that is on screen. */
  readonly shown: ReadyState;
  /** The name of a payment method. */
  readonly title: (method: string) => string;
  readonly choose: (way: Alternative) => void;
}

const TEXTS: Partial<Record<ActionType, keyof WayStrings>> = {
  display_qr_code: 'wayQr',
  redirect_to_app: 'wayApp',
  redirect_to_url: 'wayPage',
};

/** Renders a button for each way that is not on screen. */
export function renderOtherWays(
  { ways, state, shown, title, choose }: Choice,
  texts: CoreStrings & Partial<WayStrings>,
): TemplateResult | typeof nothing {
  const strings = mergeTexts(english, texts);
  const onScreen = JSON.stringify(shown);
  const others = ways.filter((way) => JSON.stringify(inWay(state, way)) !== onScreen);
  if (!others.length) return nothing;
  /** The name of its method, or what it is if the method is that on screen. */
  const labelOf = (way: Alternative): string => {
    const method = inWay(state, way).resource?.payment_method;
    return method && method !== shown.resource?.payment_method
      ? title(method)
      : strings[TEXTS[way.type] ?? 'wayDetails'];
  };
  return html`<div part="ways" role="group" aria-labelledby="ways">
    <p id="ways">${strings.waysTitle}</p>
    ${others.map(
      (way) =>
        html`<button class="button quiet wide" part="way" type="button" @click=${() => choose(way)}>
          ${labelOf(way)}
        </button>`,
    )}
  </div>`;
}
