import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import './checkout.js';
import './design/design.css';

const meta: Meta<{ shop: string }> = {
  title: 'Checkout/With the sandbox',
  tags: ['!autodocs'],
  args: { shop: '' },
  render: ({ shop }) => html`<story-checkout .shop=${shop}></story-checkout>`,
};
export default meta;
type Story = StoryObj<{ shop: string }>;

export const Whole: Story = {};

export const WithoutSandbox: Story = {
  args: { shop: '/nowhere' },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement).toHaveTextContent('No sandbox found here.')),
};
