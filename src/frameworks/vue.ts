/** A composable for Vue 3. */
import { shallowRef, watch, type ShallowRef } from 'vue';
import { START, watchPayAction, type PayActionState } from './watch-pay-action.js';

export type { PayActionState } from './watch-pay-action.js';

/**
 * The state of a `<pay-action>`: its payment or mandate, outcome and error. Each new element starts from the beginning.
 * @param element the template ref of a `<pay-action>`, or of an element around it: `useTemplateRef('pay')`
 */
export function usePayAction(
  element: Readonly<ShallowRef<EventTarget | null | undefined>>,
): Readonly<ShallowRef<PayActionState>> {
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
  return state;
}
