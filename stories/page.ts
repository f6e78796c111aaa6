/** A page of text in Storybook, with live elements in it. */
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { RESULTS, STEPS, type Shown } from './data.js';
import { silent, stillClock } from './support.js';
import './page.css';

/** Settings of the page around the elements. */
export interface Frame {
  readonly lang?: string;
  readonly dir?: string;
  /** `light` or `dark`. */
  readonly scheme?: string;
  readonly appearance?: object;
}

export const page = (title: string, lead: string | TemplateResult, content: unknown): TemplateResult =>
  html`<article class="page">
    <header>
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
    </header>
    ${content}
  </article>`;

export const table = (headings: readonly string[], rows: readonly TemplateResult[]): TemplateResult =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

/** A link to another page of Storybook, outside of the frame of the stories. */
export const link = (path: string, text: string): TemplateResult =>
  html`<a href=${`./?path=/${path}`} target="_top">${text}</a>`;

/** A step or a result, whose links stay on the page and whose requests get no response. */
export const shown = ({ payment, mandate }: Shown, { appearance }: Frame = {}): TemplateResult =>
  html`<pay-provider .clock=${stillClock} .fetch=${silent} .appearance=${appearance ?? null}>
    <pay-action
      .payment=${payment ?? undefined}
      .mandate=${mandate ?? undefined}
      @click=${(event: Event) => event.preventDefault()}
    ></pay-action>
  </pay-provider>`;

/** A step in a frame with its own language, direction and colour scheme. */
export const framed = (one: Shown, frame: Frame = {}): TemplateResult =>
  html`<div class=${`frame ${frame.scheme ?? ''}`} lang=${ifDefined(frame.lang)} dir=${ifDefined(frame.dir)}>
    ${shown(one, frame)}
  </div>`;

export const EVERYTHING: Readonly<Record<string, Shown>> = { ...STEPS, ...RESULTS };
