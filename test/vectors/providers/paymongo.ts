import type { PaymongoPayment } from '../../../src/providers/paymongo.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<PaymongoPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://developers.paymongo.com/reference/the-payment-intent-object',
    licence: 'quoted',
    given: { attributes: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
