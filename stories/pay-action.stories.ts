import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import {
  appAction,
  mandate,
  otpAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
} from '../test/support/samples.js';
import { announces, answering, partOf, silent } from './support.js';

interface Args {
  action?: unknown;
  payment?: unknown;
  mandate?: unknown;
  src: string;
  fetch: typeof fetch;
}

const TAG = 'pay-action';

const meta: Meta<Args> = {
  title: 'Elements/pay-action',
  component: TAG,
  args: { src: '', fetch: silent },
  argTypes: { fetch: { control: false } },
  render: ({ action, payment, mandate, src, fetch }) =>
    html`<pay-provider .fetch=${fetch}>
      <pay-action
        .action=${action}
        .payment=${payment}
        .mandate=${mandate}
        .src=${src}
        @click=${(event: Event) => event.preventDefault()}
      ></pay-action>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<Args>;

const shows =
  (step: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const found = await partOf(canvasElement, TAG, 'step');
    await expect(found.localName).toBe(step);
  };

const says =
  (text: string): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    announces(canvasElement, TAG, text);

export const RedirectToUrl: Story = { args: { action: redirectAction }, play: shows('pay-redirect') };
export const RedirectToApp: Story = { args: { action: appAction }, play: shows('pay-redirect') };
export const VerifyOtp: Story = { args: { mandate: mandate({ action: otpAction }) }, play: shows('pay-otp-verify') };
export const DisplayQrCode: Story = { args: { payment: payment({ action: qrAction }) }, play: shows('pay-qr') };
export const DisplayDetails: Story = { args: { action: transferAction }, play: shows('pay-details') };

export const FromSrc: Story = { args: { src: '/payment', fetch: answering(payment()) }, play: shows('pay-qr') };
export const Loading: Story = { args: { src: '/payment' }, play: says('Loading') };
export const Waiting: Story = { args: { payment: payment({ action: {} }) }, play: says('Waiting for confirmation') };

export const Complete: Story = {
  args: { payment: payment({ status: 'paid', action: {} }) },
  play: says('Payment complete'),
};
export const Failed: Story = { args: { payment: payment({ status: 'failed' }) }, play: says('was not completed') };
export const Expired: Story = { args: { payment: payment({ status: 'expired' }) }, play: says('has run out') };
export const MandateComplete: Story = {
  args: { mandate: mandate({ status: 'active' }) },
  play: says('Account linked'),
};
export const MandateFailed: Story = {
  args: { mandate: mandate({ status: 'failed' }) },
  play: says('could not be linked'),
};

export const UnknownAction: Story = { args: { action: { type: 'dance' } }, play: says('cannot be shown') };
export const UnknownStatus: Story = { args: { payment: payment({ status: 'under_review' }) }, play: shows('pay-qr') };
export const NotFound: Story = { args: { src: '/payment', fetch: answering({}, 404) }, play: says('refused') };
export const ServerDown: Story = { args: { src: '/payment', fetch: answering({}, 503) }, play: says('on our side') };
