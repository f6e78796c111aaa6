import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { PayWalletAccount } from '../src/index.js';
import { mandate } from '../test/support/samples.js';
import { announces, fits, lacks, partOf, textsOf } from './support.js';

const TAG = 'pay-wallet-account';

const linked = (account: object | undefined, paymentMethod: string) =>
  mandate({
    payment_method: paymentMethod,
    status: 'active',
    action: {},
    extra: account ? { payment_method_account: account } : {},
  });

const meta: Meta<PayWalletAccount> = {
  title: 'Elements/pay-wallet-account',
  component: TAG,
  render: ({ mandate, account, paymentMethod }) =>
    html`<pay-wallet-account
      .mandate=${mandate}
      .account=${account}
      .paymentMethod=${paymentMethod ?? null}
    ></pay-wallet-account>`,
};
export default meta;
type Story = StoryObj<PayWalletAccount>;

const labelled = (label: string): Story['play'] => {
  return async ({ canvasElement }) => expect((await textsOf(canvasElement, TAG, 'label'))[0]).toBe(label);
};

export const Everything: Story = {
  args: {
    account: { reference: '+62 812****789', name: 'Dewi', balance_amount: '250000.00', balance_currency: 'IDR' },
    paymentMethod: 'ovo_id',
  },
  play: async ({ canvasElement }) => {
    await expect(await textsOf(canvasElement, TAG, 'label')).toEqual(['Phone number', 'Name', 'Balance']);
    await fits(canvasElement, TAG);
  },
};

export const China: Story = {
  args: { mandate: linked({ reference: 'con***@example.cn' }, 'ewallet_cn') },
  play: labelled('Email'),
};

export const Indonesia: Story = {
  args: { mandate: linked({ reference: '+62812****7890' }, 'ovo_id') },
  play: labelled('Phone number'),
};

export const IndonesiaWithBalance: Story = {
  args: {
    mandate: linked(
      { reference: '+62812****7890', balance_amount: '250000.00', balance_currency: 'IDR' },
      'ewallet_id',
    ),
  },
  play: labelled('Phone number'),
};

export const IndonesiaWithoutData: Story = {
  args: { mandate: linked(undefined, 'ewalletlite_id') },
  play: ({ canvasElement }) => lacks(canvasElement, TAG, 'base'),
};

export const Thailand: Story = {
  args: { mandate: linked({ reference: 'Som*** J***' }, 'ewallet_th') },
  play: labelled('Account'),
};

export const SouthKorea: Story = {
  args: { mandate: linked({ reference: 'con***@example.kr' }, 'ewallet_kr') },
  play: labelled('Email'),
};

export const Russia: Story = {
  args: { mandate: linked({ reference: '220012******4321' }, 'card_ru') },
  play: labelled('Card'),
};

export const RightToLeft: Story = {
  ...Everything,
  decorators: [(story) => html`<div dir="rtl" lang="ar">${story()}</div>`],
  play: async ({ canvasElement }) => {
    await expect(await textsOf(canvasElement, TAG, 'label')).toEqual(['رقم الهاتف', 'الاسم', 'الرصيد']);
    await fits(canvasElement, TAG);
  },
};

export const LongAndHostile: Story = {
  args: {
    account: {
      reference: `${'x'.repeat(120)}@example.com`,
      name: '<img src=x onerror=alert(1)> \u202egnp.exe',
      balance_amount: '9'.repeat(40),
      balance_currency: 'KRW',
    },
  },
  play: ({ canvasElement }) => fits(canvasElement, TAG),
};

export const PartlyUnusable: Story = {
  args: { account: { reference: 'con***@example.cn', name: 7 } },
  play: ({ canvasElement }) => lacks(canvasElement, TAG, 'name', 'error'),
};

export const Unusable: Story = {
  args: { account: [1] },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'error');
    await announces(canvasElement, TAG, 'can’t show');
  },
};
