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
