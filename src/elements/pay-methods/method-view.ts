import { nothing, type TemplateResult } from 'lit';
import { plainText } from '../../domain/plain-text.js';
import { html } from '../html.js';
import { icon } from '../icons.js';
import { MARKS } from '../method-marks.js';
import type { Look } from '../method-look.js';
import type { Method } from './read-methods.js';

export interface MethodView {
  readonly chosen: boolean;
  /** The mark of the method, unless the page sets a different one, and its name. */
  readonly look: Look;
  /** The fields of the method, as rendered. */
  readonly fields: HTMLElement | TemplateResult | undefined;
  readonly handleInput: (event: Event) => void;
  readonly handleChange: () => void;
}

/** Renders a method as a radio button, with its content below while it is chosen. */
export function renderMethod(method: Method, view: MethodView): TemplateResult {
  const { id, description, disabled } = method;
  const { chosen, fields, look } = view;
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
      ${renderMark(method, look.mark)}
      <span part="texts">
        <bdi part="name" id="name-${id}">${plainText(look.title)}</bdi>
        ${line('description', description)} ${line('reason', reason)}
      </span>
    </label>
    <div part="content" ?hidden=${!chosen}>${fields ?? nothing}<slot name=${id}></slot></div>
  </div>`;
}

/** @param usual the mark of the method, unless the page sets another one */
function renderMark({ id, icon: wanted }: Method, usual: TemplateResult): TemplateResult {
  return wanted === 'none'
    ? html`<slot class="bare" name="mark-${id}"></slot>`
    : html`<slot part="mark" name="mark-${id}">${wanted ? icon(MARKS[wanted]) : usual}</slot>`;
}
