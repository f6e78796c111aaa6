import { nothing, type TemplateResult } from 'lit';
import { html } from './html.js';
import { icon } from './icons.js';

/** @param advice what the consumer can do; empty if there is nothing */
export const renderHeading = (heading: string, advice: string): TemplateResult =>
  html`<p><b part="heading">${heading}</b> ${advice ? html`<span part="advice">${advice}</span>` : nothing}</p>`;

/** Renders a message in place of the content. @param path of the icon, which is alone without a heading */
export const renderNotice = (path: string, heading: string, advice: string): TemplateResult =>
  html`<span part="disc">${icon(path)}</span>${heading ? renderHeading(heading, advice) : nothing}`;
