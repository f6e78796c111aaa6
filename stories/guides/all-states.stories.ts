import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import * as action from '../pay-action.stories.js';
import * as bankTransfer from '../pay-bank-transfer.stories.js';
import * as boleto from '../pay-boleto-details.stories.js';
import * as cashVoucher from '../pay-cash-voucher.stories.js';
import * as challenge from '../pay-challenge.stories.js';
import * as customerFields from '../pay-customer-fields.stories.js';
import * as details from '../pay-details.stories.js';
import * as methods from '../pay-methods.stories.js';
import * as otp from '../pay-otp-verify.stories.js';
import { page } from '../page.js';
import * as qr from '../pay-qr.stories.js';
import * as redirect from '../pay-redirect.stories.js';
import * as refundAccount from '../pay-refund-account.stories.js';
import * as walletAccount from '../pay-wallet-account.stories.js';
import { allPlayed, allStates, type Stories } from './all-states.js';
import './guides.css';

const meta: Meta = { title: 'Guides/All states', tags: ['!autodocs', 'sheet'] };
export default meta;

const allOf = (tag: string, stories: Stories): StoryObj => ({
  render: () =>
    page(
      `All states of <${tag}>`,
      'Every state that a consumer can meet, good and bad, beside each other. Each is a story of its own, with its code.',
      allStates(stories),
    ),
  play: async ({ canvasElement }) => {
    await allPlayed();
    // Not by the order that the page is made from: a story that it leaves out would be missed.
    const shown = Object.entries(stories).filter(
      ([name, story]) => !/^(?:default|__)/.test(name) && !(story as StoryObj).tags?.includes('full-screen'),
    );
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(shown.length);
  },
});

export const Action = allOf('pay-action', action);
export const QrCode = { ...allOf('pay-qr', qr), name: 'QR code' };
export const Boleto = allOf('pay-boleto-details', boleto);
export const BankTransfer = allOf('pay-bank-transfer', bankTransfer);
export const CashVoucher = allOf('pay-cash-voucher', cashVoucher);
export const Redirect = allOf('pay-redirect', redirect);
/** Pages of banks differ. */
export const Challenge = { ...allOf('pay-challenge', challenge), tags: ['!sheet', 'no-picture'] };
export const OneTimeCode = allOf('pay-otp-verify', otp);
export const Details = allOf('pay-details', details);
export const CustomerFields = allOf('pay-customer-fields', customerFields);
export const Methods = allOf('pay-methods', methods);
export const RefundAccount = allOf('pay-refund-account', refundAccount);
export const WalletAccount = allOf('pay-wallet-account', walletAccount);
