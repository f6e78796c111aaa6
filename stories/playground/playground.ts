/** A page to try tokens: a change is applied to the preview immediately, and can be exported as CSS or JSON. */
import { html, render, type TemplateResult } from 'lit';
import type { Token } from '../foundations/tokens.js';
import { renderChecks } from './checks.js';
import { renderControl } from './controls.js';
import { currentValue } from './current.js';
import { appearanceOf, cssOf } from './exports.js';
import { PREVIEWS, preview } from './previews.js';
import { camel, GROUPS, type Choices, type Scheme } from './values.js';
import { THEMES } from '../../src/styles/themes.js';

const PRESETS = ['default', ...Object.keys(THEMES)];
const WIDTHS = { column: 'Column', phone: 'Phone' } as const;
const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
const FORMATS = { css: 'CSS', json: 'appearance' } as const;

interface State {
  readonly theme: string;
  readonly scheme: Scheme;
  readonly width: keyof typeof WIDTHS;
  readonly shown: string;
  readonly format: keyof typeof FORMATS;
  readonly copied: string;
  readonly choices: Choices;
}

const START: State = {
  theme: 'default',
  scheme: 'light',
  width: 'column',
  shown: PREVIEWS[0]!.title,
  format: 'css',
  copied: '',
  choices: new Map(),
};

export class StoryPlayground extends HTMLElement {
  #state = START;

  connectedCallback(): void {
    this.#set({ scheme: document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light' });
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, copied: '', ...change };
    this.#show();
  }

  /** @param schemes those that the value is for; a colour has one for each */
  #choose(token: Token, value: string, schemes: readonly Scheme[] = ['light', 'dark']): void {
    const choices = new Map(this.#state.choices);
    const now = { light: currentValue(this.#state, token, 'light'), dark: currentValue(this.#state, token, 'dark') };
    for (const scheme of schemes) now[scheme] = value;
    if (value) choices.set(camel(token), now);
    else choices.delete(camel(token));
    this.#set({ choices });
  }

  get #exported(): string {
    const { theme, choices, format } = this.#state;
    return format === 'css' ? cssOf(theme, choices) : `${JSON.stringify(appearanceOf(theme, choices), null, 2)}\n`;
  }

  async #copy(): Promise<void> {
    const copied = await navigator.clipboard.writeText(this.#exported).then(
      () => 'Copied.',
      () => 'Select the text and copy it.',
    );
    this.#set({ copied });
  }

  #show(): void {
    render(
      html`<article class="page playground">
        <header>
          <h1>Playground</h1>
          <p class="lead">
            Start from a theme, change what your brand needs, and look at every step and result. Take the tokens along
            as CSS, or as “appearance”.
          </p>
        </header>
        <div class="desk">
          <div class="stage">${this.#renderBar()} ${this.#renderPreview()}</div>
          <form class="controls" @submit=${(event: Event) => event.preventDefault()}>
            ${this.#renderPresets()} ${this.#renderExport()} ${renderChecks(this.#state)}
            ${GROUPS.map((group, index) => this.#renderGroup(group, index < 2))}
          </form>
        </div>
      </article>`,
      this,
    );
  }

  #renderBar(): TemplateResult {
    const { shown, width, scheme } = this.#state;
    const kinds = [...new Set(PREVIEWS.map(({ kind }) => kind))];
    return html`<div class="bar">
      <label
        >Preview
        <select
          name="shown"
          @change=${({ target }: Event) => this.#set({ shown: (target as HTMLSelectElement).value })}
        >
          ${kinds.map(
            (kind) =>
              html`<optgroup label=${kind}>
                ${PREVIEWS.filter((one) => one.kind === kind).map(
                  ({ title }) => html`<option ?selected=${title === shown}>${title}</option>`,
                )}
              </optgroup>`,
          )}
        </select></label
      >
      ${this.#renderChoice(SCHEMES, scheme, (chosen) => this.#set({ scheme: chosen }))}
      ${this.#renderChoice(WIDTHS, width, (chosen) => this.#set({ width: chosen }), 'widths')}
    </div>`;
  }

  #renderChoice<Name extends string>(
    all: Readonly<Record<Name, string>>,
    chosen: Name,
    choose: (name: Name) => void,
    kind = '',
  ): TemplateResult {
    return html`<div class=${`presets ${kind}`}>
      ${(Object.keys(all) as Name[]).map(
        (name) =>
          html`<button class="button" type="button" aria-pressed=${name === chosen} @click=${() => choose(name)}>
            ${all[name]}
          </button>`,
      )}
    </div>`;
  }

  #renderPreview(): TemplateResult {
    const { theme, choices, scheme, width, shown } = this.#state;
    return html`<div class=${`preview ${scheme} ${width}`} role="region" aria-label="Preview" tabindex="0">
      <div>${preview(shown, appearanceOf(theme, choices))}</div>
    </div>`;
  }

  #renderPresets(): TemplateResult {
    const { theme } = this.#state;
    const all = Object.fromEntries(PRESETS.map((name) => [name, name]));
    return html`<section>
      <h2>Theme</h2>
      ${this.#renderChoice(all, theme, (chosen) => this.#set({ theme: chosen, choices: new Map() }))}
    </section>`;
  }

  #renderExport(): TemplateResult {
    const { format, copied } = this.#state;
    return html`<section>
      <h2>Take it along</h2>
      <div class="bar">
        ${this.#renderChoice(FORMATS, format, (chosen) => this.#set({ format: chosen }))}
        <button class="button" type="button" @click=${() => void this.#copy()}>Copy</button>
        <button class="button" type="button" @click=${() => this.#set({ choices: new Map() })}>Start again</button>
        <span role="status">${copied}</span>
      </div>
      <pre tabindex="0" aria-label="The tokens">${this.#exported}</pre>
    </section>`;
  }

  #renderGroup({ title, tokens: own }: (typeof GROUPS)[number], open: boolean): TemplateResult {
    const changed = own.filter((token) => this.#state.choices.has(camel(token))).length;
    return html`<details ?open=${open}>
      <summary>${title} <small>${changed ? `${changed} changed` : own.length}</small></summary>
      <div class="fields">
        ${own.map((token) => renderControl(this.#state, token, (...chosen) => this.#choose(...chosen)))}
      </div>
    </details>`;
  }
}

if (!customElements.get('story-playground')) customElements.define('story-playground', StoryPlayground);
