/** The compared implementations of the steps. */
import { pathOf } from './backend.js';
import { actionMarkup, elementMarkup, spacedMarkup, srcMarkup } from './markup.js';
import { ADYEN_MARKS, OWN_MARKS, ourMarks, type Marks } from './marks.js';
import type { Resource } from './resource.js';
import { TAGS, type StepName } from './steps.js';

export interface Contestant {
  readonly id: string;
  readonly name: string;
  /** The hand-written page that it is compared with. */
  readonly limit: string;
  readonly marks: Marks;
  /** The language of the page; English if absent. */
  readonly lang?: string;
  /** The code of the module to bundle, if the page has one. */
  readonly entry?: (step: StepName) => string;
  /** HTML of the page's head. */
  readonly head?: (step: StepName, resource: Resource) => string;
  /** HTML of the step. */
  readonly body?: (step: StepName, resource: Resource) => string;
}

export const PLAIN = 'plain';
export const FETCH = 'fetch';
export const ELEMENT = 'element';
/** Our plain script tag: the way of most shops. */
export const TAG = 'tag';
/** Everything in one file. */
export const WHOLE_FILE = 'all';
export const PORTUGUESE = 'pt-BR';
export const SRC = 'src';
export const PRELOADED = 'preloaded';
export const STYLED = 'styled';
export const REACT = 'react';
export const ADYEN = 'adyen';

const script = (name: string, type = 'type="module"') => `<script ${type} src="/dist/${name}"></script>`;

/** A page with a bundle, and a payment in JSON. */
const withPayment = (folder: string) => ({
  entry: (step: StepName) =>
    `import { start } from './pages/inline'; import { mount } from './pages/${folder}/${step}'; start(mount);`,
  head: (_step: StepName, resource: Resource) =>
    `<script type="application/json" id="payment">${JSON.stringify(resource).replaceAll('<', '\\u003c')}</script>`,
});

/** A script of `dist/`, and `<pay-action>` with the payment as an attribute. */
const byScript = (head: Contestant['head']) => ({
  limit: PLAIN,
  marks: ourMarks('pay-action >>> '),
  head,
  body: actionMarkup,
});

/** A script of `dist/`, and `<pay-action>` with `src`. */
const bySrc = (head: Contestant['head']) => ({ ...byScript(head), limit: FETCH, body: srcMarkup });

export const CONTESTANTS: readonly Contestant[] = [
  { id: PLAIN, name: 'hand-written', limit: PLAIN, marks: OWN_MARKS, ...withPayment('plain') },
  {
    id: ELEMENT,
    name: 'ours, one element, bundled',
    limit: PLAIN,
    marks: ourMarks(''),
    entry: (step) => `import 'pay-elements/define/${TAGS[step]}';`,
    body: elementMarkup,
  },
  { id: TAG, name: 'ours, script tag', ...byScript(() => script('pay-elements.js')) },
  {
    id: STYLED,
    name: 'ours, script tag and `pay-elements.css`',
    ...byScript(() => '<link rel="stylesheet" href="/dist/pay-elements.css">' + script('pay-elements.js')),
    body: spacedMarkup,
  },
  { id: WHOLE_FILE, name: 'ours, everything in one file', ...byScript(() => script('pay-elements.all.js', 'defer')) },
  {
    id: PORTUGUESE,
    name: 'ours, script tag and preloaded texts, page in Portuguese',
    lang: 'pt-BR',
    ...byScript(() => '<link rel="modulepreload" href="/dist/locales/pt-BR.js">' + script('pay-elements.js')),
  },
  {
    id: 'lang',
    name: 'ours, script tag, page in Portuguese',
    lang: 'pt-BR',
    ...byScript(() => script('pay-elements.js')),
  },
  { id: REACT, name: 'React and libraries', limit: PLAIN, marks: OWN_MARKS, ...withPayment('react') },
  { id: ADYEN, name: 'Adyen Web', limit: PLAIN, marks: ADYEN_MARKS, ...withPayment('adyen') },
  {
    id: FETCH,
    name: 'hand-written, fetches the payment',
    limit: FETCH,
    marks: OWN_MARKS,
    entry: (step) =>
      `import { start } from './pages/fetched'; import { mount } from './pages/plain/${step}'; start(mount);`,
    body: (_step, resource) => `<div data-src="${pathOf(resource)}"></div>`,
  },
  { id: SRC, name: 'ours, `src`', ...bySrc(() => script('pay-elements.js')) },
  {
    id: PRELOADED,
    name: 'ours, `src` with preload',
    ...bySrc(
      (_step, resource) => `<link rel="preload" as="fetch" href="${pathOf(resource)}">${script('pay-elements.js')}`,
    ),
  },
];

/** The contestants that can show a step, and all that are compared with the same page. */
export const showing = (step: StepName, limit?: string) =>
  CONTESTANTS.filter((one) => one.marks[step] && (!limit || one.limit === limit));

export const nameOf = (id: string) => CONTESTANTS.find((one) => one.id === id)?.name ?? id;

/** Those that are measured on a loaded page, where the way of loading makes no difference. */
export const LOADED: readonly string[] = [PLAIN, ELEMENT, TAG, REACT, ADYEN];
