/** A customer of the examples, with the data that most methods need. */
export const CUSTOMER = {
  first_name: 'Ana',
  last_name: 'Souza',
  email: 'ana@exemplo.com.br',
  document: { country: 'BR', type: 'tax_id', number: '52998224725' },
  billing_address: {
    country: 'BR',
    state: 'SP',
    city: 'São Paulo',
    line1: 'Rua das Flores, 1',
    postal_code: '01310-100',
  },
};
