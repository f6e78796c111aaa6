import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { tokens, type Token } from './tokens.js';
import { page, table } from '../page.js';

const meta: Meta = { title: 'Foundations/Tokens', tags: ['!autodocs', 'no-picture'] };
export default meta;

/** Sets `style` as a property: a strict policy forbids the attribute, which Lit's styleMap would write. */
const swatches = ({ light, dark }: Token): TemplateResult | string =>
  light && dark
    ? html`<span class="swatch" .style=${`background: ${light}`}></span
        ><span class="swatch" .style=${`background: ${dark}`}></span>`
    : '';

/** Set a token on the page or on any ancestor of an element: `:root { --pay-radius: 0 }`. */
export const All: StoryObj = {
  name: 'All custom properties',
  render: () =>
    page(
      'Tokens',
      'Custom properties that a shop sets on its page or on any ancestor of an element. The table shows the defaults; a colour has one for light and one for dark.',
      table(
        ['Token', 'Use', 'Default'],
        tokens.map(
          (token) =>
            html`<tr>
              <th scope="row"><code>${token.name}</code></th>
              <td>${token.use.replaceAll('`', '')}</td>
              <td>${swatches(token)} <code>${token.css}</code></td>
            </tr>`,
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const names = Array.from(canvasElement.querySelectorAll('tbody th'), ({ textContent }) => textContent);
    await expect(names).toContain('--pay-color-accent');
    await expect(names).toContain('--pay-font-family-code');
    const cells = Array.from(canvasElement.querySelectorAll('tbody td'), ({ textContent }) => textContent.trim());
    await expect(cells).not.toContain('');
  },
};
