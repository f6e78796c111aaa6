import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PayRefundAccount } from '../src/index.js';
import { fits, lacks, partOf, says } from './support.js';

interface Args {
  paymentMethod: string;
  value: object | null;
  amount: string | null;
  disabled: boolean;
}

const TAG = 'pay-refund-account';

const brazilian = {
  country: 'BR',
  currency: 'BRL',
  account_holder_name: 'Ana Souza',
  bank_code: '341',
  bank_name: 'Itaú',
  bank_branch_code: '0123',
  account_type: 'checking',
  account_number: '12345-6',
};
const mexican = {
  country: 'MX',
  currency: 'MXN',
  account_holder_name: 'Luis García',
  account_number: '646180157000000004',
  account_type: 'savings',
};

const meta: Meta<Args> = {
  title: 'Elements/pay-refund-account',
  component: TAG,
  args: { paymentMethod: 'boleto_br', value: null, amount: '129.90', disabled: false },
  argTypes: { paymentMethod: { control: 'select', options: ['boleto_br', 'cashvoucher_mx', 'pix_br'] } },
  render: ({ paymentMethod, value, amount, disabled }) =>
    html`<form @submit=${(event: Event) => event.preventDefault()}>
      <pay-refund-account
        name="extra"
        payment-method=${paymentMethod}
        .defaultValue=${value}
        .amount=${amount}
        currency=${paymentMethod.endsWith('_mx') ? 'MXN' : 'BRL'}
        ?disabled=${disabled}
      ></pay-refund-account>
      <p><button>Save account</button></p>
    </form>`,
};
export default meta;
type Story = StoryObj<Args>;

const type = async (canvas: HTMLElement, path: string, text: string): Promise<void> => {
  const field = await waitFor(() => {
    const found = canvas.querySelector(TAG)?.shadowRoot?.getElementById(path);
    if (!found) throw new Error(`there is no ${path}`);
    return found;
  });
  await userEvent.type(field, text);
  field.blur();
};

const sending: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await partOf(canvasElement, TAG, 'base');
  canvasElement.querySelector('button')!.click();
  const summary = await partOf(canvasElement, TAG, 'summary');
  await expect(summary.matches(':focus')).toBe(true);
};

export const BrazilEmpty: Story = { play: ({ canvasElement }) => fits(canvasElement, TAG) };

export const BrazilFilled: Story = { args: { value: brazilian } };

export const BankNamedByItsCode: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'bank_name', '237');
    const name = canvasElement.querySelector(TAG)!.shadowRoot!.getElementById('bank_name') as HTMLInputElement;
    await waitFor(() => expect(name.value).toBe('Bradesco · 237'));
  },
};

export const WrongBankCode: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'bank_name', '23');
    await says(canvasElement, TAG, 'error', '3-digit code and its name');
  },
};

export const BrazilSentEmpty: Story = { play: sending };

export const MexicoEmpty: Story = {
  args: { paymentMethod: 'cashvoucher_mx' },
  play: ({ canvasElement }) => fits(canvasElement, TAG),
};

export const MexicoFilled: Story = {
  args: { paymentMethod: 'cashvoucher_mx', value: mexican },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'base');
    const account = canvasElement.querySelector<PayRefundAccount>(TAG)!;
    await expect(account.value).toEqual({ ...mexican, bank_code: '646', bank_branch_code: '180' });
  },
};

export const WrongClabe: Story = {
  args: { paymentMethod: 'cashvoucher_mx' },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'account_number', '646180157000000005');
    await says(canvasElement, TAG, 'error', 'isn’t valid');
  },
};

export const MexicoSentEmpty: Story = { args: { paymentMethod: 'cashvoucher_mx' }, play: sending };

export const Disabled: Story = { args: { value: brazilian, disabled: true } };

export const NothingAsked: Story = {
  args: { paymentMethod: 'pix_br' },
  play: ({ canvasElement }) => lacks(canvasElement, TAG, 'base'),
};
