import type { ConektaPayment } from '../../../src/providers/conekta.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<ConektaPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://developers.conekta.com/reference/getorderbyid',
    licence: 'quoted',
    given: { order_id: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
