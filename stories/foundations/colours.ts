/** The colours of the chosen theme, in light and dark, with the contrast that is measured on the page. */
import { html, render } from 'lit';
import { contrastRatio } from '../../src/debug/contrast.js';
import { tokens } from './tokens.js';

type Scheme = 'light' | 'dark';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Colours that meet on screen: the first is on the others, the lowest last, with the least contrast between them. */
const PAIRS: readonly { readonly on: readonly [string, ...string[]]; readonly least: number; readonly what: string }[] =
  [
    { on: ['text', 'background'], least: 4.5, what: 'Text' },
    { on: ['muted', 'background'], least: 4.5, what: 'Labels and hints' },
    { on: ['muted', 'surface', 'background'], least: 4.5, what: 'Hints in a box' },
    { on: ['on-accent', 'accent'], least: 4.5, what: 'Primary button' },
    { on: ['on-accent', 'accent-hover'], least: 4.5, what: 'Primary button under the pointer' },
    { on: ['accent', 'background'], least: 4.5, what: 'Text button' },
    { on: ['success', 'background'], least: 4.5, what: 'Success' },
    { on: ['danger', 'background'], least: 4.5, what: 'Error and warning' },
    { on: ['on-raised', 'raised'], least: 4.5, what: 'Message above the page' },
    { on: ['edge', 'background'], least: 3, what: 'Border of a control' },
    { on: ['focus', 'background'], least: 3, what: 'Focus ring' },
  ];

/** The CSS of a colour: the token, or its default, in which other tokens are resolved in the same way. */
export function cssOf(name: string): string {
  const css = tokens.find((token) => token.name === `--pay-color-${name}`)?.css ?? '';
  const fallback = css
    .replace('inherit', 'CanvasText')
    .replace('none', 'Canvas')
    .replace('currentColor', 'var(--pay-color-text, CanvasText)')
    .replace(/var\(--pay-color-([\w-]+)\)/g, (_all, other: string) => cssOf(other));
  return `var(--pay-color-${name}, ${fallback})`;
}

interface Measured {
  readonly what: string;
  readonly on: readonly string[];
  readonly least: number;
  readonly ratio: number;
}

export class StoryColours extends HTMLElement {
  #measured: Readonly<Record<string, readonly Measured[]>> = {};

  /** The theme of the toolbar: another one has other colours. */
  set theme(_name: string) {
    if (this.isConnected) this.#measure();
  }

  connectedCallback(): void {
    this.#show();
    this.#measure();
  }

  #measure(): void {
    const all = SCHEMES.map((scheme) => {
      const panel = this.querySelector(`.${scheme}`)!;
      const probe = panel.appendChild(document.createElement('i'));
      const color = (name: string) => {
        probe.style.backgroundColor = cssOf(name);
        return getComputedStyle(probe).backgroundColor;
      };
      const measured = PAIRS.map(({ on: [name, ...below], least, what }) => ({
        what,
        least,
        on: [name, ...below],
        ratio: contrastRatio(color(name), [...below.map(color), color('background')]),
      }));
      probe.remove();
      return [scheme, measured] as const;
    });
    this.#measured = Object.fromEntries(all);
    this.#show();
  }

  #show(): void {
    render(
      html`<div class="schemes">
        ${SCHEMES.map(
          (scheme) =>
            html`<section class=${`frame ${scheme}`}>
              <h2>${scheme === 'light' ? 'Light' : 'Dark'}</h2>
              ${this.#measured[scheme]?.map((one) => this.#renderPair(one))}
            </section>`,
        )}
      </div>`,
      this,
    );
  }

  #renderPair({ what, on, least, ratio }: Measured) {
    const [name = '', ...below] = on;
    const good = ratio >= least;
    return html`<div class="pair">
      ${least === 3 ? this.#renderEdge(name, below) : this.#renderText(name, below)}
      <div>
        <strong>${what}</strong><br />
        <small><code>${name}</code> on <code>${below[0]}</code></small>
      </div>
      <div class=${good ? 'ratio good' : 'ratio bad'}>
        <strong>${ratio.toFixed(1)}</strong>
        <small>${good ? 'at least' : 'less than'} ${least}</small>
      </div>
    </div>`;
  }

  /** Sets `style` as a property: a strict policy forbids the attribute. */
  #renderText(name: string, below: readonly string[]) {
    return html`<span class="sample" .style=${`background: ${stacked(below)}; color: ${cssOf(name)}`}>Aa</span>`;
  }

  #renderEdge(name: string, below: readonly string[]) {
    return html`<span
      class="sample"
      .style=${`background: ${stacked(below)}; box-shadow: inset 0 0 0 3px ${cssOf(name)}`}
    ></span>`;
  }
}

/** Colours above each other as one background. */
const stacked = (names: readonly string[]) =>
  [...names.map((name) => `linear-gradient(${cssOf(name)} 0 0)`), 'linear-gradient(Canvas 0 0)'].join(', ');

if (!customElements.get('story-colours')) customElements.define('story-colours', StoryColours);
