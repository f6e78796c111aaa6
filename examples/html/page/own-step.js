// An element of the shop for a type of action that the library does not know. It is loaded when an action needs it.
import { registerStep } from '/pay-elements/pay-register.js';

registerStep({
  type: 'match_number',
  tag: 'shop-match-number',
  load: () => import('./match-number.js'),
  // The fields of the action are as the payment service sent them.
  properties: ({ action }) => ({ number: String(action.match_number?.number ?? '') }),
});
