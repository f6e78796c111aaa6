import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { PayChallenge } from '../src/index.js';
import { SELLER } from './data.js';
import { announces, fits, isIn, lacks, partOf, says } from './support.js';

const TAG = 'pay-challenge';

/** The bank does not exist: the frame has an error of the browser. */
const meta: Meta<PayChallenge> = {
  title: 'Elements/pay-challenge',
  component: TAG,
  tags: ['no-picture'],
  args: {
    url: 'https://bank.example.com/challenge',
    creq: null,
    paymentMethod: 'card_br',
    amount: '129.90',
    currency: 'BRL',
    merchant: SELLER,
  },
  render: ({ url, creq, paymentMethod, amount, currency, merchant }) =>
    html`<pay-challenge
      .url=${url}
      .creq=${creq}
      .paymentMethod=${paymentMethod}
      .amount=${amount}
      .currency=${currency}
      .merchant=${merchant}
    ></pay-challenge>`,
};
export default meta;
type Story = StoryObj<PayChallenge>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await isIn(canvasElement, TAG, 'ready');
    await says(canvasElement, TAG, 'hint', 'Your bank asks you to confirm this payment');
    const frame = await partOf(canvasElement, TAG, 'frame');
    await expect(frame.title).toBe('Confirmation with your bank');
    await fits(canvasElement, TAG);
  },
};

/** The challenge request is sent by a form, which is gone at once. */
export const Posted: Story = {
  args: { creq: 'eyJtZXNzYWdlVHlwZSI6IkNSZXEifQ' },
  play: async ({ canvasElement }) => {
    await isIn(canvasElement, TAG, 'ready');
    await expect(canvasElement.querySelector(TAG)?.shadowRoot?.querySelector('form')).toBeNull();
  },
};

/** A bank that takes its time. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const frame = await partOf(canvasElement, TAG, 'frame');
    frame.getRootNode().addEventListener('load', (event) => event.stopImmediatePropagation(), { capture: true });
    canvasElement.querySelector<PayChallenge>(TAG)!.url += '?slow';
    await isIn(canvasElement, TAG, 'loading');
    await announces(canvasElement, TAG, 'Loading');
  },
};

export const Unsafe: Story = {
  args: { url: 'http://bank.example.com/challenge' },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'unsafe address');
    await lacks(canvasElement, TAG, 'frame', 'hint');
  },
};

/** The page has not set a URL yet. */
export const Empty: Story = { args: { url: '' }, play: ({ canvasElement }) => isIn(canvasElement, TAG, 'empty') };
