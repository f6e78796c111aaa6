import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { PayQr } from '../src/index.js';
import { qrAction } from '../test/support/samples.js';
import { announces, partOf } from './support.js';

/** A picture that needs no network: pages on this machine may be http. */
const picture = () => new URL('favicon.svg', location.href).href;

const meta: Meta<PayQr> = {
  title: 'Elements/pay-qr',
  component: 'pay-qr',
  args: { data: qrAction.display_qr_code.data, imageUrlSvg: null, imageUrlPng: null },
  render: ({ data, imageUrlSvg, imageUrlPng }) =>
    html`<pay-qr .data=${data} .imageUrlSvg=${imageUrlSvg} .imageUrlPng=${imageUrlPng}></pay-qr>`,
};
export default meta;
type Story = StoryObj<PayQr>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const code = await partOf(canvasElement, 'pay-qr', 'code');
    await expect(code.querySelectorAll('path')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: { data: 'pay!'.repeat(500) },
  play: async ({ canvasElement }) => void (await partOf(canvasElement, 'pay-qr', 'code')),
};

export const Picture: Story = {
  args: { data: null },
  render: () => html`<pay-qr image-url-svg=${picture()}></pay-qr>`,
  play: async ({ canvasElement }) => {
    const code = await partOf(canvasElement, 'pay-qr', 'code');
    await expect(code.querySelector('img')).toBeTruthy();
  },
};

export const TooLong: Story = {
  args: { data: 'x'.repeat(2_332) },
  play: ({ canvasElement }) => announces(canvasElement, 'pay-qr', 'too long'),
};

export const PictureFailed: Story = {
  args: { data: null },
  render: () => html`<pay-qr image-url-svg=${new URL('missing.svg', location.href).href}></pay-qr>`,
  play: ({ canvasElement }) => announces(canvasElement, 'pay-qr', 'could not be loaded'),
};

export const CopyRefused: Story = {
  play: async ({ canvasElement }) => {
    const button = await partOf(canvasElement, 'pay-qr', 'copy-button');
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    button.click();
    await announces(canvasElement, 'pay-qr', 'Could not copy');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
};
