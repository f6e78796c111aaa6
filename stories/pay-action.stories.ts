import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import {
  appAction,
  boletoAction,
  mandate,
  otherAction,
  otpAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../test/support/samples.js';
import {
  announces,
  answering,
  answeringFirst,
  expiry,
  lacks,
  offline,
  partOf,
  says as partSays,
  silent,
  stillClock,
  isIn,
} from './support.js';

interface Args {
  action?: unknown;
  payment?: unknown;
  mandate?: unknown;
  src: string;
  fetch: typeof fetch;
  showFailureMessage: boolean;
  /** Slotted content that replaces the result. */
  content?: TemplateResult;
}

const TAG = 'pay-action';

const meta: Meta<Args> = {
  title: 'Elements/pay-action',
  component: TAG,
  args: { src: '', fetch: silent, showFailureMessage: false },
  argTypes: { fetch: { control: false }, content: { control: false } },
  render: ({ action, payment, mandate, src, fetch, showFailureMessage, content }) =>
    html`<pay-provider .fetch=${fetch} .clock=${stillClock}>
      <pay-action
        .action=${action}
        .payment=${payment}
        .mandate=${mandate}
        .src=${src}
        .showFailureMessage=${showFailureMessage}
        @click=${(event: Event) => event.preventDefault()}
        >${content}</pay-action
      >
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
export const DisplayDetails: Story = { args: { action: otherAction }, play: shows('pay-details') };

/** A step inside a payment shows its amount and the time left. */
const showsPayment =
  (step: string, part: string, amount: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const found = await partOf(canvasElement, TAG, 'step');
    await expect(found.localName).toBe(step);
    const text = (name: string) => found.shadowRoot?.querySelector(`[part~="${name}"]`)?.textContent.trim();
    await waitFor(() => expect(text('countdown')).toContain('1 hr'));
    await expect(text(part)).toContain(amount);
    await expect(text('warning')).toBeUndefined();
  };

export const BoletoPayment: Story = {
  args: { payment: payment({ payment_method: 'boleto_br', amount: '0.10', action: boletoAction }) },
  play: showsPayment('pay-boleto-details', 'amount', 'R$0.10'),
};

const pesos = { currency: 'MXN', currency_local: 'MXN', amount: '449.00' };

export const TransferPayment: Story = {
  args: { payment: payment({ ...pesos, payment_method: 'banktransfer_mx', action: transferAction }) },
  play: showsPayment('pay-bank-transfer', 'exactly', 'MX$449.00'),
};
export const VoucherPayment: Story = {
  args: { payment: payment({ ...pesos, payment_method: 'cashvoucher_mx', action: voucherAction }) },
  play: showsPayment('pay-cash-voucher', 'amount', 'MX$449.00'),
};
export const PaidVoucher: Story = {
  args: { payment: payment({ ...pesos, payment_method: 'cashvoucher_mx', status: 'paid', action: {} }) },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'Payment complete');
    await expect(canvasElement.querySelector(TAG)?.shadowRoot?.querySelector('[part~=step]')).toBeNull();
  },
};

export const FromSrc: Story = { args: { src: '/payment', fetch: answering(payment()) }, play: shows('pay-qr') };
export const Loading: Story = { args: { src: '/payment' }, play: says('Loading') };
export const Waiting: Story = { args: { payment: payment({ action: {} }) }, play: says('Waiting for confirmation') };

const presses: NonNullable<Story['play']> = async ({ canvasElement }) =>
  (await partOf(canvasElement, TAG, 'check')).click();

export const AskedAndNotPaid: Story = {
  args: { src: '/payment', fetch: answering(payment()) },
  play: async (context) => {
    await presses(context);
    await announces(context.canvasElement, TAG, 'Not confirmed yet');
  },
};
export const Asking: Story = {
  args: { src: '/payment', fetch: answeringFirst(payment(), silent) },
  play: async (context) => {
    await presses(context);
    await announces(context.canvasElement, TAG, 'Checking');
  },
};
export const StillChecking: Story = {
  args: { src: '/payment', fetch: answeringFirst(payment(), offline) },
  play: async (context) => {
    await presses(context);
    await announces(context.canvasElement, TAG, 'Still checking');
  },
};
export const PastItsTime: Story = {
  args: {
    src: '/payment',
    fetch: answering(payment({ payment_method: 'cashvoucher_mx', time_expired: expiry.past, action: voucherAction })),
  },
  play: says('don’t pay again'),
};

export const Complete: Story = {
  args: { payment: payment({ status: 'paid', amount_paid: '10.50', reference: 'order-1042', action: {} }) },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'Payment complete');
    await partSays(canvasElement, TAG, 'amount', 'R$10.50');
    await lacks(canvasElement, TAG, 'start-again', 'check');
  },
};
const fails =
  (message: string, reason: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await announces(canvasElement, TAG, message);
    await partSays(canvasElement, TAG, 'reason', reason);
    await partSays(canvasElement, TAG, 'start-again', 'Start again');
  };
export const Failed: Story = {
  args: { payment: payment({ status: 'failed' }) },
  play: fails('Payment failed', 'choose another way to pay'),
};
export const FailedForAReason: Story = {
  args: { payment: payment({ status: 'failed', failure_code: 'insufficient_funds' }) },
  play: fails('Payment failed', 'Insufficient balance'),
};
export const FailedInTheServicesWords: Story = {
  args: {
    payment: payment({ status: 'failed', failure_message: 'Limit of the day reached.' }),
    showFailureMessage: true,
  },
  play: fails('Payment failed', 'Limit of the day reached.'),
};
export const Expired: Story = {
  args: { payment: payment({ status: 'expired' }) },
  play: fails('expired', 'Don’t pay twice'),
};
export const ResultOfTheShop: Story = {
  args: {
    payment: payment({ status: 'paid', action: {} }),
    content: html`<p slot="complete">Thank you! Your coffee is on its way.</p>`,
  },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'Payment complete');
    await waitFor(() => expect(canvasElement.querySelector('[slot=complete]')?.checkVisibility()).toBe(true));
    await waitFor(async () => expect((await partOf(canvasElement, TAG, 'status')).offsetWidth).toBe(1));
  },
};
export const MandateComplete: Story = {
  args: { mandate: mandate({ status: 'active' }) },
  play: says('Account linked'),
};
export const MandateFailed: Story = {
  args: { mandate: mandate({ status: 'failed' }) },
  play: says('Couldn’t link'),
};

export const UnknownAction: Story = { args: { action: { type: 'dance' } }, play: says('can’t show') };
export const UnknownStatus: Story = { args: { payment: payment({ status: 'under_review' }) }, play: shows('pay-qr') };
export const NotFound: Story = { args: { src: '/payment', fetch: answering({}, 404) }, play: says('couldn’t process') };
export const ServerDown: Story = { args: { src: '/payment', fetch: answering({}, 503) }, play: says('on our side') };

/** The page has not set an action or payment yet. */
export const Empty: Story = { play: ({ canvasElement }) => isIn(canvasElement, TAG, 'empty') };
