import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { PayCashVoucher } from '../src/index.js';
import { voucherAction } from '../test/support/samples.js';
import { SELLER } from './data.js';
import { announces, copyRefused, expiry, fits, lacks, partOf, says, stillClock, isIn } from './support.js';

const TAG = 'pay-cash-voucher';

const meta: Meta<PayCashVoucher> = {
  title: 'Elements/pay-cash-voucher',
  component: TAG,
  args: {
    details: voucherAction.display_details,
    amount: '449.00',
    currency: 'MXN',
    expiresAt: expiry.fresh,
    clockSkew: 0,
    merchant: SELLER,
  },
  render: ({ details, amount, currency, expiresAt, clockSkew, merchant }) =>
    html`<pay-provider .clock=${stillClock}>
      <pay-cash-voucher
        .details=${details}
        .amount=${amount}
        .currency=${currency}
        .expiresAt=${expiresAt}
        .clockSkew=${clockSkew}
        .merchant=${merchant}
      ></pay-cash-voucher>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<PayCashVoucher>;

export const Fresh: Story = {
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await partOf(canvasElement, TAG, 'barcode');
    await says(canvasElement, TAG, 'value', '9800 0014 5057 24');
    await says(canvasElement, TAG, 'amount', 'MX$449.00');
    await says(canvasElement, TAG, 'due', ' at ');
    await says(canvasElement, TAG, 'countdown', '3 days');
    await lacks(canvasElement, TAG, 'warning', 'till');
  },
};

export const AtTheTill: Story = {
  tags: ['full-screen'],
  play: async ({ canvasElement }) => {
    (await partOf(canvasElement, TAG, 'show')).click();
    const till = (await partOf(canvasElement, TAG, 'till')) as HTMLDialogElement;
    await waitFor(() => expect(till.open).toBe(true));
    await expect(till.innerText.replace(/\s+/g, ' ')).toContain('MX$449.00 Reference 9800 0014 5057 24');
    await expect(till.querySelector('[part=barcode] path')).toBeTruthy();
  },
};

export const NearExpiry: Story = {
  args: { expiresAt: expiry.near },
  play: ({ canvasElement }) => says(canvasElement, TAG, 'countdown', '4 min'),
};

export const Expired: Story = {
  args: { expiresAt: expiry.past },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'expired', 'don’t pay again');
    await lacks(canvasElement, TAG, 'slip', 'value', 'barcode', 'show', 'copy-button', 'tools');
  },
};

export const LetterReference: Story = {
  args: { details: { reference: 'ALPHA21345678901500' } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'value', 'ALPHA21345678901500');
    await partOf(canvasElement, TAG, 'barcode');
  },
};

/** A reference that cannot be a barcode. */
export const NoBarcode: Story = {
  args: { details: { reference: 'Código 17' } },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await says(canvasElement, TAG, 'value', 'Código 17');
    await lacks(canvasElement, TAG, 'barcode', 'save-png', 'save-svg', 'warning');
  },
};

export const MissingFields: Story = {
  args: { amount: null, currency: null, expiresAt: null },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await says(canvasElement, TAG, 'value', '9800 0014 5057 24');
    await lacks(canvasElement, TAG, 'amount', 'due', 'countdown', 'calendar');
  },
};

/** The longest reference with a barcode, which is vertical on a phone. */
export const LongBarcode: Story = {
  args: { details: { reference: `TIENDA-${'AB12CD34'.repeat(4)}X` } },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    // It does not fit: a press fills the screen with it.
    await partOf(canvasElement, TAG, 'show');
    await fits(canvasElement, TAG);
  },
};

export const LongNames: Story = {
  args: { details: { reference: `PEDIDO-${'20261121'.repeat(20)}` }, amount: '123456789012.99' },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await fits(canvasElement, TAG);
    await lacks(canvasElement, TAG, 'barcode');
  },
};

export const HostileText: Story = {
  args: { details: { reference: '\u202e9800001\u200b4505724 <b>x</b>' } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'hidden characters');
    await says(canvasElement, TAG, 'value', '98000014505724 <b>x</b>');
    await lacks(canvasElement, TAG, 'barcode', 'show');
  },
};

export const CopyRefused: Story = {
  play: ({ canvasElement }) => copyRefused(canvasElement, TAG, 'Reference'),
};

export const Unusable: Story = {
  args: { details: [] },
  play: async ({ canvasElement }) => {
    await announces(canvasElement, TAG, 'can’t show');
    await lacks(canvasElement, TAG, 'slip', 'tools');
  },
};

/** The page has not set the details yet. */
export const Empty: Story = {
  args: { details: undefined },
  play: ({ canvasElement }) => isIn(canvasElement, TAG, 'empty'),
};
