import { isServer, type ReactiveController, type ReactiveElement } from 'lit';
import { isRightToLeft, nearestLanguage } from '../domain/language.js';
import type { Clock } from '../context.js';
import { Latest } from './latest.js';
import { lazyLoad } from './lazy-load.js';
import { ssrState } from './ssr-state.js';
import { loadedLanguage, languages, loadLanguage, type Language } from '../locales/languages.js';

/** All that follow the language of the page, by their elements. */
const followers = new Map<Element, LanguageController>();
const lookAll = () => followers.forEach((follower) => follower.look());
/** One for all, from the first element on. */
let observer: MutationObserver | undefined;

function observe(root: Node): void {
  if (!observer) {
    observer = new MutationObserver(lookAll);
    addEventListener('languagechange', lookAll);
  }
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang', 'dir'] });
}

/** The words of the nearest language: of the element's own `lang`, the nearest, the page's, the browser's. */
export class LanguageController implements ReactiveController {
  words: Language = {};
  /** While texts are being loaded, for at most 8 seconds. */
  loading: Promise<void> | null = null;
  /** The language is written from right to left, and nothing that is nearer says otherwise. */
  rightToLeft = false;
  readonly #host: ReactiveElement;
  readonly #clock: () => Clock;
  #tag = 'en';
  readonly #requests = new Latest();

  constructor(host: ReactiveElement, clock: () => Clock) {
    this.#host = host;
    this.#clock = clock;
    host.addController(this);
  }

  hostConnected(): void {
    followers.set(this.#host, this);
    this.look();
  }

  hostDisconnected(): void {
    followers.delete(this.#host);
    if (this.loading) this.#tag = '';
    this.#requests.cancel();
  }

  look(): void {
    if (isServer) return this.#speak(ssrState.lang, loadedLanguage(ssrState.lang) ?? {});
    const wanted: string[] = [];
    let says = '';
    for (let element: Element | undefined = this.#host; element;) {
      const { lang, dir } = element as HTMLElement;
      says ||= dir ? 'dir' : lang;
      if (lang) wanted.push(lang);
      const root = element.getRootNode() as ShadowRoot;
      // What is said inside one of ours was taken from the page; to be told of each would make all look for each.
      const ours = followers.has(root.host);
      if (!ours) observe(root);
      element = (!ours && element.parentElement) || root.host;
    }
    const tag = nearestLanguage([...wanted, ...navigator.languages], languages()) ?? 'en';
    const rightToLeft = says !== 'dir' && isRightToLeft(tag);
    if (rightToLeft !== this.rightToLeft) this.#host.requestUpdate();
    this.rightToLeft = rightToLeft;
    if (tag === this.#tag) return;
    this.#tag = tag;
    this.#requests.cancel();
    const words = loadedLanguage(tag);
    this.loading = words ? null : this.#load(tag);
    if (words) this.#speak(tag, words);
  }

  #load(tag: string): Promise<void> {
    return lazyLoad(() => loadLanguage(tag), {
      clock: this.#clock(),
      signal: this.#requests.start(),
      onLoad: (words) => this.#speak(tag, words),
      onFail: () => {
        // The previous texts stay.
        this.#tag = '';
        this.loading = null;
        this.#host.requestUpdate();
      },
    });
  }

  #speak(tag: string, words: Language): void {
    this.#tag = tag;
    // A language that a merchant adds need not name its locale.
    this.words = { locale: tag, ...words };
    this.loading = null;
    this.#host.requestUpdate();
  }
}
