import { parseAction } from '../../contract/action.js';
import { parseMandate, parsePayment } from '../../contract/resource.js';
import { toPayError } from '../../errors.js';
import type { ActionEvent } from '../../flows/action.js';
import { fromJson } from '../converters.js';

/** What a host may set, each as an object or as JSON. */
export interface Given {
  readonly payment: unknown;
  readonly mandate: unknown;
  readonly action: unknown;
  readonly src: string;
  readonly paymentMethod: string | null;
}

/** The event that begins with what was set: the whole payment or mandate before its action, and `src` after all. */
export function givenEvent({ payment, mandate, action, src, paymentMethod }: Given): ActionEvent {
  try {
    if (payment != null) return { type: 'resource', resource: parsePayment(fromJson(payment)) };
    if (mandate != null) return { type: 'resource', resource: parseMandate(fromJson(mandate)) };
    if (action != null) return { type: 'action', action: parseAction(fromJson(action), paymentMethod) };
  } catch (error) {
    return { type: 'unusable', error: toPayError(error, 'invalid-input') };
  }
  return { type: src ? 'loading' : 'cleared' };
}
