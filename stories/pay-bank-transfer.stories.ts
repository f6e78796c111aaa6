import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { PayBankTransfer } from '../src/index.js';
import { instruments } from '../test/support/samples.js';
import { SELLER, transferDetails as transfer } from './data.js';
import { announces, copyRefused, expiry, fits, lacks, partOf, says, stillClock, textsOf, isIn } from './support.js';

const TAG = 'pay-bank-transfer';

const meta: Meta<PayBankTransfer> = {
  title: 'Elements/pay-bank-transfer',
  component: TAG,
  args: {
    details: transfer,
    amount: '449.00',
    currency: 'MXN',
    paymentMethod: null,
    expiresAt: expiry.fresh,
    clockSkew: 0,
    merchant: SELLER,
  },
  render: ({ details, amount, currency, paymentMethod, expiresAt, clockSkew, merchant }) =>
    html`<pay-provider .clock=${stillClock}>
      <pay-bank-transfer
        .details=${details}
        .amount=${amount}
        .currency=${currency}
        .paymentMethod=${paymentMethod}
        .expiresAt=${expiresAt}
        .clockSkew=${clockSkew}
        .merchant=${merchant}
      ></pay-bank-transfer>
    </pay-provider>`,
};
export default meta;
type Story = StoryObj<PayBankTransfer>;

export const Fresh: Story = {
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await says(canvasElement, TAG, 'row', 'Exact amount MX$449.00');
    await says(canvasElement, TAG, 'due', '2026');
    await says(canvasElement, TAG, 'countdown', '3 days');
    await expect(await textsOf(canvasElement, TAG, 'row')).toHaveLength(9);
    await expect((await textsOf(canvasElement, TAG, 'value'))[0]).toBe('646 180 15700000000 4');
    // A copy button for the account, one per row, and one for all.
    await expect(await textsOf(canvasElement, TAG, 'copy-button')).toHaveLength(9);
    await lacks(canvasElement, TAG, 'warning');
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
    await lacks(canvasElement, TAG, 'slip', 'row', 'copy-button', 'tools');
  },
};

/** The CLABE's control digit is wrong. */
export const InvalidDigits: Story = {
  args: { details: { ...transfer, account_number: '646180157000000005' } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'looks wrong');
    await expect(await textsOf(canvasElement, TAG, 'value')).toContain('6461 8015 7000 0000 05');
  },
};

export const BankMismatch: Story = {
  args: { details: { ...transfer, bank_code: '40012' } },
  play: ({ canvasElement }) => says(canvasElement, TAG, 'warning', 'not at the bank shown'),
};

export const MissingFields: Story = {
  args: { details: { account_number: '1234567890' }, amount: null, currency: null, expiresAt: null },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await expect(await textsOf(canvasElement, TAG, 'line')).toEqual(['Account number 1234567890 Copy account number']);
    await lacks(canvasElement, TAG, 'row', 'due', 'countdown', 'calendar', 'warning');
  },
};

/** A SEPA transfer: on a computer, banking apps scan its QR code. */
export const Sepa: Story = {
  name: 'SEPA',
  args: {
    details: instruments.sepa_de,
    amount: '49.90',
    currency: 'EUR',
    paymentMethod: 'sepa_de',
    merchant: 'Beispiel Handel',
  },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'line', 'IBAN DE89 3704 0044 0532 0130 00');
    await says(canvasElement, TAG, 'steps', 'start a transfer');
    await lacks(canvasElement, TAG, 'warning');
  },
};

/** The check digits of the IBAN are wrong. */
export const InvalidIban: Story = {
  name: 'Invalid IBAN',
  args: { ...Sepa.args, details: { ...instruments.sepa_de, iban: 'DE88370400440532013000' } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'looks wrong');
    await lacks(canvasElement, TAG, 'code');
  },
};

export const UnitedStates: Story = {
  args: {
    details: instruments.ach_us,
    amount: '49.90',
    currency: 'USD',
    paymentMethod: 'banktransfer_us',
    merchant: 'Example Shop',
  },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'steps');
    await expect((await textsOf(canvasElement, TAG, 'row')).join()).toContain('Routing number 110000000');
    await lacks(canvasElement, TAG, 'warning', 'code');
  },
};

export const UnitedKingdom: Story = {
  args: {
    details: instruments.bacs_gb,
    amount: '49.90',
    currency: 'GBP',
    paymentMethod: 'banktransfer_gb',
    merchant: 'Example Shop',
  },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'steps');
    await expect((await textsOf(canvasElement, TAG, 'row')).join()).toContain('Sort code 08-99-99');
  },
};

/** Indonesia: 18 digits that are no CLABE. */
export const VirtualAccount: Story = {
  args: {
    details: instruments.bca_va_id,
    amount: '150000',
    currency: 'IDR',
    paymentMethod: 'bca_va_id',
    merchant: 'Toko Contoh',
  },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'line', 'Account number 1234 5678 9012 3456 78');
    await partOf(canvasElement, TAG, 'steps');
    await lacks(canvasElement, TAG, 'warning');
  },
};

export const LongNames: Story = {
  args: {
    details: {
      ...transfer,
      account_holder_name: `Comercializadora Internacional de Artículos ${'x'.repeat(200)} SA de CV`,
      bank_name: 'Banco Nacional de Comercio Exterior y de Desarrollo Agropecuario de México '.repeat(3),
      reference: `PEDIDO-${'20261121'.repeat(12)}`,
    },
  },
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, TAG, 'tools');
    await fits(canvasElement, TAG);
    await expect((await textsOf(canvasElement, TAG, 'label')).join()).toContain('Payment description (concepto)');
  },
};

/** Invisible characters are removed from names, and cause a warning in codes. */
export const HostileText: Story = {
  args: {
    details: {
      ...transfer,
      account_holder_name: 'Banco\u202e ojoR\u200b <b>Ñ</b>',
      bank_name: '\u2066STP\u2069\u00ad',
      reference: '042\u200b1337',
    },
  },
  play: async ({ canvasElement }) => {
    await says(canvasElement, TAG, 'warning', 'hidden characters');
    const values = await textsOf(canvasElement, TAG, 'value');
    await expect(values.slice(2, 5)).toEqual(['Banco ojoR <b>Ñ</b>', 'STP', '0421337']);
  },
};

export const CopyRefused: Story = {
  play: ({ canvasElement }) => copyRefused(canvasElement, TAG, 'CLABE'),
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
