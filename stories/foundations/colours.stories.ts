import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { page } from '../page.js';
import './colours.js';
import './foundations.css';

const meta: Meta = { title: 'Foundations/Colours', tags: ['!autodocs', 'no-picture'] };
export default meta;

/** Choose a theme in the toolbar: the ratios are measured again. */
export const Contrast: StoryObj = {
  name: 'Contrast of color tokens',
  render: (_args, context) =>
    page(
      'Colours',
      'Each pair of colours that meet on screen, and their contrast as the browser draws them: 4.5 for text, 3 for borders of controls and the focus ring. The toolbar changes the theme.',
      html`<story-colours .theme=${String((context as { globals?: { theme?: string } } | undefined)?.globals?.theme)}>
      </story-colours>`,
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.pair')).toHaveLength(22));
    await expect(canvasElement.querySelectorAll('.ratio.bad')).toHaveLength(0);
  },
};
