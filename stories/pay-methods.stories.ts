import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { marks } from '../src/marks/index.js';
import type { MethodOption, PayMethods } from '../src/index.js';
import { announces, fits, lacks, partOf, textsOf } from './support.js';

interface Args {
  methods: readonly (string | MethodOption)[];
  value: string;
  required: boolean;
  disabled: boolean;
  customer: object | null;
}

const TAG = 'pay-methods';

const METHODS: readonly (string | MethodOption)[] = [
  { id: 'pix_br', description: 'Confirmed within seconds' },
  { id: 'boleto_br', description: 'Confirmed in 1 to 3 business days' },
  { id: 'banktransfer_mx', description: 'Confirmed within minutes' },
  { id: 'oxxo_mx', description: 'Confirmed within a few hours' },
  { id: 'ovo_id', description: 'Confirmed within seconds' },
  { id: 'kakaopay_kr', description: 'Confirmed within seconds' },
  { id: 'card_ru', description: 'Confirmed by your bank at once' },
];

const meta: Meta<Args> = {
  title: 'Elements/pay-methods',
  component: TAG,
  args: { methods: METHODS, value: '', required: true, disabled: false, customer: null },
  render: ({ methods, value, required, disabled, customer }) =>
    html`<pay-provider .marks=${marks}>
      <form @submit=${(event: Event) => event.preventDefault()}>
        <pay-methods
          name="method"
          .methods=${methods}
          value=${value}
          ?required=${required}
          ?disabled=${disabled}
          .customer=${customer}
        ></pay-methods>
        <p><button>Pay R$129.90</button></p>
      </form>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<Args>;

const elementIn = (canvas: HTMLElement) => canvas.querySelector<PayMethods>(TAG)!;

const radio = (canvas: HTMLElement, method: string) =>
  waitFor(() => {
    const found = elementIn(canvas).shadowRoot?.querySelector<HTMLInputElement>(`[value="${method}"]`);
    if (!found) throw new Error(`there is no ${method}`);
    return found;
  });

/** Waits for the fields of the chosen method. */
const withFields: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const fields = await partOf(canvasElement, TAG, 'fields');
  await waitFor(() => expect(fields.shadowRoot?.querySelector('[part=base]')).toBeTruthy());
};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await radio(canvasElement, 'oxxo_mx'));
    await expect(elementIn(canvasElement).value).toBe('oxxo_mx');
    await fits(canvasElement, TAG);
  },
};

export const NothingChosen: Story = { play: ({ canvasElement }) => fits(canvasElement, TAG) };

export const Preselected: Story = {
  args: { value: 'pix_br' },
  play: async ({ canvasElement }) => expect((await radio(canvasElement, 'pix_br')).checked).toBe(true),
};

export const OneMethod: Story = {
  args: { methods: ['pix_br'] },
  play: async ({ canvasElement }) => expect((await radio(canvasElement, 'pix_br')).checked).toBe(true),
};

export const WithFields: Story = { args: { value: 'boleto_br' }, play: withFields };

export const WithKnownData: Story = {
  args: { value: 'ovo_id', customer: { phone: '+6281234567890' } },
  play: async (context) => {
    await withFields(context);
    await expect(elementIn(context.canvasElement).customerValue).toEqual({ phone: '+6281234567890' });
  },
};

export const DataMissing: Story = {
  args: { value: 'ovo_id' },
  play: async (context) => {
    await withFields(context);
    context.canvasElement.querySelector('button')!.click();
    const fields = await partOf(context.canvasElement, TAG, 'fields');
    await waitFor(() => expect(fields.shadowRoot?.querySelector('[part=error]')).toBeTruthy());
  },
};

export const ChoiceMissing: Story = {
  play: async ({ canvasElement }) => {
    await radio(canvasElement, 'pix_br');
    canvasElement.querySelector('button')!.click();
    await announces(canvasElement, TAG, 'Choose a payment method.');
  },
};

export const SomeDisabled: Story = {
  args: {
    methods: ['pix_br', { id: 'boleto_br', disabled: true, reason: 'Not for orders below R$ 10' }, 'card_ru'],
  },
  play: async ({ canvasElement }) => expect(await textsOf(canvasElement, TAG, 'reason')).toHaveLength(1),
};

export const Disabled: Story = { args: { value: 'pix_br', disabled: true } };

/** The page's own form for cards, and its own mark. */
export const OwnContent: Story = {
  args: { value: 'card_ru' },
  render: ({ methods, value }) =>
    html`<pay-methods .methods=${methods} value=${value}>
      <b slot="mark-pix_br">Px</b>
      <p slot="card_ru">The shop’s own form for cards.</p>
    </pay-methods>`,
  play: async ({ canvasElement }) => {
    await radio(canvasElement, 'card_ru');
    await expect(canvasElement.querySelector('p')).toBeVisible();
  },
};

const ALL =
  'pix_br promptpay_th qris_id paynow_sg duitnow_my vietqr_vn upi_in boleto_br spei_mx pse_co ideal_nl bancontact_be blik_pl multibanco_pt oxxo_mx 7eleven_ph paycash_mx efecty_co rapipago_ar pagofacil_ar alfamart_id indomaret_id konbini_jp gcash_ph maya_ph grabpay_sg shopeepay_id dana_id ovo_id gopay_id linkaja_id truemoney_th rabbitlinepay_th kakaopay_kr naverpay_kr alipay_cn wechatpay_cn banktransfer_mx cashvoucher_mx ewallet_id card_ru va_id directdebit_br sepa_de ach_us wire_us some_wallet_ph';

export const EveryName: Story = {
  args: { methods: ALL.split(' ') },
  play: async ({ canvasElement }) => expect(await textsOf(canvasElement, TAG, 'name')).toHaveLength(47),
};

export const LongNames: Story = {
  args: {
    methods: [
      { id: 'pix_br', name: 'Pix with a name that needs more than one line on a phone', description: 'x'.repeat(120) },
      { id: 'card_ru', name: 'Donaudampfschifffahrtsgesellschaftskapitän', icon: 'none' },
      { id: 'hostile', name: '<img src=x onerror=alert(1)> \u202egnp.exe' },
    ],
    value: 'pix_br',
  },
  play: ({ canvasElement }) => fits(canvasElement, TAG),
};

export const RightToLeft: Story = {
  args: { value: 'ovo_id' },
  decorators: [(story) => html`<div dir="rtl" lang="ar">${story()}</div>`],
  play: async (context) => {
    await withFields(context);
    await fits(context.canvasElement, TAG);
  },
};

export const Dark: Story = {
  args: { value: 'ovo_id' },
  decorators: [
    (story) =>
      html`<div .style=${'color-scheme: dark; background: #121212; color: #eee; padding: 1rem'}>${story()}</div>`,
  ],
  play: withFields,
};

export const Empty: Story = {
  args: { methods: [] },
  play: ({ canvasElement }) => lacks(canvasElement, TAG, 'base'),
};

export const Unusable: Story = {
  // Without its button: there is nothing to pay with.
  render: () => html`<pay-methods .methods=${[{ id: 'not an identifier' }]}></pay-methods>`,
  play: ({ canvasElement }) => announces(canvasElement, TAG, 'can’t show'),
};
