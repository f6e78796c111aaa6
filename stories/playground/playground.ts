/** A page to try tokens: a change is applied to the preview immediately, and can be taken along as CSS or JSON. */
import { html, render, type TemplateResult } from 'lit';
import { contrastRatio, hexOf } from '../foundations/contrast.js';
import { aliasOf, tokens, type Token } from '../foundations/tokens.js';
import { appearanceOf, cssOf } from './exports.js';
import { PREVIEWS, preview } from './previews.js';
import { camel, defaultValue, GROUPS, PAGE, sliderOf, TEXT, themeValue, type Scheme } from './values.js';
import { THEMES } from '../../src/styles/themes.js';

const PRESETS = ['default', ...Object.keys(THEMES)];
const WIDTHS = { column: 'Column', phone: 'Phone' } as const;
const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
const FORMATS = { css: 'CSS', json: 'appearance' } as const;

/** Colours that must be told apart, with their least contrast. */
const CHECKS = [
  ['color-on-accent', 'color-accent', 4.5, 'Text on a primary button'],
  ['color-accent', 'color-background', 4.5, 'Text button'],
  ['color-muted', 'color-background', 4.5, 'Labels and hints'],
  ['color-edge', 'color-background', 3, 'Border of a control'],
] as const;

const tokenOf = (name: string) => tokens.find((token) => token.name === `--pay-${name}`)!;

interface State {
  readonly theme: string;
  readonly scheme: Scheme;
  readonly width: keyof typeof WIDTHS;
  readonly shown: string;
  readonly format: keyof typeof FORMATS;
  readonly copied: string;
  readonly choices: ReadonlyMap<string, { readonly light: string; readonly dark: string }>;
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

  /** The present value of a token in a scheme. */
  #value(token: Token, scheme = this.#state.scheme): string {
    const { choices, theme } = this.#state;
    const own = choices.get(camel(token))?.[scheme] ?? themeValue(theme, token, scheme);
    if (own) return own;
    // A token that has the value of another one follows it.
    const other = aliasOf(token);
    if (other) return this.#value(other, scheme);
    return token.css.startsWith('color-mix(') ? this.#mixed(token, scheme) : defaultValue(token, scheme);
  }

  /** A colour that is mixed of others, as the style sheets mix it. */
  #mixed({ css }: Token, scheme: Scheme): string {
    const text = this.#value(tokenOf('color-text'), scheme);
    return css
      .replace('currentColor', text)
      .replace('CanvasText', TEXT[scheme])
      .replace(/var\(--pay-([\w-]+)\)/g, (_all, name: string) => this.#value(tokenOf(name), scheme));
  }

  /** @param schemes those that the value is for; a colour has one for each */
  #choose(token: Token, value: string, schemes: readonly Scheme[] = ['light', 'dark']): void {
    const choices = new Map(this.#state.choices);
    const now = { light: this.#value(token, 'light'), dark: this.#value(token, 'dark') };
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
            ${this.#renderPresets()} ${this.#renderExport()} ${this.#renderChecks()}
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

  /** A token of a theme may be any CSS colour; the canvas of the measurement reads it. */
  #renderChecks(): TemplateResult {
    const { scheme } = this.#state;
    return html`<section>
      <h2>Contrast, ${scheme}</h2>
      <ul class="checks">
        ${CHECKS.map(([name, below, least, what]) => {
          const ratio = contrastRatio(this.#value(tokenOf(name)), [this.#value(tokenOf(below)), PAGE[scheme]]);
          const good = ratio >= least;
          return html`<li class=${good ? 'good' : 'bad'}>
            ${good ? '✓' : '✕'} ${what}: ${ratio.toFixed(1)}${good ? '' : `, needs ${least}`}
          </li>`;
        })}
      </ul>
    </section>`;
  }

  #renderGroup({ title, tokens: own }: (typeof GROUPS)[number], open: boolean): TemplateResult {
    const changed = own.filter((token) => this.#state.choices.has(camel(token))).length;
    return html`<details ?open=${open}>
      <summary>${title} <small>${changed ? `${changed} changed` : own.length}</small></summary>
      <div class="fields">${own.map((token) => this.#renderToken(token))}</div>
    </details>`;
  }

  #renderToken(token: Token): TemplateResult {
    const css = this.#value(token);
    const slider = token.type === 'color' ? null : sliderOf(token, css);
    const set = this.#state.choices.has(camel(token));
    return html`<label class=${`control ${token.type} ${set ? 'set' : ''}`}>
      <span class="name">${token.name.slice('--pay-'.length)}</span>
      ${token.type === 'color' ? this.#renderColour(token, css) : slider ? renderAmount(slider) : ''}
      <small>${token.use.replaceAll('`', '')}</small>
      ${slider ? this.#renderSlider(token, slider) : token.type === 'color' ? '' : this.#renderText(token)}
    </label>`;
  }

  #renderColour(token: Token, css: string): TemplateResult {
    const { scheme } = this.#state;
    // A colour input has no transparency: the colour is shown on the page.
    return html`<input
      type="color"
      name=${token.name}
      .value=${hexOf([css, PAGE[scheme]])}
      @input=${({ target }: Event) => this.#choose(token, (target as HTMLInputElement).value, [scheme])}
    />`;
  }

  #renderSlider(token: Token, { least, most, step, unit, value }: NonNullable<ReturnType<typeof sliderOf>>) {
    return html`<input
      type="range"
      name=${token.name}
      min=${least}
      max=${most}
      step=${step}
      .value=${String(value)}
      @input=${({ target }: Event) => this.#choose(token, (target as HTMLInputElement).value + unit)}
    />`;
  }

  #renderText(token: Token): TemplateResult {
    const chosen = this.#state.choices.get(camel(token))?.light ?? '';
    return html`<input
      type="text"
      name=${token.name}
      placeholder=${this.#value(token)}
      .value=${chosen}
      @input=${({ target }: Event) => this.#choose(token, (target as HTMLInputElement).value.trim())}
    />`;
  }
}

/** The number of a slider with its unit, and in pixels. */
function renderAmount({ value, unit }: { readonly value: number; readonly unit: string }): TemplateResult {
  const pixels = /em$/.test(unit) ? ` = ${Math.round(value * 16 * 10) / 10} px` : '';
  return html`<output>${value} ${unit}${pixels}</output>`;
}

if (!customElements.get('story-playground')) customElements.define('story-playground', StoryPlayground);
