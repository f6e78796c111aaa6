import { expect, html } from '@open-wc/testing';
import { render, type LitElement } from 'lit';
import { addLanguage } from '../../src/locales/languages.js';
import { strings as portuguese } from '../../src/locales/pt-BR.js';
import { settle } from '../support/clock.js';
import { ELEMENTS } from '../support/elements.js';
import { mount } from '../support/mount.js';
import { many, tried } from '../support/tried.js';

let ran = 0;
const MARKUP = '<i data-forged></i>';
const texts = Object.assign([MARKUP], { raw: [MARKUP] });

/** Marked as Lit marks a template: what Lit makes markup of, by the page's Trusted Types policy. */
const template = { _$litType$: 1, strings: texts, values: [], toString: () => MARKUP };
/** Marked as Lit marks a directive: a class that it runs. */
const directive = {
  _$litDirective$: class {
    constructor() {
      ran++;
    }
    _$initialize(): void {}
    _$resolve(): unknown {
      return template;
    }
  },
  values: [],
};
/** Its mark is there at the second look. */
const late = () => {
  let looks = 0;
  return {
    ...template,
    get _$litType$(): number | undefined {
      return looks++ ? 1 : undefined;
    },
  };
};
const FORGED: Readonly<Record<string, () => unknown>> = {
  template: () => template,
  directive: () => directive,
  'in a list': () => [[template, directive]],
  'in what is iterated': () => new Set([template]),
  'a function with the marks': () => Object.assign(() => template, template, directive),
  'a mark that comes late': late,
  'a proxy of a list': () => new Proxy([template], {}),
  'of a class of nodes': () => Object.assign(Object.create(Node.prototype) as object, template),
};

/** All words of a language, each forged, also in what a function answers. */
function forgedWords(words: unknown, forged: unknown): unknown {
  if (typeof words === 'function') return () => forged;
  if (typeof words !== 'object' || !words) return forged;
  if (Array.isArray(words)) return words.map((word) => forgedWords(word, forged));
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, forgedWords(value, forged)]));
}

function isForged(root: ParentNode): boolean {
  return [...root.querySelectorAll('*')].some(
    (one) => one.matches('[data-forged]') || (one.shadowRoot && isForged(one.shadowRoot)),
  );
}

describe('a value of the page is text, not markup', () => {
  let count = 0;
  const shows = async (place: Element, element: LitElement, set: () => void) => {
    place.replaceChildren(element);
    set();
    await settle();
    await element.updateComplete;
    count++;
    expect(isForged(place)).to.equal(false);
    expect(ran).to.equal(0);
  };

  it('a control: Lit renders what is marked as its template', async () => {
    const { element } = await mount(html`<div>${template}</div>`);
    expect(isForged(element)).to.equal(true);
  });

  it('a control: Lit runs what is marked as its directive', () => {
    render(html`${directive}`, document.createElement('div'));
    expect(ran).to.equal(1);
    ran = 0;
  });

  for (const [kind, forged] of Object.entries(FORGED)) {
    for (const [tag, properties] of ELEMENTS) {
      it(`${kind}: ${tag} ${JSON.stringify(properties).slice(0, 60)}`, async () => {
        const { element: place } = await mount(html`<div></div>`);
        const made = () => Object.assign(document.createElement(tag) as LitElement, properties);
        const names = (customElements.get(tag) as typeof LitElement).elementProperties.keys();
        for (const name of names) {
          const element = made();
          await shows(place, element, () => Object.assign(element, { [name]: forged() }));
        }
        const words = forgedWords(portuguese, forged());
        const element = made();
        await shows(place, element, () => Object.assign(element, { strings: words }));
        const provider = Object.assign(document.createElement('pay-provider'), { strings: words });
        provider.append(made());
        await shows(place, provider, () => {});
      });
    }

    it(`${kind}: a language of the page's own`, async () => {
      addLanguage('tlh', forgedWords(portuguese, forged()) as object);
      const { element: place } = await mount(html`<div lang="tlh"></div>`);
      for (const [tag, properties] of ELEMENTS) {
        const element = document.createElement(tag) as LitElement;
        await shows(place, element, () => Object.assign(element, properties));
      }
      addLanguage('tlh', {});
    });
  }

  after(() =>
    tried(
      `${many(count)} templates and directives of the page's own, ${Object.keys(FORGED).length} kinds, in each property and each word`,
      '0 rendered, 0 run',
    ),
  );
});
