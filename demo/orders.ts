/** What the shop's one basket costs by payment method, and what it knows of the customer who pays that way. */
export interface Order {
  readonly currency: string;
  readonly amount: string;
  /** An agreement to debit later instead of a payment now. */
  readonly mandate?: boolean;
  readonly customer: object;
}

const brazilian = {
  first_name: 'Ana',
  last_name: 'Souza',
  country: 'BR',
  email: 'ana@example.com',
  document: { country: 'BR', type: 'tax_id', number: '52998224725' },
  billing_address: {
    country: 'BR',
    state: 'SP',
    city: 'São Paulo',
    line1: 'Rua das Flores, 100',
    postal_code: '01310-100',
  },
};
const mexican = { first_name: 'Luis', last_name: 'García', country: 'MX', email: 'luis@example.com' };
const indonesian = { first_name: 'Dewi', country: 'ID', phone: '+6281234567890' };
const nobody = {};

export const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['pix_br', { currency: 'BRL', amount: '129.90', customer: brazilian }],
  ['boleto_br', { currency: 'BRL', amount: '129.90', customer: brazilian }],
  ['banktransfer_mx', { currency: 'MXN', amount: '449.00', customer: mexican }],
  ['cashvoucher_mx', { currency: 'MXN', amount: '449.00', customer: mexican }],
  ['promptpay_th', { currency: 'THB', amount: '799.00', customer: nobody }],
  ['ewallet_th', { currency: 'THB', amount: '799.00', customer: nobody }],
  ['ewallet_id', { currency: 'IDR', amount: '389000.00', mandate: true, customer: indonesian }],
  ['ovo_id', { currency: 'IDR', amount: '389000.00', customer: indonesian }],
  ['ewallet_kr', { currency: 'KRW', amount: '33000', customer: nobody }],
  ['ewallet_cn', { currency: 'CNY', amount: '168.00', customer: nobody }],
  ['card_ru', { currency: 'RUB', amount: '2190.00', customer: nobody }],
]);
