import type { PaystackPayment } from '../../../src/providers/paystack.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<PaystackPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://paystack.com/docs/api/transaction/',
    licence: 'quoted',
    given: { access_code: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
