import type { AsaasPayment } from '../../../src/providers/asaas.js';
import type { Vector } from './vector.js';

/** Replace it by published objects, one for each status and each kind of step. */
export const vectors: readonly Vector<AsaasPayment>[] = [
  {
    name: 'a payment with a page',
    source: 'https://docs.asaas.com/reference/recuperar-uma-unica-cobranca',
    licence: 'quoted',
    given: { billingType: 'pay_1', status: 'pending', redirect_url: 'https://bank.example/' },
    expected: { id: 'pay_1', status: 'created' },
  },
];
