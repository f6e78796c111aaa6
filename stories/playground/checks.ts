/** The contrast of the colours in the preview. */
import { html, type TemplateResult } from 'lit';
import { contrastRatio } from '../../src/debug/contrast.js';
import { currentValue, tokenOf, type Applied } from './current.js';
import { PAGE, type Scheme } from './values.js';

/** Colours that must be told apart, with their least contrast. */
const CHECKS = [
  ['color-on-accent', 'color-accent', 4.5, 'Text on a primary button'],
  ['color-accent', 'color-background', 4.5, 'Text button'],
  ['color-muted', 'color-background', 4.5, 'Labels and hints'],
  ['color-edge', 'color-background', 3, 'Border of a control'],
] as const;

/** A token of a theme may be any CSS colour; the canvas of the measurement reads it. */
export function renderChecks(state: Applied & { readonly scheme: Scheme }): TemplateResult {
  const { scheme } = state;
  const value = (name: string) => currentValue(state, tokenOf(name), scheme);
  return html`<section>
    <h2>Contrast, ${scheme}</h2>
    <ul class="checks">
      ${CHECKS.map(([name, below, least, what]) => {
        const ratio = contrastRatio(value(name), [value(below), PAGE[scheme]]);
        const good = ratio >= least;
        return html`<li class=${good ? 'good' : 'bad'}>
          ${good ? '✓' : '✕'} ${what}: ${ratio.toFixed(1)}${good ? '' : `, needs ${least}`}
        </li>`;
      })}
    </ul>
  </section>`;
}
