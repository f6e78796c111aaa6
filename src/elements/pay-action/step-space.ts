import type { LitElement } from 'lit';
import type { PayTimed } from '../slip/pay-timed.js';

/** A step of the page has none of these, and has settled at once. */
type StepElement = HTMLElement & Partial<Pick<PayTimed<object>, 'isSettled' | 'addController' | 'updateComplete'>>;

const RESERVED = '--pay-size-reserved';

const watched = new WeakSet<StepElement>();
/** The step of each host, once it grows no more; null before. */
const settledStep = new WeakMap<LitElement, StepElement | null>();

/** True if what is below the step does not move any more. */
export const isSettled = (host: LitElement): boolean => Boolean(settledStep.get(host));

/**
 * Updates the host when its step has settled. Then it gives back the space that `pay-elements.css` reserves and the step does not
 * need, except where the consumer would see that something moves.
 */
export function fit(host: LitElement): void {
  const step = host.renderRoot.querySelector<StepElement>('[part=step]');
  if (step && !watched.has(step)) {
    watched.add(step);
    step.addController?.({ hostUpdated: () => fit(host) });
    void step.updateComplete?.then(() => fit(host));
  }
  const found = step?.isSettled === false ? null : step;
  if (found === (settledStep.get(host) ?? null)) return;
  settledStep.set(host, found);
  queueMicrotask(() => host.requestUpdate());
  host.style.removeProperty(RESERVED);
  if (found) void host.updateComplete.then(() => settledStep.get(host) === found && shrink(host));
}

function shrink(host: LitElement): void {
  host.style.setProperty(RESERVED, '0');
  if (host.getBoundingClientRect().bottom < innerHeight) host.style.removeProperty(RESERVED);
}
