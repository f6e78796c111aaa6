import type { ActionState } from '../../flows/action.js';
import type { CoreStrings } from '../../locales/strings.js';

/** The message for a state. It is empty where the step shows the state itself. */
export function messageOf(flow: ActionState, strings: CoreStrings): string {
  const mandate = 'resource' in flow && flow.resource?.object === 'mandate';
  switch (flow.step) {
    case 'empty':
    case 'ready':
      return '';
    case 'loading':
      return strings.loading;
    case 'waiting':
      return strings.waiting;
    case 'unusable':
      return strings.errors[flow.error.code];
    case 'complete':
      return mandate ? strings.mandateComplete : strings.paymentComplete;
    case 'expired':
      return mandate ? strings.mandateExpired : strings.paymentExpired;
    case 'failed':
      return mandate ? strings.mandateFailed : strings.paymentFailed;
  }
}
