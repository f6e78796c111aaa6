import type { ReactiveController, ReactiveElement } from 'lit';
import { isRightToLeft, localeIn, matchLanguage, type LanguageMatch } from '../domain/language-tags.js';
import type { Clock } from '../context.js';
import { isServer } from './is-server.js';
import { LatestTask } from './latest-task.js';
import { useLanguages, type LanguageTexts } from './language-texts.js';
import { lazyLoad } from './lazy-load.js';
import { ssrState } from './ssr-state.js';
import {
  BUILT_IN,
  languages,
  loadedLanguage,
  loadLanguage,
  setLanguage,
  setLanguages,
  type Language,
  type LoadLanguage,
} from '../locales/available.js';
import { native } from '../natives.js';

/**
 * Adds or replaces a language.
 * @param tag BCP 47, without region if one language serves all regions
 * @param language its texts, or a function that imports a module with the texts as `strings`
 */
export function addLanguage(tag: string, language: Language | LoadLanguage): void {
  setLanguage(tag, language);
  followPage();
}

/** Adds the languages of this package. */
export function addLanguages(all: Readonly<Record<string, LoadLanguage>>): void {
  setLanguages(all);
  followPage();
}

function followPage(): void {
  useLanguages((...host) => new PageLanguage(...host));
  detectAll();
}

/** No language that the page asks for is available. */
const NONE: LanguageMatch = { tag: BUILT_IN, asked: '' };
/** The controllers of all elements in the page. */
const controllers = new Map<Element, PageLanguage>();
const detectAll = () => controllers.forEach((controller) => controller.detect());
/** One observer for all elements, from the first one on. */
let observer: MutationObserver | undefined;

function observe(root: Node): void {
  if (!observer) {
    observer = new MutationObserver(detectAll);
    native(window, 'addEventListener')('languagechange', detectAll);
  }
  observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang', 'dir'] });
}

/** The texts of the nearest language: that of the element's `lang`, of the nearest one above, of the page, or the browser's. */
export class PageLanguage implements ReactiveController, LanguageTexts {
  texts: Language = {};
  loading: Promise<void> | null = null;
  rightToLeft = false;
  readonly #host: ReactiveElement;
  readonly #clock: () => Clock;
  readonly #requests = new LatestTask();
  #tag = BUILT_IN;
  /** The tag that the page asks for, with its region. */
  #asked = '';

  constructor(host: ReactiveElement, clock: () => Clock) {
    this.#host = host;
    this.#clock = clock;
    host.addController(this);
  }

  hostConnected(): void {
    controllers.set(this.#host, this);
    this.detect();
  }

  hostDisconnected(): void {
    controllers.delete(this.#host);
    if (this.loading) this.#tag = '';
    this.#requests.cancel();
  }

  /** Detects the language, and loads its texts. */
  detect(): void {
    if (isServer) {
      this.#asked = ssrState.asked;
      return this.#apply(ssrState.lang, loadedLanguage(ssrState.lang) ?? {});
    }
    const wanted: string[] = [];
    let nearest = '';
    for (let element: Element | undefined = this.#host; element;) {
      const { lang, dir } = element as HTMLElement;
      nearest ||= dir ? 'dir' : lang;
      if (lang) wanted.push(lang);
      const root = element.getRootNode() as ShadowRoot;
      // Our own shadow roots have the language of the page: do not observe them, or every change would cause others.
      const ours = controllers.has(root.host);
      if (!ours) observe(root);
      element = (!ours && element.parentElement) || root.host;
    }
    const { tag, asked } = matchLanguage([...wanted, ...navigator.languages], languages()) ?? NONE;
    const rightToLeft = nearest !== 'dir' && isRightToLeft(tag);
    if (rightToLeft !== this.rightToLeft) this.#host.requestUpdate();
    this.rightToLeft = rightToLeft;
    if (tag === this.#tag && asked === this.#asked) return;
    this.#tag = tag;
    this.#asked = asked;
    this.#requests.cancel();
    const texts = loadedLanguage(tag);
    this.loading = texts ? null : this.#load(tag);
    if (texts) this.#apply(tag, texts);
  }

  #load(tag: string): Promise<void> {
    return lazyLoad(() => loadLanguage(tag), {
      clock: this.#clock(),
      signal: this.#requests.start(),
      onLoad: (texts) => this.#apply(tag, texts),
      onFail: () => {
        // The previous texts stay.
        this.#tag = '';
        this.loading = null;
        this.#host.requestUpdate();
      },
    });
  }

  #apply(tag: string, texts: Language): void {
    this.#tag = tag;
    // A language that a merchant adds need not name its locale, or may have anything there.
    const { locale = tag } = texts;
    this.texts = { ...texts, locale: typeof locale === 'string' ? localeIn(this.#asked, locale) : locale };
    this.loading = null;
    this.#host.requestUpdate();
  }
}
