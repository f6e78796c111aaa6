import { nothing, type TemplateResult } from 'lit';
import { knownMethod, type KnownMethod } from '../../domain/payment-method.js';
import { plainText } from '../../domain/plain-text.js';
import type { CoreStrings, MethodStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { icon } from '../icons.js';
import { MARKS } from './marks.js';
import type { Method } from './read-methods.js';

type Texts = CoreStrings & MethodStrings;

export interface MethodView {
  readonly chosen: boolean;
  readonly strings: Texts;
  /** The fields of the method, as rendered. */
  readonly fields: HTMLElement | TemplateResult | undefined;
  readonly handleInput: (event: Event) => void;
  readonly handleChange: () => void;
}

/** The kinds that the heads of steps name, too. */
const TITLES = {
  card: 'cardTitle',
  wallet: 'walletTitle',
  voucher: 'voucherTitle',
  transfer: 'transferTitle',
} as const;

/** The name of a method in the language of the texts. */
export function nameOf({ name, kind }: KnownMethod, strings: Texts): string {
  if (kind === null) return name;
  return Object.hasOwn(TITLES, kind)
    ? strings[TITLES[kind as keyof typeof TITLES]]
    : strings.methodNames[kind as keyof MethodStrings['methodNames']];
}

/** Renders a method as a radio button, with its content below while it is chosen. */
export function renderMethod(method: Method, view: MethodView): TemplateResult {
  const { id, description, disabled } = method;
  const { chosen, fields } = view;
  const known = knownMethod(id);
  const reason = disabled ? method.reason : null;
  const described = [description && `about-${id}`, reason && `reason-${id}`].filter(Boolean).join(' ');
  const line = (part: string, text: string | null) =>
    text
      ? html`<bdi part=${part} id="${part === 'reason' ? 'reason' : 'about'}-${id}">${plainText(text)}</bdi>`
      : nothing;
  return html`<div part="method ${chosen ? 'chosen' : ''}">
    <label part="row">
      <input
        part="radio"
        id="method-${id}"
        type="radio"
        name="method"
        .value=${id}
        ?checked=${chosen}
        ?disabled=${disabled}
        aria-labelledby="name-${id}"
        aria-describedby=${described || nothing}
        @input=${view.handleInput}
        @change=${view.handleChange}
      />
      ${renderMark(method, known)}
      <span part="texts">
        <bdi part="name" id="name-${id}">${plainText(method.name || nameOf(known, view.strings))}</bdi>
        ${line('description', description)} ${line('reason', reason)}
      </span>
    </label>
    <div part="content" ?hidden=${!chosen}>${fields ?? nothing}<slot name=${id}></slot></div>
  </div>`;
}

function renderMark({ id, icon: wanted }: Method, known: KnownMethod): TemplateResult {
  const shown = wanted ?? known.mark;
  return shown === 'none'
    ? html`<slot class="bare" name="mark-${id}"></slot>`
    : html`<slot part="mark" name="mark-${id}">${icon(MARKS[shown])}</slot>`;
}
