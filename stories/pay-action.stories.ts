import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { isHandheld } from '../src/controllers/device.js';
import { mandate, otherAction, upiLink } from '../test/support/samples.js';
import {
  SELLER,
  appPayment,
  bankPagePayment,
  boletoPayment,
  challengePayment,
  pixPayment,
  promptPayPayment,
  transferPayment,
  voucherPayment,
  walletMandate,
} from './data.js';
import {
  announces,
  answering,
  answeringFirst,
  LATE,
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
  paymentMethod?: string;
  merchant: string;
  fetch: typeof fetch;
  showFailureMessage: boolean;
  /** Slotted content that replaces the result. */
  content?: TemplateResult;
}

const TAG = 'pay-action';

const payment = (overrides: object) => ({ ...pixPayment, ...overrides });

const meta: Meta<Args> = {
  title: 'Elements/pay-action',
  component: TAG,
  args: { src: '', merchant: SELLER, fetch: silent, showFailureMessage: false },
  argTypes: { fetch: { control: false }, content: { control: false } },
  render: ({ action, payment, mandate, src, paymentMethod, merchant, fetch, showFailureMessage, content }) =>
    html`<pay-provider .fetch=${fetch} .clock=${stillClock}>
      <pay-action
        .action=${action}
        .payment=${payment}
        .mandate=${mandate}
        .src=${src}
        .paymentMethod=${paymentMethod ?? null}
        .merchant=${merchant}
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

const back = html`<a slot="next" href="#">Back to ${SELLER}</a>`;

/** How to reach the seller, in the places that say to contact it. */
const contact = html`<p slot="contact">Questions? <a href="mailto:orders@shop.example">orders@shop.example</a></p>`;

export const RedirectToUrl: Story = {
  name: 'Redirect to a page',
  args: { payment: bankPagePayment },
  play: shows('pay-redirect'),
};
export const RedirectToApp: Story = { args: { payment: appPayment }, play: shows('pay-redirect') };
export const VerifyOtp: Story = {
  name: 'One-time code',
  args: { mandate: walletMandate },
  play: shows('pay-otp-verify'),
};
export const DisplayQrCode: Story = { name: 'QR code', args: { payment: pixPayment }, play: shows('pay-qr') };
export const DisplayQrCodeToSave: Story = {
  name: 'QR code to save',
  args: { payment: promptPayPayment },
  play: shows('pay-qr'),
};
export const DisplayDetails: Story = {
  args: { payment: payment({ payment_method: 'till_ph', action: otherAction }) },
  play: shows('pay-details'),
};

/** A step inside a payment is below a head with its amount and the time left. */
const showsPayment =
  (step: string, amount: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const found = await partOf(canvasElement, TAG, 'step');
    await expect(found.localName).toBe(step);
    await partSays(canvasElement, TAG, 'amount', amount);
    await partSays(canvasElement, TAG, 'left', '3 days');
    await expect(found.shadowRoot?.querySelector('[part~=warning]')).toBeNull();
  };

export const BoletoPayment: Story = {
  args: { payment: boletoPayment },
  play: showsPayment('pay-boleto-details', 'R$129.90'),
};
export const SeveralWays: Story = {
  name: 'Boleto, or Pix',
  tags: ['no-picture'],
  args: {
    payment: {
      ...boletoPayment,
      action: { ...boletoPayment.action, alternatives: [{ ...pixPayment.action, payment_method: 'pix_br' }] },
    },
  },
  play: async (context) => {
    await showsPayment('pay-boleto-details', 'R$129.90')(context);
    await partSays(context.canvasElement, TAG, 'way', 'Pix');
  },
};
/** On a phone, the link in the code opens the consumer's app. */
export const UpiPayment: Story = {
  name: 'UPI code, or app',
  tags: ['no-picture'],
  args: {
    payment: payment({
      payment_method: 'upi_in',
      currency: 'INR',
      currency_local: 'INR',
      amount: '10.00',
      amount_local: '10.00',
      action: { type: 'display_qr_code', display_qr_code: { data: upiLink } },
    }),
  },
  play: async ({ canvasElement }) => {
    const step = await partOf(canvasElement, TAG, 'step');
    await expect(step.localName).toBe(isHandheld() ? 'pay-redirect' : 'pay-qr');
  },
};
export const ChallengePayment: Story = {
  name: 'Challenge of a bank',
  tags: ['no-picture'],
  args: { payment: challengePayment },
  play: shows('pay-challenge'),
};
export const TransferPayment: Story = {
  args: { payment: transferPayment },
  play: showsPayment('pay-bank-transfer', 'MX$449.00'),
};
export const VoucherPayment: Story = {
  args: { payment: voucherPayment },
  play: showsPayment('pay-cash-voucher', 'MX$449.00'),
};
export const PaidVoucher: Story = {
  args: { payment: { ...voucherPayment, status: 'paid', action: {} } },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'Payment complete');
    await expect(canvasElement.querySelector(TAG)?.shadowRoot?.querySelector('[part~=step]')).toBeNull();
  },
};

export const FromSrc: Story = { args: { src: '/payment', fetch: answering(pixPayment) }, play: shows('pay-qr') };
export const Loading: Story = { args: { src: '/payment', paymentMethod: 'pix_br' }, play: says('Loading') };
export const Waiting: Story = { args: { payment: payment({ action: {} }) }, play: says('Waiting for confirmation') };

const presses: NonNullable<Story['play']> = async ({ canvasElement }) =>
  (await partOf(canvasElement, TAG, 'check')).click();

export const AskedAndNotPaid: Story = {
  args: { src: '/payment', fetch: answering(pixPayment) },
  play: async (context) => {
    await presses(context);
    await announces(context.canvasElement, TAG, 'Not confirmed yet');
  },
};
export const Asking: Story = {
  args: { src: '/payment', fetch: answeringFirst(pixPayment, silent) },
  play: async (context) => {
    await presses(context);
    await announces(context.canvasElement, TAG, 'Checking');
  },
};
export const StillChecking: Story = {
  args: { src: '/payment', fetch: answeringFirst(pixPayment, offline) },
  play: async (context) => {
    await presses(context);
    await announces(context.canvasElement, TAG, 'Still checking');
  },
};
export const PastItsTime: Story = {
  args: {
    src: '/payment',
    fetch: answering({ ...voucherPayment, time_expired: expiry.past }, 200, LATE),
    content: contact,
  },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'don’t pay again');
    await partSays(canvasElement, TAG, 'question', 'Did you pay?');
    await partSays(canvasElement, TAG, 'start-again', 'No, start again');
  },
};

export const Complete: Story = {
  args: {
    payment: payment({ status: 'paid', amount_paid: '129.90', time_paid: '2026-11-21T12:00:00Z', action: {} }),
    content: back,
  },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'Payment complete');
    await partSays(canvasElement, TAG, 'amount', 'R$129.90');
    await partSays(canvasElement, TAG, 'next', `${SELLER} has received your payment`);
    await lacks(canvasElement, TAG, 'start-again', 'other-method', 'check');
  },
};
const fails =
  (message: string, part: string, text: string, button = 'Start again'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await announces(canvasElement, TAG, message);
    await partSays(canvasElement, TAG, part, text);
    await partSays(canvasElement, TAG, button === 'Start again' ? 'start-again' : 'other-method', button);
  };
export const Failed: Story = {
  args: {
    payment: payment({ status: 'failed' }),
    content: contact,
  },
  play: fails('Payment failed', 'other-method', 'Choose another way to pay'),
};
export const FailedForAReason: Story = {
  args: { payment: payment({ status: 'failed', failure_code: 'insufficient_funds' }) },
  play: fails('Payment failed', 'reason', 'Insufficient balance', 'Choose another way to pay'),
};
export const FailedInTheServicesWords: Story = {
  args: {
    payment: payment({ status: 'failed', failure_message: 'Limit of the day reached.' }),
    showFailureMessage: true,
  },
  play: fails('Payment failed', 'reason', 'Limit of the day reached.'),
};
export const Expired: Story = {
  args: { payment: payment({ status: 'expired' }), content: contact },
  play: fails('run out', 'reason', 'don’t pay again'),
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
  args: {
    mandate: mandate({ status: 'active', extra: { payment_method_account: { reference: '+62 812 ••• 789' } } }),
    content: back,
  },
  play: says('Account linked'),
};
export const MandateFailed: Story = {
  args: { mandate: mandate({ status: 'failed' }) },
  play: says('Couldn’t link'),
};

export const UnknownAction: Story = {
  args: { action: { type: 'dance' } },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'can’t show');
    await partSays(canvasElement, TAG, 'other-method', 'Choose another way to pay');
  },
};
export const UnknownStatus: Story = { args: { payment: payment({ status: 'under_review' }) }, play: shows('pay-qr') };
export const NotFound: Story = {
  args: { src: '/payment', fetch: answering({}, 404), content: contact },
  play: says('can’t show this payment'),
};
export const ServerDown: Story = {
  args: { src: '/payment', fetch: answering({}, 503), content: contact },
  play: says('went wrong'),
};

/** The page has not set an action or payment yet. */
export const Empty: Story = { play: ({ canvasElement }) => isIn(canvasElement, TAG, 'empty') };
