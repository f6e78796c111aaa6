import type { PayAction, PayEventMap } from 'pay-elements';
import type { ClassAttributes, HTMLAttributes } from 'react';

/** Attributes, and not properties: the server writes them as they are named here. */
type ActionAttributes = { src?: string; 'base-url'?: string; 'payment-method'?: string };
type Listeners = { [Name in keyof PayEventMap as `on${Name}`]?: (event: PayEventMap[Name]) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pay-action': ActionAttributes & Listeners & HTMLAttributes<PayAction> & ClassAttributes<PayAction>;
    }
  }
}
