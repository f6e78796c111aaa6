import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { PayBoletoDetails } from '../src/index.js';
import { SELLER } from './data.js';
import { announces, copyRefused, expiry, fits, lacks, partOf, says, stillClock, textsOf, isIn } from './support.js';

const TAG = 'pay-boleto-details';

/** R$ 129.90, due on the day of `expiry.fresh`. */
const code = '34191164000000129901090000102145075521448329';
const number = '34191090080010214507555214483293116400000012990';
const FORMATTED = '34191.09008 00102.145075 55214.483293 1 16400000012990';
const WRONG = '03399.37473 12342.547284 85272.394939 1 81630000001000';
const CONVENIO = '838600000050096000190009000801782309000343062712';

/** Responds with an empty PDF to GET, and with nothing to POST. */
const shop = (_url: string, { method = 'GET' }: RequestInit = {}) =>
  Promise.resolve(
    new Response(method === 'GET' ? '%PDF-1.7' : null, {
      headers: method === 'GET' ? { 'content-type': 'application/pdf' } : {},
    }),
  );

const meta: Meta<PayBoletoDetails> = {
  title: 'Elements/pay-boleto-details',
  component: TAG,
  args: {
    details: { code, number },
    amount: '129.90',
    currency: 'BRL',
    expiresAt: expiry.fresh,
    clockSkew: 0,
    merchant: SELLER,
  },
  render: ({ details, amount, currency, expiresAt, clockSkew, merchant }) =>
    html`<pay-provider .clock=${stillClock}>
      <pay-boleto-details
        .details=${details}
        .amount=${amount}
        .currency=${currency}
        .expiresAt=${expiresAt}
        .clockSkew=${clockSkew}
        .merchant=${merchant}
      ></pay-boleto-details>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<PayBoletoDetails>;

export const Fresh: Story = {
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await says(canvasElement, TAG, 'value', FORMATTED);
    await says(canvasElement, TAG, 'amount', 'R$129.90');
    await says(canvasElement, TAG, 'bank', 'Itaú');
    await says(canvasElement, TAG, 'due', 'November 24, 2026');
    await says(canvasElement, TAG, 'countdown', '3 days');
    await partOf(canvasElement, TAG, 'barcode');
    await lacks(canvasElement, TAG, 'warning');
  },
};

/** The shop makes a PDF, and sends e-mails. */
export const RoutesOfTheShop: Story = {
  tags: ['no-picture'],
  render: ({ details, amount, currency, expiresAt, clockSkew }) =>
    html`<pay-provider .clock=${stillClock} .fetch=${shop}>
      <pay-boleto-details
        pdf-url="/slip.pdf"
        email-url="/slip-email"
        .details=${details}
        .amount=${amount}
        .currency=${currency}
        .expiresAt=${expiresAt}
        .clockSkew=${clockSkew}
      ></pay-boleto-details>
    </pay-provider>`,
  play: async ({ canvasElement }) => {
    const email = await partOf(canvasElement, TAG, 'email');
    await partOf(canvasElement, TAG, 'save-pdf');
    email.click();
    await announces(canvasElement, TAG, 'Email sent.');
  },
};

export const NearExpiry: Story = {
  args: { expiresAt: expiry.near },
  play: ({ canvasElement }) => says(canvasElement, TAG, 'countdown', '4 min'),
};

export const Expired: Story = {
  args: { expiresAt: expiry.past },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'amount', 'R$129.90');
    await says(canvasElement, TAG, 'merchant', SELLER);
    await says(canvasElement, TAG, 'expired', 'don’t pay again');
    await lacks(canvasElement, TAG, 'slip', 'value', 'barcode', 'copy-button', 'tools');
  },
};

/** Invalid digits are shown and copied unchanged, but not interpreted. */
export const InvalidDigits: Story = {
  args: { details: { number: WRONG }, amount: null, currency: null },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'looks wrong');
    await says(canvasElement, TAG, 'value', WRONG);
    await lacks(canvasElement, TAG, 'barcode', 'amount', 'bank');
  },
};

export const ConflictingCodes: Story = {
  args: { details: { number, code: '10499898100000214032006561000100040099726390' } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'don’t match');
    await expect(await textsOf(canvasElement, TAG, 'value')).toHaveLength(2);
    await lacks(canvasElement, TAG, 'barcode');
  },
};

export const AmountMismatch: Story = {
  args: { amount: '129.00' },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'different amount');
    await says(canvasElement, TAG, 'amount', 'R$129.00');
  },
};

/** The line is computed from the barcode. */
export const OnlyBarcode: Story = {
  args: { details: { code }, amount: null, currency: null, expiresAt: null },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await expect(await textsOf(canvasElement, TAG, 'value')).toEqual([FORMATTED]);
    await says(canvasElement, TAG, 'amount', 'R$129.90');
    await lacks(canvasElement, TAG, 'countdown', 'warning');
  },
};

export const Convenio: Story = {
  args: { details: { number: CONVENIO }, amount: null, currency: null, expiresAt: null },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await says(canvasElement, TAG, 'value', '83860000005-0 09600019000-9 00080178230-9 00034306271-2');
    await says(canvasElement, TAG, 'amount', 'R$509.60');
    await partOf(canvasElement, TAG, 'barcode');
    await lacks(canvasElement, TAG, 'bank', 'due', 'calendar', 'warning');
  },
};

/** The shop's own number in addition to the line, and an amount with many digits. */
export const LongNames: Story = {
  args: { details: { number, code: `NOSSO-NUMERO/${'2026'.repeat(40)}` }, amount: '123456789012.99', currency: 'USD' },
  play: async ({ canvasElement }) => {
    const values = await textsOf(canvasElement, TAG, 'value');
    await expect(values).toHaveLength(2);
    await fits(canvasElement, TAG);
  },
};

export const HostileText: Story = {
  args: { details: { number: `\u202e${number}\u200b`, code: '<img src=x onerror=alert(1)> \u202egnp.exe' } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'hidden characters');
    const grouped = number.match(/.{1,4}/g)!.join(' ');
    await expect(await textsOf(canvasElement, TAG, 'value')).toEqual([grouped, '<img src=x onerror=alert(1)> gnp.exe']);
    await lacks(canvasElement, TAG, 'barcode');
  },
};

export const CopyRefused: Story = {
  play: ({ canvasElement }) => copyRefused(canvasElement, TAG, 'Linha digitável'),
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
