import type { PixPayment } from '../../../src/providers/pix.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<PixPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://bacen.github.io/pix-api/',
    licence: 'quoted',
    given: { calendario: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
