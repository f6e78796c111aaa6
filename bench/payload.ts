/** The data that all contestants show. */
export const QR = {
  /** A Pix code of Brazil's central bank, from its manual. */
  data:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
    '5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  amount: '10.50',
  currency: 'BRL',
};

/** An even number of digits, since Adyen uses Code 128 C. */
export const VOUCHER = { reference: '98000014505724', amount: '250.00', currency: 'MXN' };
