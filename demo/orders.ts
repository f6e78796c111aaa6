/** The price of the shop's basket, and the shop's customer data, by payment method. */
export interface Order {
  readonly currency: string;
  readonly amount: string;
  /** True for a mandate: an agreement to debit later, instead of a payment. */
  readonly mandate?: boolean;
  /** How long the confirmation takes: a key of the page's texts. */
  readonly confirmed: 'seconds' | 'minutes' | 'hours' | 'days';
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
const anonymous = {};

export const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['pix_br', { currency: 'BRL', amount: '129.90', confirmed: 'seconds', customer: brazilian }],
  ['boleto_br', { currency: 'BRL', amount: '129.90', confirmed: 'days', customer: brazilian }],
  ['banktransfer_mx', { currency: 'MXN', amount: '449.00', confirmed: 'minutes', customer: mexican }],
  ['cashvoucher_mx', { currency: 'MXN', amount: '449.00', confirmed: 'hours', customer: mexican }],
  ['promptpay_th', { currency: 'THB', amount: '799.00', confirmed: 'seconds', customer: anonymous }],
  ['ewallet_th', { currency: 'THB', amount: '799.00', confirmed: 'seconds', customer: anonymous }],
  ['ewallet_id', { currency: 'IDR', amount: '119000.00', mandate: true, confirmed: 'seconds', customer: indonesian }],
  ['ovo_id', { currency: 'IDR', amount: '119000.00', confirmed: 'seconds', customer: indonesian }],
  ['ewallet_kr', { currency: 'KRW', amount: '33000', confirmed: 'seconds', customer: anonymous }],
  ['ewallet_cn', { currency: 'CNY', amount: '168.00', confirmed: 'seconds', customer: anonymous }],
  ['card_ru', { currency: 'RUB', amount: '2190.00', confirmed: 'seconds', customer: anonymous }],
]);
