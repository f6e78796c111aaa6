/** A hook for React 18 and newer. */
import { useCallback, useRef, useState, type RefCallback } from 'react';
import { START, watchPayAction, type PayActionState } from './watch-pay-action.js';

export type { PayActionState } from './watch-pay-action.js';

export interface PayActionHook extends PayActionState {
  /** The `ref` of a `<pay-action>`, or of an element around it. */
  readonly ref: RefCallback<EventTarget>;
}

/** The state of a `<pay-action>`: its payment or mandate, outcome and error. Each new element starts from the beginning. */
export function usePayAction(): PayActionHook {
  const [state, setState] = useState(START);
  const stop = useRef<(() => void) | undefined>(undefined);
  // React 18 calls it with null in the end, and knows no function that cleans up.
  const ref = useCallback((element: EventTarget | null) => {
    stop.current?.();
    stop.current = element ? watchPayAction(element, setState) : undefined;
    if (element) setState(START);
  }, []);
  return { ...state, ref };
}
