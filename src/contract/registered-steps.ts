/** The steps that the page has registered: see `registerStep`. */

/** The action's type that a step is for. */
export interface RegisteredStep {
  readonly type: string;
}

/** A list of the page, not of a module: the page may register before the elements are loaded, and from another script. */
export const REGISTERED = Symbol.for('pay-elements/steps');

/** Fired on `window` after each change of what the page has registered. */
export const STEPS_CHANGE = 'pay-steps-change';

/** Returns the steps of the page, the latest first. */
export const registeredSteps = (): readonly RegisteredStep[] =>
  (globalThis as { [REGISTERED]?: readonly RegisteredStep[] })[REGISTERED] ?? [];
