import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { partOf, says } from '../support.js';
import type { StoryCheckout } from './checkout.js';
import './checkout.js';
import './checkout.css';

interface Args {
  /** The payment method that is ordered at once. */
  method: string;
  sandbox: boolean;
}

const meta: Meta<Args> = {
  title: 'Checkout/A shop',
  tags: ['!autodocs'],
  args: { method: '', sandbox: false },
  render: ({ method, sandbox }) => html`<story-checkout .method=${method} .sandbox=${sandbox}></story-checkout>`,
};
export default meta;
type Story = StoryObj<Args>;

const paying = (method: string, step: string): Story => ({
  args: { method },
  play: async ({ canvasElement }) => {
    const shown = await partOf(canvasElement, 'pay-action', 'step');
    await expect(shown.localName).toBe(step);
  },
});

const settled = (paid: boolean, state: string): Story => ({
  args: { method: 'pix_br' },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, 'pay-action', 'step');
    canvasElement.querySelector<StoryCheckout>('story-checkout')!.settle(paid);
    await waitFor(() => expect(canvasElement.querySelector(`pay-action:state(${state})`)).toBeTruthy());
  },
});

const radio = (canvas: HTMLElement, method: string) =>
  waitFor(() => {
    const found = canvas.querySelector('pay-methods')?.shadowRoot?.querySelector(`input[value=${method}]`);
    if (!found) throw new Error(`${method} is not shown yet`);
    return found;
  });

export const Basket: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await radio(canvasElement, 'boleto_br'));
    await expect(canvasElement.querySelector('.pay')).toHaveTextContent('Pay R$129.90');
  },
};
export const Pix = paying('pix_br', 'pay-qr');
export const Boleto = paying('boleto_br', 'pay-boleto-details');
export const Voucher = paying('cashvoucher_mx', 'pay-cash-voucher');
export const OneTimeCode = paying('ewallet_id', 'pay-otp-verify');
export const Paid = settled(true, 'complete');
export const Declined = settled(false, 'failed');

/** From the basket to the result, with every request of the element. */
export const FromBasketToResult: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await radio(canvasElement, 'promptpay_th'));
    await userEvent.click(canvasElement.querySelector('.pay')!);
    await says(canvasElement, 'pay-action', 'amount', '799.00');
    canvasElement.querySelector<StoryCheckout>('story-checkout')!.settle(true);
    await says(canvasElement, 'pay-action', 'status', 'Payment complete');
  },
};

/** With the shop and the sandbox that `npm run storybook` starts: real payments, webhooks and a consumer's side. */
export const WithTheSandbox: Story = { args: { sandbox: true } };
