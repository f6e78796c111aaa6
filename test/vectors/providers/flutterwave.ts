import type { FlutterwavePayment } from '../../../src/providers/flutterwave.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<FlutterwavePayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://developer.flutterwave.com/v3.0/reference/verify-transaction',
    licence: 'quoted',
    given: { tx_ref: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
