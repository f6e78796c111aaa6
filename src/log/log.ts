import { Context } from './context.js';
import type { Moment, PayLogEntry } from './entry.js';
import { PayLogEvent } from './event.js';
import { EVENTS, momentOf } from './moments.js';
import { observeRequests } from './requests.js';
import { ELEMENTS } from './vocabulary.js';
import { native } from '../natives.js';

export type LogHandler = (entry: PayLogEntry) => void;

const isOurs = (target: unknown): target is Element => target instanceof Element && ELEMENTS.includes(target.localName);

/** Events that were logged for another target. */
const logged = new WeakSet<Event>();

/**
 * Fires `pay-log` on the elements in a document, a shadow root or an element, for analytics and error monitoring. It listens
 * from outside: without a call, nothing is observed.
 * @param handler receives each entry, as a listener of `pay-log` does
 * @returns a function that stops it
 */
export function log(target: Document | ShadowRoot | Element, handler?: LogHandler): () => void {
  const life = new AbortController();
  const { signal } = life;
  const contexts = new Map<Element, Context>();
  // While the page is loading, its elements have been awaited since the navigation.
  const already = document.readyState === 'complete' ? performance.now() : 0;

  const contextOf = (element: Element, start: number | null): Context => {
    const context = contexts.get(element) ?? new Context(element, start);
    contexts.set(element, context);
    return context;
  };
  const appear = (node: Node, start: number): void => {
    const inside =
      'querySelectorAll' in node ? native(node as ParentNode & Node, 'querySelectorAll')(ELEMENTS.join()) : [];
    for (const element of [node, ...inside]) if (isOurs(element)) contextOf(element, start);
  };

  const fire = (element: Element, context: Context, moment: Moment): void => {
    element.dispatchEvent(new PayLogEvent(context.entry(moment, element, performance.now())));
  };
  const observe = (event: Event & { resource?: unknown; method?: unknown }): void => {
    const path = event.composedPath().filter(isOurs);
    const [source] = path;
    if (!source || logged.has(event)) return;
    logged.add(event);
    // The action around the step knows the payment.
    const context = contextOf(path.find(({ localName }) => localName === 'pay-action') ?? source, null);
    context.learn(event.resource ?? { payment_method: event.method });
    const moment = momentOf(event, context.retries + 1);
    if (moment) fire(source, context, moment);
    if (event.type === 'pay-retry') context.restart(performance.now());
  };

  if (handler)
    native(target, 'addEventListener')('pay-log', (event) => event instanceof PayLogEvent && handler(event.entry), {
      signal,
    });
  // Not in the capture phase: an action stops what its step reports twice.
  for (const name of EVENTS) native(target, 'addEventListener')(name, observe, { signal });

  const observer = new MutationObserver((records) => {
    const now = performance.now();
    for (const element of contexts.keys()) if (!element.isConnected) contexts.delete(element);
    for (const { addedNodes } of records) for (const node of addedNodes) appear(node, now);
  });
  observer.observe(target, { childList: true, subtree: true });
  appear(target, already);

  const stopRequests = observeRequests((url, moment) => {
    for (const [element, context] of contexts) if (addressOf(element) === url) fire(element, context, moment);
  });
  return () => {
    life.abort();
    observer.disconnect();
    stopRequests();
  };
}

/** The address that an action polls; null if it polls none. */
function addressOf(element: Element): string | null {
  const { src } = element as { src?: unknown };
  if (element.localName !== 'pay-action' || typeof src !== 'string' || !src) return null;
  try {
    return new URL(src, native(document, 'baseURI')).href;
  } catch {
    return null;
  }
}
