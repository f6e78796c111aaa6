/** What the shop offers. */
export const METHODS = ['pix_br', 'boleto_br', { id: 'ewallet_id', name: 'GoPay' }];

/** The customer who has signed in: some methods need the data. */
export const CUSTOMER = {
  first_name: 'Ana',
  last_name: 'Souza',
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

/**
 * Creates a payment in the shop's backend.
 * @param form with the entries of <pay-methods>
 * @param attempt the idempotency key: a repeated request with the same key creates one payment
 * @returns the `src` of <pay-action>
 */
export async function placeOrder(form: FormData, attempt: string): Promise<string> {
  const customer = JSON.parse(String(form.get('customer') ?? '{}')) as unknown;
  const method = String(form.get('method'));
  const response = await fetch('/api/orders', {
    method: 'POST',
    // Another method is another payment.
    headers: { 'content-type': 'application/json', 'idempotency-key': `${attempt}-${method}` },
    body: JSON.stringify({ method, customer }),
  });
  if (!response.ok) throw new Error(`The shop responded with ${response.status}.`);
  const { object, id } = (await response.json()) as { object: string; id: string };
  return `/api/${object}s/${id}`;
}
