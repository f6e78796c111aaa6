import { expect, html } from '@open-wc/testing';
import { render, type LitElement } from 'lit';
import { addLanguage } from '../../src/controllers/page-language.js';
import { strings as portuguese } from '../../src/locales/pt-BR.js';
import { settle } from '../support/clock.js';
import { ELEMENTS } from '../support/elements.js';
import { mount } from '../support/mount.js';
import { many, reportAttack } from '../support/attack-report.js';

let ran = 0;
const MARKUP = '<i data-forged></i>';
const texts = Object.assign([MARKUP], { raw: [MARKUP] });

/** Marked like a template of Lit, which Lit turns into markup by the page's Trusted Types policy. */
const template = { _$litType$: 1, strings: texts, values: [], toString: () => MARKUP };
/** Marked like a directive of Lit: a class that Lit runs. */
const directive = {
  _$litDirective$: class {
    constructor() {
      ran++;
    }
    // Lit's names for production of `_$initialize` and `_$resolve`.
    _$AT(): void {}
    _$AS(): unknown {
      return template;
    }
  },
  values: [],
};
/** Has its mark only from the second read on. */
const late = () => {
  let reads = 0;
  return {
    ...template,
    get _$litType$(): number | undefined {
      return reads++ ? 1 : undefined;
    },
  };
};
const FORGED: Readonly<Record<string, () => unknown>> = {
  template: () => template,
  directive: () => directive,
  'in a list': () => [[template, directive]],
  'in an iterable': () => new Set([template]),
  'a function with the marks': () => Object.assign(() => template, template, directive),
  'a mark that appears late': late,
  'a proxy of a list': () => new Proxy([template], {}),
  'an instance of Node': () => Object.assign(Object.create(Node.prototype) as object, template),
};

/** All texts of a language, each forged, also the return values of functions. */
function forgedTexts(texts: unknown, forged: unknown): unknown {
  if (typeof texts === 'function') return () => forged;
  if (typeof texts !== 'object' || !texts) return forged;
  if (Array.isArray(texts)) return texts.map((text) => forgedTexts(text, forged));
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, forgedTexts(value, forged)]));
}

function isForged(root: ParentNode): boolean {
  return [...root.querySelectorAll('*')].some(
    (one) => one.matches('[data-forged]') || (one.shadowRoot && isForged(one.shadowRoot)),
  );
}

describe('a forged value of the page is neither rendered as markup nor run', () => {
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

  it('the forged template is effective: Lit renders it', async () => {
    const { element } = await mount(html`<div>${template}</div>`);
    expect(isForged(element)).to.equal(true);
  });

  it('the forged directive is effective: Lit runs it', () => {
    render(html`${directive}`, document.createElement('div'));
    expect(ran).to.equal(1);
    ran = 0;
  });

  for (const [kind, forged] of Object.entries(FORGED)) {
    for (const [tag, properties] of ELEMENTS) {
      it(`${tag} ${JSON.stringify(properties).slice(0, 60)} renders as text: ${kind}`, async () => {
        const { element: place } = await mount(html`<div></div>`);
        const made = () => Object.assign(document.createElement(tag) as LitElement, properties);
        const names = (customElements.get(tag) as typeof LitElement).elementProperties.keys();
        for (const name of names) {
          const element = made();
          await shows(place, element, () => Object.assign(element, { [name]: forged() }));
        }
        const strings = forgedTexts(portuguese, forged());
        const element = made();
        await shows(place, element, () => Object.assign(element, { strings }));
        const provider = Object.assign(document.createElement('pay-provider'), { strings });
        provider.append(made());
        await shows(place, provider, () => {});
      });
    }

    it(`a language that the page adds renders as text: ${kind}`, async () => {
      addLanguage('tlh', forgedTexts(portuguese, forged()) as object);
      const { element: place } = await mount(html`<div lang="tlh"></div>`);
      for (const [tag, properties] of ELEMENTS) {
        const element = document.createElement(tag) as LitElement;
        await shows(place, element, () => Object.assign(element, properties));
      }
      addLanguage('tlh', {});
    });
  }

  after(() =>
    reportAttack(
      `${many(count)} templates and directives of the page's own, ${Object.keys(FORGED).length} kinds, in each property and each word`,
      '0 rendered, 0 run',
    ),
  );
});
