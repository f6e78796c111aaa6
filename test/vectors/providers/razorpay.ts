import type { RazorpayPayment } from '../../../src/providers/razorpay.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<RazorpayPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://razorpay.com/docs/api/payments/',
    licence: 'quoted',
    given: { entity: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
