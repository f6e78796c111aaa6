import type { PayAction, PayEventMap } from 'pay-elements';
import type { DefineComponent } from 'vue';

type Properties = Partial<Pick<PayAction, 'src' | 'baseUrl'>>;
type Events = { [Name in keyof PayEventMap]: (event: PayEventMap[Name]) => void };

declare module 'vue' {
  interface GlobalComponents {
    'pay-action': DefineComponent<Properties, {}, {}, {}, {}, {}, {}, Events>;
  }
}
