import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { tokens, type Token } from './tokens.js';
import './design.css';

const meta: Meta = { title: 'Design/Tokens', tags: ['!autodocs'] };
export default meta;

/** Sets `style` as a property: a strict policy forbids the attribute, which Lit's styleMap would write. */
const swatch = ({ name, light, dark }: Token): TemplateResult | string =>
  light && dark
    ? html`<span class="swatch" .style=${`background: var(${name}, light-dark(${light}, ${dark}))`}></span>`
    : '';

/** Set a token on the page or on any ancestor of an element: `:root { --pay-radius: 0 }`. */
export const All: StoryObj = {
  render: () =>
    html`<h1>Tokens</h1>
      <p>Set them on the page or on any ancestor of an element. The table shows the defaults.</p>
      <table class="tokens">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Use</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          ${tokens.map(
            (token) =>
              html`<tr>
                <th scope="row"><code>${token.name}</code></th>
                <td>${token.use.replaceAll('`', '')}</td>
                <td><code>${token.css}</code>${swatch(token)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  play: async ({ canvasElement }) => {
    const names = Array.from(canvasElement.querySelectorAll('tbody th'), ({ textContent }) => textContent);
    await expect(names).toContain('--pay-color-accent');
    await expect(names).toContain('--pay-font-family-code');
    const cells = Array.from(canvasElement.querySelectorAll('tbody td'), ({ textContent }) => textContent.trim());
    await expect(cells).not.toContain('');
  },
};
