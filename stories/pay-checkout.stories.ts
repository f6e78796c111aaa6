import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { CheckoutJson, PayCheckout } from '../src/index.js';
import { aCheckout, builders } from '../src/testing/index.js';
import { announces, expiry, fits, partOf, silent, stillClock } from './support.js';

const TAG = 'pay-checkout';
const { aBoletoPayment, aMandate, aPixPayment } = builders({ now: stillClock });

const LINE = { description: 'Sierra blend, 1 kg', quantity: 1, amount: '129.90' };

const SHOP: Partial<CheckoutJson> = {
  amount: '129.90',
  seller: 'Norte Coffee',
  lines: [LINE],
  methods: [
    { id: 'pix_br', description: 'Confirmed within seconds' },
    { id: 'boleto_br', description: 'Confirmed in 1 to 3 business days' },
    { id: 'card_br', disabled: true, reason: 'Not available right now' },
  ],
};

interface Args {
  checkout?: CheckoutJson;
  /** The URL of the checkout, whose request is never answered. */
  src: string;
  /** Slotted content. */
  content?: TemplateResult;
}

const meta: Meta<Args> = {
  title: 'Elements/pay-checkout',
  component: TAG,
  args: { src: '' },
  render: ({ checkout, src, content }) =>
    html`<pay-provider .fetch=${silent} .clock=${stillClock}
      ><pay-checkout .checkout=${checkout} .src=${src}>${content}</pay-checkout></pay-provider
    >`,
};
export default meta;
type Story = StoryObj<Args>;

const contact = html`<p slot="contact">Questions? <a href="mailto:orders@shop.example">orders@shop.example</a></p>`;
const back = html`<a slot="next" href="#">Back to Norte Coffee</a>`;

const part = (canvas: HTMLElement, name: string) => partOf(canvas, TAG, name);

export const Choice: Story = {
  args: { checkout: aCheckout(SHOP) },
  play: async ({ canvasElement }) => {
    await expect((await part(canvasElement, 'pay')).textContent?.trim()).toBe('Pay R$129.90');
    await fits(canvasElement, TAG);
  },
};

export const LinkedAccount: Story = {
  args: {
    checkout: aCheckout({
      ...SHOP,
      mandates: [aMandate({ id: 'mdt_1', status: 'active', account: { reference: '+62 812 ••• 789' } })],
    }),
  },
  play: async ({ canvasElement }) => {
    const methods = await part(canvasElement, 'methods');
    await waitFor(() => expect(methods.shadowRoot?.textContent).toContain('+62 812 ••• 789'));
  },
};

export const Subscription: Story = {
  args: {
    checkout: aCheckout({
      ...SHOP,
      mode: 'subscription',
      interval: { unit: 'month', count: 1 },
      methods: ['dana_id', 'ovo_id'],
      lines: [],
      description: 'Sierra blend, 1 kg',
    }),
  },
  play: async ({ canvasElement }) => expect(await part(canvasElement, 'consent')).toBeVisible(),
};

export const Setup: Story = {
  args: { checkout: aCheckout({ mode: 'setup', seller: 'Norte Coffee', methods: ['dana_id', 'ovo_id'] }) },
  play: async ({ canvasElement }) =>
    expect((await part(canvasElement, 'pay')).textContent?.trim()).toBe('Link account'),
};

export const Loading: Story = {
  args: { src: '/merchant/checkouts/order_1' },
  play: ({ canvasElement }) => announces(canvasElement, TAG, 'Loading'),
};

export const Paying: Story = {
  args: { src: '/merchant/checkouts/order_1', checkout: aCheckout(SHOP) },
  play: async ({ canvasElement }) => {
    (await part(canvasElement, 'pay')).click();
    await waitFor(async () => expect((await part(canvasElement, 'pay')).textContent?.trim()).toBe('One moment…'));
  },
};

export const Step: Story = {
  args: {
    src: '/merchant/checkouts/order_1',
    checkout: aCheckout({ ...SHOP, current: aPixPayment({ amount: '129.90', time_expired: expiry.fresh }) }),
  },
  play: async ({ canvasElement }) => expect(await part(canvasElement, 'other-method')).toBeVisible(),
};

export const Paid: Story = {
  args: {
    checkout: aCheckout({ ...SHOP, current: aPixPayment({ status: 'paid', amount: '129.90' }) }),
    content: back,
  },
  play: async ({ canvasElement }) => expect(await part(canvasElement, 'action')).toBeVisible(),
};

export const Failed: Story = {
  args: {
    checkout: aCheckout({ ...SHOP, current: aPixPayment({ status: 'failed', amount: '129.90' }) }),
    content: contact,
  },
  play: async ({ canvasElement }) => expect(await part(canvasElement, 'action')).toBeVisible(),
};

/** The consumer has chosen another way, and the first payment has arrived. */
export const EarlierPaid: Story = {
  args: {
    checkout: aCheckout({
      ...SHOP,
      earlier: [aPixPayment({ status: 'paid', amount: '129.90' })],
      current: aBoletoPayment({ amount: '129.90' }),
    }),
    content: back,
  },
  play: async ({ canvasElement }) =>
    expect((await part(canvasElement, 'notice')).textContent).toContain('earlier payment has arrived'),
};

export const PriceChanged: Story = {
  args: { checkout: aCheckout(SHOP) },
  play: async ({ canvasElement }) => {
    await part(canvasElement, 'pay');
    const element = canvasElement.querySelector<PayCheckout>(TAG)!;
    element.checkout = aCheckout({ ...SHOP, amount: '149.90', lines: [{ ...LINE, amount: '149.90' }] });
    await waitFor(async () => expect((await part(canvasElement, 'notice')).textContent).toContain('has changed'));
  },
};

export const NoMethods: Story = {
  args: { src: '/merchant/checkouts/order_1', checkout: aCheckout({ ...SHOP, methods: [] }), content: contact },
  play: ({ canvasElement }) => announces(canvasElement, TAG, 'There’s no way to pay right now. Contact the seller.'),
};

export const Unusable: Story = {
  args: {
    checkout: { object: 'checkout', id: 'order_1', version: '1', amount: 'ten', currency: 'BRL' },
    content: contact,
  },
  play: ({ canvasElement }) => announces(canvasElement, TAG, 'We can’t show this order. Contact the seller.'),
};
