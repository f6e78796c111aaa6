import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { expect } from 'storybook/test';
import { emvCode, field } from '../src/domain/issue-emv-qr.js';
import type { PayQr } from '../src/index.js';
import { payNowCode, upiLink } from '../test/support/samples.js';
import { SELLER } from './data.js';
import { announces, copyRefused, expiry, fits, lacks, partOf, says, stillClock, isIn } from './support.js';

const TAG = 'pay-qr';

/** An image without network access: pages on loopback may use http. */
const picture = () => new URL('qr.svg', location.href).href;

/** A BR Code; the amount is in reais. */
const brCode = (merchantName: string, amount = '10.00'): string =>
  emvCode(
    field('26', '0014br.gov.bcb.pix0112shop@pay.com'),
    ...[field('52', '0000'), field('53', '986')],
    ...(amount ? [field('54', amount)] : []),
    ...[field('58', 'BR'), field('59', merchantName), field('60', 'BRASILIA')],
  );

const data = brCode('CAFE CENTRAL LTDA', '');

const meta: Meta<PayQr> = {
  title: 'Elements/pay-qr',
  component: TAG,
  args: {
    data,
    imageUrlSvg: null,
    imageUrlPng: null,
    amount: null,
    currency: null,
    expiresAt: null,
    clockSkew: 0,
    merchant: SELLER,
  },
  render: ({ data, imageUrlSvg, imageUrlPng, amount, currency, expiresAt, clockSkew, merchant }) =>
    html`<pay-provider .clock=${stillClock}>
      <pay-qr
        .data=${data}
        .imageUrlSvg=${imageUrlSvg}
        .imageUrlPng=${imageUrlPng}
        .amount=${amount}
        .currency=${currency}
        .expiresAt=${expiresAt}
        .clockSkew=${clockSkew}
        .merchant=${merchant}
      ></pay-qr>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<PayQr>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const code = await partOf(canvasElement, TAG, 'code');
    await expect(code.querySelectorAll('path')).toHaveLength(1);
    await says(canvasElement, TAG, 'payee', 'CAFE CENTRAL LTDA');
    await lacks(canvasElement, TAG, 'amount', 'countdown', 'warning');
  },
};

export const Fresh: Story = {
  args: { amount: '10.50', currency: 'BRL', expiresAt: expiry.fresh },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await says(canvasElement, TAG, 'amount', 'R$10.50');
    await says(canvasElement, TAG, 'payee', 'CAFE CENTRAL LTDA');
    await says(canvasElement, TAG, 'countdown', '3 days');
    await partOf(canvasElement, TAG, 'calendar');
  },
};

export const NearExpiry: Story = {
  args: { amount: '10.50', currency: 'BRL', expiresAt: expiry.near },
  play: ({ canvasElement }) => says(canvasElement, TAG, 'countdown', '4 min'),
};

/** The page does not know the service's clock: the device's may be wrong, so the code stays. */
export const DeadlineUncertain: Story = {
  args: { amount: '10.50', currency: 'BRL', expiresAt: expiry.past, clockSkew: null },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'left', 'The time to pay may have run out');
    await partOf(canvasElement, TAG, 'copy-button');
    await lacks(canvasElement, TAG, 'disc', 'countdown');
  },
};

export const Expired: Story = {
  args: { amount: '10.50', currency: 'BRL', expiresAt: expiry.past },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'amount', 'R$10.50');
    await says(canvasElement, TAG, 'merchant', SELLER);
    await says(canvasElement, TAG, 'expired', 'don’t pay again');
    await partOf(canvasElement, TAG, 'disc');
    await lacks(canvasElement, TAG, 'code', 'data', 'copy-button', 'tools');
  },
};

/** The amount comes from the code. */
export const AmountInCode: Story = {
  args: { data: brCode('CAFE CENTRAL LTDA') },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'amount', 'R$10.00');
    await lacks(canvasElement, TAG, 'warning');
  },
};

export const AmountMismatch: Story = {
  args: { data: brCode('CAFE CENTRAL LTDA'), amount: '10.50', currency: 'BRL' },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'different amount');
    await says(canvasElement, TAG, 'amount', 'R$10.50');
    await partOf(canvasElement, TAG, 'code');
  },
};

/** The CRC is wrong, so the code is not interpreted. */
export const Damaged: Story = {
  args: { data: `${data.slice(0, -1)}E` },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'looks wrong');
    await partOf(canvasElement, TAG, 'code');
    await lacks(canvasElement, TAG, 'payee');
  },
};

/** Singapore: the amount and the payee are those of the code. */
export const PayNow: Story = {
  args: { data: payNowCode, expiresAt: expiry.fresh },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'title', 'PayNow');
    await says(canvasElement, TAG, 'amount', 'SGD');
    await says(canvasElement, TAG, 'payee', 'SHOPEEPAY');
  },
};

/** India: the code is a link. */
export const Upi: Story = {
  name: 'UPI',
  args: { data: upiLink, merchant: '' },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'title', 'UPI');
    await says(canvasElement, TAG, 'amount', '₹10.00');
    await says(canvasElement, TAG, 'payee', 'nadeem chinna');
    await lacks(canvasElement, TAG, 'warning');
  },
};

export const LongNames: Story = {
  args: { data: brCode('Comercializadora'.repeat(6)), amount: '123456789012.99', currency: 'USD' },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'payee', 'Comercializadora');
    await fits(canvasElement, TAG);
  },
};

export const HostileText: Story = {
  args: { data: brCode('Loja\u202e ojoR\u200b <b>x</b>') },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'hidden characters');
    await lacks(canvasElement, TAG, 'payee');
  },
};

export const LongText: Story = {
  args: { data: 'pay!'.repeat(500) },
  play: async ({ canvasElement }) => void (await partOf(canvasElement, TAG, 'code')),
};

export const Picture: Story = {
  args: { data: null },
  render: () => html`<pay-qr .imageUrlSvg=${picture()}></pay-qr>`,
  play: async ({ canvasElement }) => {
    const code = await partOf(canvasElement, TAG, 'code');
    await expect(code.querySelector('img')).toBeTruthy();
  },
};

export const TooLong: Story = {
  args: { data: 'x'.repeat(2_332) },
  play: ({ canvasElement }) => announces(canvasElement, TAG, 'can’t be shown'),
};

export const PictureFailed: Story = {
  args: { data: null },
  render: () => html`<pay-qr .imageUrlSvg=${new URL('missing.svg', location.href).href}></pay-qr>`,
  play: ({ canvasElement }) => announces(canvasElement, TAG, 'Couldn’t load'),
};

export const CopyRefused: Story = {
  play: ({ canvasElement }) => copyRefused(canvasElement, TAG, 'payment code'),
};

export const NothingToShow: Story = {
  args: { data: null, imageUrlSvg: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'unsafe address');
    await lacks(canvasElement, TAG, 'code', 'copy-button');
  },
};

/** The page has not set the code yet. */
export const Empty: Story = {
  args: { data: null },
  play: ({ canvasElement }) => isIn(canvasElement, TAG, 'empty'),
};

/** Stops an element in its loading state, which would otherwise last only a moment. */
function stopAtDrawing(element?: Element): void {
  if (!element) return;
  const code = element as PayQr;
  const update = code.requestUpdate.bind(code);
  code.requestUpdate = (...change) => {
    if (!code.matches(':state(drawing)')) update(...change);
  };
}

export const Drawing: Story = {
  render: () =>
    // It stays in this state, and in its language.
    html`<pay-qr
      lang="en"
      .imageUrlSvg=${picture()}
      payment-method="pix_br"
      amount="129.90"
      currency="BRL"
      .merchant=${SELLER}
      ${ref(stopAtDrawing)}
    ></pay-qr>`,
  play: ({ canvasElement }) => isIn(canvasElement, TAG, 'drawing'),
};
