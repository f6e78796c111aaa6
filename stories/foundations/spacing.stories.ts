import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { page } from '../page.js';
import { pixels, resolved, tokens, type Token } from './tokens.js';
import './foundations.css';

const meta: Meta = { title: 'Foundations/Spacing', tags: ['!autodocs', 'no-picture'] };
export default meta;

const GROUPS: readonly { readonly title: string; readonly about: string; readonly names: RegExp }[] = [
  { title: 'Space', about: 'Between pieces. One token sets all three.', names: /^--pay-space/ },
  { title: 'Padding', about: 'Inside boxes and controls.', names: /^--pay-padding/ },
  {
    title: 'Corners',
    about: 'Buttons, inputs and codes have the corners of boxes until you set their own.',
    names: /^--pay-radius/,
  },
  { title: 'Lines and focus', about: 'The widths of borders and of the focus ring.', names: /^--pay-(border|focus)/ },
  { title: 'Sizes', about: 'A control is never smaller than 44 px, so that a thumb finds it.', names: /^--pay-size/ },
];

/** Sets `style` as a property: a strict policy forbids the attribute. */
function drawing(token: Token) {
  const value = `var(${token.name}, ${resolved(token)})`;
  if (token.name.includes('radius')) return html`<i class="corner" .style=${`border-radius: ${value}`}></i>`;
  if (token.name.includes('width'))
    return html`<i class="stroke" .style=${`border-block-start: ${value} solid var(--page-accent)`}></i>`;
  return html`<i .style=${`inline-size: ${value}`}></i>`;
}

export const Scale: StoryObj = {
  // Storybook's search knows only names.
  name: 'Space, padding, radius, border, size',
  render: () =>
    page(
      'Spacing',
      'Spaces, corners and sizes, drawn in the chosen theme. The numbers are the defaults.',
      GROUPS.map(
        ({ title, about, names }) =>
          html`<section>
            <h2>${title}</h2>
            <p class="muted">${about}</p>
            <div class="lengths">
              ${tokens
                .filter(({ name }) => names.test(name))
                .map(
                  (token) =>
                    html`<div class="length">
                      <code>${token.name}</code>${drawing(token)}
                      <small>${pixels(token)} · ${token.use.replaceAll('`', '')}</small>
                    </div>`,
                )}
            </div>
          </section>`,
      ),
    ),
  play: async ({ canvasElement }) => {
    const lengths = tokens.filter(({ type, name }) => type === 'dimension' && !name.includes('font'));
    await expect(canvasElement.querySelectorAll('.length')).toHaveLength(lengths.length);
  },
};
