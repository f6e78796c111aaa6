import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { userEvent, waitFor } from 'storybook/test';
import type { PayOtpVerify } from '../src/index.js';
import { mandate } from '../test/support/samples.js';
import { SELLER } from './data.js';
import { announces, answering, offline, partOf, refusal, silent } from './support.js';

interface Args {
  length: number;
  resendAfter: number;
  noAutoSubmit: boolean;
  fetch: typeof fetch;
}

const TAG = 'pay-otp-verify';

const meta: Meta<Args> = {
  title: 'Elements/pay-otp-verify',
  component: TAG,
  args: { length: 6, resendAfter: 30, noAutoSubmit: false, fetch: silent },
  argTypes: { fetch: { control: false } },
  render: ({ length, resendAfter, noAutoSubmit, fetch }) =>
    html`<pay-provider .fetch=${fetch}>
      <pay-otp-verify
        mandate-id="mdt_1"
        payment-method="ewallet_id"
        merchant=${SELLER}
        destination="+62 812 ••• 789"
        .length=${length}
        .resendAfter=${resendAfter}
        .noAutoSubmit=${noAutoSubmit}
      ></pay-otp-verify>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<Args>;

/** Types a code, and waits for the announced status. */
const entering =
  (code: string, says: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(await partOf(canvasElement, TAG, 'input'), code);
    await announces(canvasElement, TAG, says);
  };

export const Entry: Story = {};

export const FourDigits: Story = { args: { length: 4 } };

export const Incomplete: Story = { play: entering('123{Enter}', 'Enter all digits') };

export const Submitting: Story = { play: entering('123456', 'Checking the code') };

export const Incorrect: Story = {
  args: { fetch: answering(refusal('otp_incorrect'), 400) },
  play: entering('123456', 'Incorrect code'),
};

export const Expired: Story = {
  args: { fetch: answering(refusal('otp_expired'), 400) },
  play: entering('123456', 'has expired'),
};

export const TooManyAttempts: Story = {
  args: { fetch: answering(refusal('otp_attempts_exceeded'), 400) },
  play: entering('123456', 'Too many incorrect codes'),
};

export const Offline: Story = { args: { fetch: offline }, play: entering('123456', 'We can’t connect right now') };

export const ServerDown: Story = { args: { fetch: answering({}, 503) }, play: entering('123456', 'went wrong') };

export const Confirming: Story = {
  args: { fetch: answering(mandate({ action: {} })) },
  play: entering('123456', 'Waiting for confirmation'),
};

export const Done: Story = {
  args: { fetch: answering(mandate({ status: 'active', action: {} })) },
  play: entering('123456', 'Account linked'),
};

const pressResend = async (canvas: HTMLElement) => {
  const button = await partOf(canvas, TAG, 'resend');
  const ready = () => {
    if (button.ariaDisabled === 'true') throw new Error('not yet');
  };
  await waitFor(ready, { timeout: 5_000 });
  button.click();
};

export const ResendReady: Story = { args: { resendAfter: 0 } };

export const Resent: Story = {
  args: { resendAfter: 0, fetch: answering({}) },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'resend');
    canvasElement.querySelector<PayOtpVerify>(TAG)!.resendAfter = 30;
    await pressResend(canvasElement);
    await announces(canvasElement, TAG, 'on its way');
  },
};

export const ResendFailed: Story = {
  args: { resendAfter: 0, fetch: answering({}, 404) },
  play: async ({ canvasElement }) => {
    await pressResend(canvasElement);
    await announces(canvasElement, TAG, 'Couldn’t send');
  },
};
