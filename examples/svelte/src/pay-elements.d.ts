import type { PayAction, PayEventMap } from 'pay-elements';
import type { HTMLAttributes } from 'svelte/elements';

type Properties = Partial<Pick<PayAction, 'src' | 'baseUrl'>>;
type Listeners = { [Name in keyof PayEventMap as `on${Name}`]?: (event: PayEventMap[Name]) => void };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'pay-action': Properties & Listeners & HTMLAttributes<PayAction>;
  }
}
