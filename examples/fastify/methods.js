/** Prices and customer data by payment method. The page sends only the method. */
const ana = {
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
const dewi = { first_name: 'Dewi', country: 'ID', phone: '+6281234567890' };

/** @typedef {{ customer: object, price?: { currency: string, amount: string } }} Method */

/** A method without a price creates a mandate: an account that is linked now and debited later. */
const METHODS = new Map(
  /** @type {[string, Method][]} */ ([
    ['pix_br', { customer: ana, price: { currency: 'BRL', amount: '129.90' } }],
    ['boleto_br', { customer: ana, price: { currency: 'BRL', amount: '129.90' } }],
    ['ewallet_id', { customer: dewi }],
  ]),
);

/**
 * The order for what the page has sent, or null if the shop does not offer it. The shop sets the price, not the page.
 * @param {Readonly<Record<string, unknown>>} body
 */
export function orderFor({ method, customer: entered }) {
  const payment_method = String(method);
  const offered = METHODS.get(payment_method);
  if (!offered) return null;
  const customer = { ...offered.customer, ...Object(entered) };
  return offered.price
    ? { customer, payment: { payment_method, ...offered.price } }
    : { customer, mandate: { payment_method } };
}
