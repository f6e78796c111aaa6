import type { YookassaPayment } from '../../../src/providers/yookassa.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<YookassaPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://yookassa.ru/developers/api',
    licence: 'quoted',
    given: { confirmation: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
