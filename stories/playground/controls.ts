/** The control of a token: a colour, a slider, or a text. */
import { html, type TemplateResult } from 'lit';
import { hexOf } from '../../src/debug/contrast.js';
import type { Token } from '../foundations/tokens.js';
import { currentValue, type Applied } from './current.js';
import { camel, PAGE, sliderOf, type Scheme } from './values.js';

/** @param schemes those that the value is for; without them, all */
type Choose = (token: Token, value: string, schemes?: readonly Scheme[]) => void;
type State = Applied & { readonly scheme: Scheme };

const inputOf = ({ target }: Event) => target as HTMLInputElement;

export function renderControl(state: State, token: Token, choose: Choose): TemplateResult {
  const css = currentValue(state, token, state.scheme);
  const isColour = token.type === 'color';
  const slider = isColour ? null : sliderOf(token, css);
  const chosen = state.choices.get(camel(token));
  return html`<label class=${`control ${token.type} ${chosen ? 'set' : ''}`}>
    <span class="name">${token.name.slice('--pay-'.length)}</span>
    ${isColour ? renderColour(token, css, state.scheme, choose) : slider ? renderAmount(slider) : ''}
    <small>${token.use.replaceAll('`', '')}</small>
    ${slider ? renderSlider(token, slider, choose) : isColour ? '' : renderText(token, css, chosen?.light ?? '', choose)}
  </label>`;
}

/** A colour input has no transparency, so it has the colour as it looks on the page. */
function renderColour(token: Token, css: string, scheme: Scheme, choose: Choose): TemplateResult {
  return html`<input
    type="color"
    name=${token.name}
    .value=${hexOf([css, PAGE[scheme]])}
    @input=${(event: Event) => choose(token, inputOf(event).value, [scheme])}
  />`;
}

type SliderValue = NonNullable<ReturnType<typeof sliderOf>>;

/** The number of a slider with its unit, and in pixels. */
function renderAmount({ value, unit }: SliderValue): TemplateResult {
  const pixels = /em$/.test(unit) ? ` = ${Math.round(value * 16 * 10) / 10} px` : '';
  return html`<output>${value} ${unit}${pixels}</output>`;
}

function renderSlider(token: Token, { least, most, step, unit, value }: SliderValue, choose: Choose): TemplateResult {
  return html`<input
    type="range"
    name=${token.name}
    min=${least}
    max=${most}
    step=${step}
    .value=${String(value)}
    @input=${(event: Event) => choose(token, inputOf(event).value + unit)}
  />`;
}

function renderText(token: Token, css: string, chosen: string, choose: Choose): TemplateResult {
  return html`<input
    type="text"
    name=${token.name}
    placeholder=${css}
    .value=${chosen}
    @input=${(event: Event) => choose(token, inputOf(event).value.trim())}
  />`;
}
