import type { LitElement } from 'lit';
import type { PayTimed } from '../slip/pay-timed.js';

/** A step of the page has none of these, and is whole at once. */
type StepElement = HTMLElement & Partial<Pick<PayTimed<object>, 'isWhole' | 'addController' | 'updateComplete'>>;

const RESERVED = '--pay-size-reserved';

const watched = new WeakSet<StepElement>();
/** The step of each host, once it grows no more; null before. */
const whole = new WeakMap<LitElement, StepElement | null>();

/** True if what is below the step does not move any more. */
export const isWhole = (host: LitElement): boolean => Boolean(whole.get(host));

/**
 * Updates the host when its step is whole. Then it gives back the space that `pay-elements.css` reserves and the step does not
 * need, except where the consumer would see that something moves.
 */
export function fit(host: LitElement): void {
  const step = host.renderRoot.querySelector<StepElement>('[part=step]');
  if (step && !watched.has(step)) {
    watched.add(step);
    step.addController?.({ hostUpdated: () => fit(host) });
    void step.updateComplete?.then(() => fit(host));
  }
  const found = step?.isWhole === false ? null : step;
  if (found === (whole.get(host) ?? null)) return;
  whole.set(host, found);
  queueMicrotask(() => host.requestUpdate());
  host.style.removeProperty(RESERVED);
  if (found) void host.updateComplete.then(() => whole.get(host) === found && shrink(host));
}

function shrink(host: LitElement): void {
  host.style.setProperty(RESERVED, '0');
  if (host.getBoundingClientRect().bottom < innerHeight) host.style.removeProperty(RESERVED);
}
