import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PayCustomerFields } from '../src/index.js';
import { fits, lacks, partOf, says } from './support.js';

interface Args {
  paymentMethod: string;
  value: object | null;
  disabled: boolean;
}

const TAG = 'pay-customer-fields';

const brazilian = {
  document: { country: 'BR', type: 'tax_id', number: '52998224725' },
  billing_address: {
    country: 'BR',
    state: 'SP',
    city: 'São Paulo',
    line1: 'Rua das Flores, 100',
    line2: 'Apto 4',
    postal_code: '01310-100',
  },
};

const meta: Meta<Args> = {
  title: 'Elements/pay-customer-fields',
  component: TAG,
  args: { paymentMethod: 'boleto_br', value: null, disabled: false },
  argTypes: { paymentMethod: { control: 'select', options: ['boleto_br', 'ovo_id', 'pix_br'] } },
  render: ({ paymentMethod, value, disabled }) =>
    html`<form @submit=${(event: Event) => event.preventDefault()}>
      <pay-customer-fields
        name="customer"
        payment-method=${paymentMethod}
        .defaultValue=${value}
        ?disabled=${disabled}
      ></pay-customer-fields>
      <p><button>Continue</button></p>
    </form>`,
};
export default meta;
type Story = StoryObj<Args>;

const input = (canvas: HTMLElement, path: string) =>
  waitFor(() => {
    const found = canvas.querySelector(TAG)?.shadowRoot?.getElementById(path);
    if (!found) throw new Error(`there is no ${path}`);
    return found as HTMLInputElement;
  });

/** Types into a field, and moves the focus away. */
const entering =
  (path: string, text: string, problem: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const field = await input(canvasElement, path);
    await userEvent.type(field, text);
    field.blur();
    await says(canvasElement, TAG, 'error', problem);
  };

const sending: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await partOf(canvasElement, TAG, 'base');
  canvasElement.querySelector('button')!.click();
  const summary = await partOf(canvasElement, TAG, 'summary');
  await expect(summary.matches(':focus')).toBe(true);
};

/** Sends the form of a wallet, whose only field has the problem. */
const sendingPhone: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await partOf(canvasElement, TAG, 'base');
  canvasElement.querySelector('button')!.click();
  const error = await partOf(canvasElement, TAG, 'error');
  await expect(error.getRootNode()).toHaveProperty('activeElement.id', 'phone');
};

export const BoletoEmpty: Story = { play: ({ canvasElement }) => fits(canvasElement, TAG) };

export const BoletoFilled: Story = {
  args: { value: brazilian },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'base');
    await expect(canvasElement.querySelector<PayCustomerFields>(TAG)!.value).toEqual(brazilian);
  },
};

export const BoletoOfACompany: Story = {
  args: { value: { ...brazilian, document: { ...brazilian.document, number: '12ABC34501DE35' } } },
};

export const WrongDocument: Story = {
  play: entering('document.number', '529.982.247-24', 'isn’t valid'),
};

export const WrongPostalCode: Story = {
  play: entering('billing_address.postal_code', '0131', '8 digits'),
};

export const TooLong: Story = {
  play: entering('billing_address.city', 'x'.repeat(65), 'at most 64'),
};

export const SentEmpty: Story = { play: sending };

export const Phone: Story = { args: { paymentMethod: 'ovo_id' } };

export const PhoneFilled: Story = { args: { paymentMethod: 'ovo_id', value: { phone: '081234567890' } } };

export const WrongPhone: Story = {
  args: { paymentMethod: 'ovo_id' },
  play: entering('phone', '0812', 'isn’t valid'),
};

export const PhoneSentEmpty: Story = { args: { paymentMethod: 'ovo_id' }, play: sendingPhone };

export const SaidByThePage: Story = {
  args: { paymentMethod: 'ovo_id', value: { phone: '081234567890' } },
  play: async (context) => {
    await partOf(context.canvasElement, TAG, 'base');
    context.canvasElement.querySelector<PayCustomerFields>(TAG)!.setCustomValidity('This number has no wallet.');
    await sendingPhone(context);
  },
};

export const Disabled: Story = { args: { value: brazilian, disabled: true } };

export const NothingAsked: Story = {
  args: { paymentMethod: 'pix_br' },
  play: ({ canvasElement }) => lacks(canvasElement, TAG, 'base'),
};
