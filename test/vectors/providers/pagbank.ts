import type { PagbankPayment } from '../../../src/providers/pagbank.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<PagbankPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://developer.pagbank.com.br/reference/objeto-order',
    licence: 'quoted',
    given: { qr_codes: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
