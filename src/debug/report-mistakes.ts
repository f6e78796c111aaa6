import { TAGS } from '../registry/tags.js';
import { mistakeOfColors } from './colors.js';
import { INPUTS, mistakeOfElement, mistakeOfError, UNHANDLED_RETRY, type Inputs, type Mistake } from './mistakes.js';
import { showNote } from './note.js';
import { quietly } from './quietly.js';

const SUSPECTS = `${TAGS.join()},:not(:defined)`;
/** A page has this long to set what an element shows, to register an element, or to react to an event. */
const PATIENCE_MS = 5_000;

export interface ReportOptions {
  readonly root: Document;
  readonly warn: (text: string, element: Element) => void;
  readonly after: (ms: number, task: () => void) => void;
  /** Ends the reports. */
  readonly signal?: AbortSignal;
}

/** The texts that each element was reported with. Two copies of the library on a page share it. */
const REPORTED = Symbol.for('pay-elements/reported');
const page = globalThis as { [REPORTED]?: WeakMap<Element, Set<string>> };

const isOurs = (target: unknown): target is Element => target instanceof Element && target.localName.startsWith('pay-');

/** A request that fails once, while a step is on screen, is not shown. */
const showsError = ({ shadowRoot }: Element) => shadowRoot?.querySelector('[part~=error]') != null;

/** Receives a `pay-error`. @param path of the event, which has none after its dispatch */
export type HandleError = (event?: Event, path?: readonly EventTarget[]) => void;

/**
 * Reports each mistake of an element once. It listens from outside, so that the elements have no code for it.
 * @returns the listener for `pay-error`, which a page adds before this module is loaded
 */
export function reportMistakes({ root, warn, after, signal }: ReportOptions): HandleError {
  const reported = (page[REPORTED] ??= new WeakMap());
  const report = (element: Element, { heading, text }: Mistake): void => {
    const texts = reported.get(element) ?? new Set();
    if (texts.has(text)) return;
    reported.set(element, texts.add(text));
    warn(`Pay Elements: <${element.localName}>: ${text} (docs/debugging.md: ${heading})`, element);
  };

  const handleRetry = quietly((event: Event) => {
    const [element] = event.composedPath();
    if (!isOurs(element)) return;
    const read = () => INPUTS.map((name) => (element as Element & Inputs)[name]);
    const before = read();
    const check = quietly(() => {
      const unchanged = read().every((value, index) => value === before[index]);
      if (element.isConnected && unchanged) report(element, UNHANDLED_RETRY);
    });
    after(PATIENCE_MS, check);
  });

  const handleReady = quietly((event: Event) => {
    const [element] = event.composedPath();
    const mistake = isOurs(element) && mistakeOfColors(element);
    if (mistake) report(element, mistake);
  });

  const judge = quietly((element: Element) => {
    const mistake = element.isConnected && mistakeOfElement(element);
    if (!mistake) return;
    report(element, mistake);
    showNote(element, { ...mistake, holds: () => mistakeOfElement(element)?.heading === mistake.heading });
  });
  /** Judges elements later: the page may be about to set or to register what they lack. */
  const examine = quietly((nodes: readonly Node[]) => {
    const elements = nodes.flatMap((node) => [
      node,
      ...('querySelectorAll' in node ? (node as ParentNode).querySelectorAll(SUSPECTS) : []),
    ]);
    const suspects = elements.filter(isOurs).filter((element) => mistakeOfElement(element));
    // One timer for all that appear together.
    if (suspects.length) after(PATIENCE_MS, () => suspects.forEach((element) => judge(element)));
  });

  const observer = new MutationObserver((records) =>
    examine(records.flatMap(({ addedNodes }) => Array.from(addedNodes))),
  );
  observer.observe(root, { childList: true, subtree: true });
  signal?.addEventListener('abort', () => observer.disconnect());
  root.addEventListener('pay-retry', handleRetry, { capture: true, ...(signal && { signal }) });
  root.addEventListener('pay-ready', handleReady, { capture: true, ...(signal && { signal }) });
  examine([root]);

  return quietly((event, path = event?.composedPath() ?? []) => {
    const [element] = path;
    const { code, message } = (event ?? {}) as { code?: unknown; message?: unknown };
    const mistake = isOurs(element) && mistakeOfError(code, message, element);
    if (!mistake) return;
    report(element, mistake);
    showNote(element, mistake.isLasting ? { ...mistake, holds: () => showsError(element) } : null);
  });
}
