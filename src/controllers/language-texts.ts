import type { ReactiveController, ReactiveElement } from 'lit';
import type { Clock } from '../context.js';
import type { Language } from '../locales/available.js';

/** The texts of an element in its language. */
export interface LanguageTexts {
  readonly texts: Language;
  /** While texts are loading, for at most 8 seconds. */
  readonly loading: Promise<void> | null;
  /** True if the language is written from right to left, and the page sets no nearer `dir`. */
  readonly rightToLeft: boolean;
}

type Create = (host: ReactiveElement, clock: () => Clock) => LanguageTexts;

/** The texts that are inside the elements. */
const BUILT_IN: LanguageTexts = { texts: {}, loading: null, rightToLeft: false };

let create: Create | null = null;
/** The controllers in the page. */
const connected = new Set<LanguageTextsController>();

/** Sets what all elements use from now on. Without a call, the code for more than one language is not in a page's bundle. */
export function useLanguages(by: Create): void {
  create = by;
  connected.forEach((controller) => controller.follow());
}

/** The language of an element: the built-in one, or that of the page once languages were added. */
export class LanguageTextsController implements ReactiveController {
  current = BUILT_IN;
  readonly #arguments: Parameters<Create>;

  constructor(...args: Parameters<Create>) {
    this.#arguments = args;
    this.follow();
    args[0].addController(this);
  }

  /** Follows the language of the page, if that is possible by now. */
  follow(): void {
    if (create && this.current === BUILT_IN) this.current = create(...this.#arguments);
  }

  hostConnected(): void {
    connected.add(this);
    this.follow();
  }

  hostDisconnected(): void {
    connected.delete(this);
  }
}
