/** The ways to pay in the shop of the story. */
import { STEPS, type Shown } from '../data.js';

export interface Method {
  readonly id: string;
  readonly name: string;
  /** The time until the payment is confirmed. */
  readonly about: string;
  /** In the consumer's currency. */
  readonly price: string;
  readonly resource: Shown;
}

export const METHODS: readonly Method[] = [
  { id: 'pix_br', name: 'Pix', about: 'Confirmed in seconds', price: 'R$129.90', resource: STEPS['QR code (Pix)'] },
  { id: 'boleto_br', name: 'Boleto', about: '1 to 3 business days', price: 'R$129.90', resource: STEPS.Boleto },
  {
    id: 'banktransfer_mx',
    name: 'Bank transfer (SPEI)',
    about: 'Within minutes',
    price: 'MX$449.00',
    resource: STEPS['Bank transfer'],
  },
  {
    id: 'cashvoucher_mx',
    name: 'Cash in a store',
    about: 'Within a few hours',
    price: 'MX$449.00',
    resource: STEPS['Cash voucher'],
  },
  {
    id: 'promptpay_th',
    name: 'PromptPay',
    about: 'Confirmed in seconds',
    price: '฿799.00',
    resource: STEPS['QR code to save (PromptPay)'],
  },
  {
    id: 'ewallet_id',
    name: 'Link a wallet',
    about: 'With a one-time code',
    price: 'Rp389,000',
    resource: STEPS['One-time code'],
  },
  { id: 'ovo_id', name: 'OVO', about: 'In the app', price: 'Rp389,000', resource: STEPS.App },
  { id: 'card_ru', name: 'Bank card', about: 'On the bank’s page', price: '₽2,190.00', resource: STEPS['Bank’s page'] },
];

/** What the shop knows of its customer, for the methods that need it. */
export const CUSTOMER = {
  phone: '+6281234567890',
  document: { country: 'BR', type: 'tax_id', number: '52998224725' },
  billing_address: {
    country: 'BR',
    state: 'SP',
    city: 'São Paulo',
    line1: 'Rua das Flores, 100',
    postal_code: '01310-100',
  },
};
