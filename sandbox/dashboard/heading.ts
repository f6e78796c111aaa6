/** The title of a section, its search, and the buttons that create rows. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Form } from './forms/form.js';
import { linkToId } from './ids.js';
import type { Section } from './section.js';

export interface Heading {
  readonly section: Section;
  readonly search: string;
  /** The response for the section's summary. */
  readonly summary: unknown;
  readonly searchFor: (search: string) => void;
  readonly openForm: (form: Form) => void;
}

export function headingView({ section, search, summary, searchFor, openForm }: Heading): TemplateResult {
  return html`<div class="heading">
      <h2 id="title" tabindex="-1">${section.title}</h2>
      <div class="search">
        <label for="search">Search by ${section.searches}</label>
        <input
          id="search"
          type="search"
          maxlength="64"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          .value=${live(search)}
          @input=${(event: Event) => searchFor((event.target as HTMLInputElement).value)}
        />
      </div>
      ${section
        .creates?.(summary)
        .map(
          ({ label, form }, index) =>
            html`<button class=${index ? 'button' : 'button main'} type="button" @click=${() => openForm(form)}>
              ${label}
            </button>`,
        )}
    </div>
    ${elsewhereView(section, search)}`;
}

/** An id of another section: the list has its rows at most by reference. */
function elsewhereView({ name }: Section, search: string): unknown {
  const link = linkToId(search.trim());
  if (!link || link.startsWith(`#${name}`)) return nothing;
  return html`<p class="elsewhere">Open <a class="mono" href=${link}>${search.trim()}</a></p>`;
}
