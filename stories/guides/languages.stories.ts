import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { directionOf, locales } from '../locales.js';
import { RESULTS, STEPS, type Shown } from '../data.js';
import { EVERYTHING, framed, page } from '../page.js';
import './guides.css';

interface Args {
  /** The step or result. */
  shown: string;
}

const nameOf = (one: Shown) => Object.entries(EVERYTHING).find(([, other]) => other === one)![0];

const meta: Meta<Args> = {
  title: 'Guides/Languages',
  // Korean, Thai and others have the fonts of the machine.
  tags: ['!autodocs', 'no-picture'],
  argTypes: { shown: { control: 'select', options: Object.keys(EVERYTHING) } },
  render: ({ shown }) =>
    page(
      'One step in 39 languages',
      'An element has the language and the direction of the page around it. Leave space for longer texts: German and Russian need about a third more than English.',
      html`<div class="states narrow">
        ${Object.entries(locales).map(
          ([lang, name]) =>
            html`<figure>
              <figcaption><bdi lang=${lang}>${name}</bdi> <small>${lang}</small></figcaption>
              ${framed(EVERYTHING[shown]!, { lang, dir: directionOf(lang) })}
            </figure>`,
        )}
      </div>`,
    ),
  play: async ({ canvasElement }) => {
    const german = canvasElement.querySelector('[lang=de] pay-action')!;
    await waitFor(() => expect(german.shadowRoot?.querySelector('[part~=base]')).toBeTruthy());
    await expect(canvasElement.querySelectorAll('pay-action')).toHaveLength(Object.keys(locales).length);
  },
};
export default meta;
type Story = StoryObj<Args>;

export const QrCode: Story = { name: 'QR code', args: { shown: nameOf(STEPS['QR code (Pix)']) } };
export const Voucher: Story = { args: { shown: nameOf(STEPS['Cash voucher']) } };
export const Failed: Story = { args: { shown: nameOf(RESULTS.Failed) } };
