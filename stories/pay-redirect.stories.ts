import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { PayRedirect } from '../src/index.js';
import { announces, partOf } from './support.js';

const meta: Meta<PayRedirect> = {
  title: 'Elements/pay-redirect',
  component: 'pay-redirect',
  args: { url: 'https://bank.example.com/pay?id=1', kind: 'url', autoRedirect: 0 },
  argTypes: { kind: { control: 'inline-radio', options: ['url', 'app'] } },
  // A story stays on its page.
  render: ({ url, kind, autoRedirect }) =>
    html`<pay-redirect
      .url=${url}
      .kind=${kind}
      .autoRedirect=${autoRedirect}
      @click=${(event: Event) => event.preventDefault()}
    ></pay-redirect>`,
};
export default meta;
type Story = StoryObj<PayRedirect>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const link = await partOf(canvasElement, 'pay-redirect', 'link');
    await expect(link.textContent?.trim()).toBe('Continue to bank.example.com');
  },
};

export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    (await partOf(canvasElement, 'pay-redirect', 'link')).click();
    await announces(canvasElement, 'pay-redirect', 'Taking you to bank.example.com');
  },
};

export const Counting: Story = {
  args: { autoRedirect: 600 },
  play: ({ canvasElement }) => announces(canvasElement, 'pay-redirect', 'in 600 seconds'),
};

export const Staying: Story = {
  args: { autoRedirect: 600 },
  play: async ({ canvasElement }) => {
    (await partOf(canvasElement, 'pay-redirect', 'stay')).click();
    const link = await partOf(canvasElement, 'pay-redirect', 'link');
    await waitFor(() => expect(link.getRootNode()).toHaveProperty('activeElement', link));
  },
};

export const App: Story = { args: { kind: 'app', url: 'wallet://pay?id=1' } };

export const Unsafe: Story = {
  args: { url: 'javascript:alert(1)' },
  play: ({ canvasElement }) => announces(canvasElement, 'pay-redirect', 'unsafe address'),
};

export const LongHost: Story = {
  args: { url: 'https://a-very-long-name-of-a-payment-page.of-some-bank.in-some-country.example.com/' },
};
