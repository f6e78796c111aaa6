import type { MolliePayment } from '../../../src/providers/mollie.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<MolliePayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://docs.mollie.com/reference/get-payment',
    licence: 'quoted',
    given: { _links: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
