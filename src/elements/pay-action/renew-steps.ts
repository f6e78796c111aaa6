import { STEPS_CHANGE } from '../../contract/registered-steps.js';
import { native } from '../../natives.js';

/** Shows the actions on screen again, because the page has changed what it has registered. */
export function renewSteps(): void {
  // A server has no elements on screen.
  if ('window' in globalThis) native(window, 'dispatchEvent')(new Event(STEPS_CHANGE));
}
