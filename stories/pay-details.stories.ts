import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { PayDetails } from '../src/index.js';
import { instruments } from '../test/support/samples.js';
import { SELLER, transferDetails } from './data.js';
import { announces, copyRefused, expiry, isIn, lacks, says, stillClock } from './support.js';

const meta: Meta<PayDetails> = {
  title: 'Elements/pay-details',
  component: 'pay-details',
  args: {
    details: transferDetails,
    paymentMethod: 'banktransfer_mx',
    amount: null,
    currency: null,
    expiresAt: null,
    clockSkew: 0,
    merchant: SELLER,
  },
  render: ({ details, paymentMethod, amount, currency, expiresAt, clockSkew, merchant }) =>
    html`<pay-provider .clock=${stillClock}>
      <pay-details
        .details=${details}
        .paymentMethod=${paymentMethod}
        .amount=${amount}
        .currency=${currency}
        .expiresAt=${expiresAt}
        .clockSkew=${clockSkew}
        .merchant=${merchant}
      ></pay-details>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<PayDetails>;

export const BankTransfer: Story = {
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'pay-details', 'line', 'Account number 6461 8015 7000 0000 04');
  },
};

export const CashVoucher: Story = {
  args: { details: { reference: '98000014505724' }, paymentMethod: 'cashvoucher_mx' },
};

export const Boleto: Story = {
  args: {
    details: {
      code: '34192800900000000101755752144832938267479000',
      number: '34191755795214483293982674790009280090000000010',
    },
    paymentMethod: 'boleto_br',
  },
};

/** Portugal: an entity and a reference for the bank's app or a cash machine. */
export const Multibanco: Story = {
  args: {
    details: instruments.multibanco_pt,
    paymentMethod: 'multibanco_pt',
    amount: '49.90',
    currency: 'EUR',
    expiresAt: expiry.fresh,
  },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'pay-details', 'line', 'Reference 123 456 789');
    await says(canvasElement, 'pay-details', 'steps', 'pay a bill or service');
    await lacks(canvasElement, 'pay-details', 'warning', 'barcode');
  },
};

/** The reference has eight digits instead of nine. */
export const InvalidReference: Story = {
  args: { ...Multibanco.args, details: { ...instruments.multibanco_pt, reference: '12345678' } },
  play: ({ canvasElement }) => says(canvasElement, 'pay-details', 'warning', 'looks wrong'),
};

/** Japan: codes for a convenience store. */
export const Konbini: Story = {
  args: {
    ...Multibanco.args,
    details: instruments.konbini_jp,
    paymentMethod: 'konbini_jp',
    amount: '4990',
    currency: 'JPY',
  },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'pay-details', 'line', 'Payment code 12345678901');
    await says(canvasElement, 'pay-details', 'steps', 'Go to the store');
  },
};

/** Indonesia: the codes of a bill, for the bank's app or a cash machine. */
export const BillPayment: Story = {
  args: {
    ...Multibanco.args,
    details: instruments.echannel_id,
    paymentMethod: 'echannel_id',
    amount: '150000',
    currency: 'IDR',
  },
  play: ({ canvasElement }) => says(canvasElement, 'pay-details', 'line', 'Bill key 9900 0000 0260'),
};

export const UnknownFields: Story = {
  args: {
    details: { till_number: '204', barcode: 'A-1234', valid_until: '2026-12-31' },
    paymentMethod: 'till_ph',
    amount: '449.00',
    currency: 'PHP',
    expiresAt: expiry.fresh,
  },
  play: ({ canvasElement }) => says(canvasElement, 'pay-details', 'steps', 'Use these details to pay'),
};

export const LongAndHostile: Story = {
  args: {
    details: {
      account_holder_name: 'x'.repeat(300),
      note: '<img src=x onerror=alert(1)> \u202egnp.exe',
      reference: '1'.repeat(120),
    },
    paymentMethod: null,
  },
};

export const Expired: Story = {
  args: { expiresAt: expiry.past },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'pay-details', 'expired', 'don’t pay again');
    await isIn(canvasElement, 'pay-details', 'expired');
    await lacks(canvasElement, 'pay-details', 'slip', 'row', 'copy-button', 'tools');
  },
};

export const CopyRefused: Story = {
  play: ({ canvasElement }) => copyRefused(canvasElement, 'pay-details', 'Account number'),
};

export const Unusable: Story = {
  args: { details: [] },
  play: ({ canvasElement }) => announces(canvasElement, 'pay-details', 'can’t show'),
};

/** The page has not set the details yet. */
export const Empty: Story = {
  args: { details: undefined },
  play: ({ canvasElement }) => isIn(canvasElement, 'pay-details', 'empty'),
};
