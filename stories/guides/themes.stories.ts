import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { THEMES } from '../../src/styles/themes.js';
import { RESULTS, STEPS } from '../data.js';
import { EVERYTHING, framed, page } from '../page.js';
import './guides.css';

interface Args {
  /** The step or result. */
  shown: string;
}

/** A short description of each theme. */
const ABOUT: Readonly<Record<keyof typeof THEMES | 'default', string>> = {
  default: 'no theme: the page’s font and colours',
  plain: 'square corners and lines, black and white',
  rounded: 'round corners, violet, soft shadows',
  dense: 'compact, for a narrow column',
  market: 'dense and bold, as in a marketplace',
  boutique: 'airy, warm paper and ink',
  'dark-brand': 'dark on any page, with gold',
};

const meta: Meta<Args> = {
  title: 'Guides/Themes',
  tags: ['!autodocs', 'one-picture'],
  argTypes: { shown: { control: 'select', options: Object.keys(EVERYTHING) } },
  render: ({ shown }) =>
    page(
      'Themes side by side',
      'Six themes to start from, and none. A theme is only tokens: link its style sheet, or name it in “appearance”, and change what your brand needs.',
      ['light', 'dark'].map(
        (scheme) =>
          html`<section>
            <h2>${scheme === 'light' ? 'Light' : 'Dark'}</h2>
            <div class="states">
              ${Object.entries(ABOUT).map(
                ([theme, about]) =>
                  html`<figure>
                    <figcaption>${theme} <small>${about}</small></figcaption>
                    ${framed(EVERYTHING[shown]!, { scheme, ...(theme === 'default' ? {} : { appearance: { theme } }) })}
                  </figure>`,
              )}
            </div>
          </section>`,
      ),
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        getComputedStyle(canvasElement.querySelectorAll('pay-action')[6]!).getPropertyValue('--pay-color-scheme'),
      ).toBe('dark'),
    );
    await expect(canvasElement.querySelectorAll('pay-action')).toHaveLength(14);
  },
};
export default meta;
type Story = StoryObj<Args>;

export const QrCode: Story = { name: 'QR code', args: { shown: 'QR code (Pix)' satisfies keyof typeof STEPS } };
export const Boleto: Story = { args: { shown: 'Boleto' satisfies keyof typeof STEPS } };
export const OneTimeCode: Story = { args: { shown: 'One-time code' satisfies keyof typeof STEPS } };
export const Complete: Story = { args: { shown: 'Complete' satisfies keyof typeof RESULTS } };
