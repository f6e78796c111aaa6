import { STEPS_CHANGE } from '../../contract/registered-steps.js';
import { native } from '../../natives.js';

/** Tells each `<pay-action>` that the page has changed what it has registered: it selects its step again. */
export function renewSteps(): void {
  // A server has no elements on screen.
  if ('window' in globalThis) native(window, 'dispatchEvent')(new Event(STEPS_CHANGE));
}
