import type { PayAction, PayEventMap } from 'pay-elements';
import type { ClassAttributes, HTMLAttributes } from 'react';

type Properties = Partial<Pick<PayAction, 'src' | 'baseUrl'>>;
type Listeners = { [Name in keyof PayEventMap as `on${Name}`]?: (event: PayEventMap[Name]) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pay-action': Properties & Listeners & HTMLAttributes<PayAction> & ClassAttributes<PayAction>;
    }
  }
}
