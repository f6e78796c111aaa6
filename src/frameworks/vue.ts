/** A composable for Vue 3. */
import { shallowRef, watch, type ShallowRef } from 'vue';
import { START, watchPayAction, type PayActionState } from './watch-pay-action.js';

export type { PayActionState } from './watch-pay-action.js';

export interface PayActionComposable {
  /** The template ref of a `<pay-action>`, or of an element around it: `<pay-action ref="element">`. */
  readonly element: ShallowRef<EventTarget | null>;
  readonly state: Readonly<ShallowRef<PayActionState>>;
}

/** The state of a `<pay-action>`: its payment or mandate, outcome and error. Each new element starts from the beginning. */
export function usePayAction(): PayActionComposable {
  const element = shallowRef<EventTarget | null>(null);
  const state = shallowRef(START);
  watch(
    element,
    (current, _previous, onCleanup) => {
      if (!current) return;
      state.value = START;
      onCleanup(watchPayAction(current, (changed) => (state.value = changed)));
    },
    // No event of a new element is missed.
    { flush: 'sync' },
  );
  return { element, state };
}
