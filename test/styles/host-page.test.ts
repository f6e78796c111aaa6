/** Styles of the page around the elements: what it inherits to them, and the size of its root. */
import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/define/all.js';
import { THEMES } from '../../src/styles/themes.js';
import { settle } from '../support/clock.js';
import { ELEMENTS } from '../support/elements.js';
import '../support/lazy.js';
import { boletoAction, qrAction, transferAction, voucherAction } from '../support/samples.js';

/** All inherited properties that change how a text looks, with a value of a page. */
const INHERITED: Readonly<Record<string, string>> = {
  'font-variant': 'small-caps',
  hyphens: 'auto',
  'letter-spacing': '3px',
  'line-break': 'anywhere',
  'overflow-wrap': 'anywhere',
  'text-align': 'center',
  'text-align-last': 'right',
  'text-emphasis': 'filled dot red',
  'text-indent': '40px',
  'text-shadow': '1px 1px red',
  'text-transform': 'uppercase',
  'user-select': 'none',
  'white-space': 'nowrap',
  'word-break': 'break-all',
  'word-spacing': '20px',
  '-webkit-text-fill-color': 'transparent',
  '-webkit-text-security': 'disc',
  '-webkit-text-stroke': '1px red',
};

/** The elements as a page has them, in a column of a phone; `<pay-action>` with each kind of step. */
async function mounted(index: number, appearance: object | null = null) {
  const [tag, properties] = ELEMENTS[index]!;
  const page = await fixture<HTMLElement>(
    html`<div lang="en"><pay-provider base-url="/shop" .appearance=${appearance}></pay-provider></div>`,
  );
  // Pages that change the size of the root have a size for their text, too.
  page.style.cssText = 'inline-size: 360px; font: 16px/1.5 sans-serif';
  const element = Object.assign(document.createElement(tag) as LitElement, properties);
  page.firstElementChild!.append(element);
  for (let turn = 0; turn < 2; turn++) {
    await settle();
    await element.updateComplete;
  }
  if ('reportValidity' in element) (element as unknown as HTMLInputElement).reportValidity();
  await element.updateComplete;
  return { page, element };
}

/** Every node of the shadow trees. */
const nodesOf = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
    node,
    ...(node.shadowRoot ? nodesOf(node.shadowRoot) : []),
  ]);

/** The size of each node, and some of its style. */
const looks = (element: LitElement, ...properties: string[]) =>
  nodesOf(element.shadowRoot!).map((node) => {
    const { width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const name = `${node.localName} ${node.getAttribute('part') ?? ''}`;
    return [name, width, height, ...properties.map((property) => style.getPropertyValue(property))].join(' | ');
  });

const NAMES = ELEMENTS.flatMap(([tag, properties], index) =>
  tag === 'pay-provider' ? [] : [[`${tag} ${JSON.stringify(properties).slice(0, 60)}`, index] as const],
);

describe('the styles of the page around an element', () => {
  for (const [name, index] of NAMES) {
    it(`the root’s size of text changes no size: ${name}`, async () => {
      for (const appearance of [null, ...Object.keys(THEMES).map((theme) => ({ theme }))]) {
        const { element } = await mounted(index, appearance);
        await settle();
        // An animation that goes on would turn or move something between the two readings.
        // WebKit's document lists those of its own tree alone.
        const roots = [element, ...nodesOf(element.shadowRoot!)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
        for (const animation of [document, ...roots].flatMap((root) => root.getAnimations()))
          if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
          else animation.pause();
        const usual = looks(element, 'font-size', 'gap', 'padding', 'margin', 'border-radius', 'max-inline-size');
        expect(usual).not.to.have.length(0);
        document.documentElement.style.fontSize = '62.5%';
        const shown = looks(element, 'font-size', 'gap', 'padding', 'margin', 'border-radius', 'max-inline-size');
        document.documentElement.style.fontSize = '';
        expect(shown, JSON.stringify(appearance)).to.deep.equal(usual);
      }
    });

    it(`nothing that the page inherits changes a text: ${name}`, async () => {
      const { page, element } = await mounted(index);
      for (const [property, value] of Object.entries(INHERITED)) {
        if (!CSS.supports(property, value)) continue;
        const usual = looks(element, property);
        for (const one of [page, element.parentElement!]) one.style.setProperty(property, value);
        expect(looks(element, property), property).to.deep.equal(usual);
        // A rule of the page for all of its elements is one for the element itself, too.
        element.style.setProperty(property, value);
        expect(looks(element, property), `${property} of the element`).to.deep.equal(usual);
        for (const one of [page, element.parentElement!, element]) one.style.removeProperty(property);
      }
    });

    it(`an input has text of 16 pixels or more: ${name}`, async () => {
      for (const appearance of [null, ...Object.keys(THEMES).map((theme) => ({ theme }))]) {
        const { page, element } = await mounted(index, appearance);
        page.style.fontSize = '10px';
        for (const node of nodesOf(element.shadowRoot!).filter((one) => one.matches('input:not([type=radio]), select')))
          expect(parseFloat(getComputedStyle(node).fontSize), node.id).to.be.at.least(16);
      }
    });
  }

  for (const [tag, properties] of [
    ['pay-qr', { data: qrAction.display_qr_code.data }],
    ['pay-boleto-details', { details: boletoAction.display_details }],
    ['pay-bank-transfer', { details: transferAction.display_details }],
    ['pay-cash-voucher', { details: voucherAction.display_details }],
    ['pay-details', { details: { code: '12 34 56 78', account: '+55 11 99999-9999' } }],
  ] as const) {
    it(`a value is read from left to right on a page from right to left: ${tag}`, async () => {
      const page = await fixture<HTMLElement>(html`<div dir="rtl"></div>`);
      const element = Object.assign(document.createElement(tag) as LitElement, properties);
      page.append(element);
      await settle();
      await element.updateComplete;
      const values = element.renderRoot.querySelectorAll('[id^=value-]:not(:has([id^=value-]))');
      expect(values).not.to.have.length(0);
      for (const value of values) {
        const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const place = (at: number) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect();
        };
        const [first, last] = [place(0), place(text.length - 1)];
        // What is in closed details has no place in WebKit.
        if (first.width && first.top === last.top && text.length > 1)
          expect(first.left, text.data).to.be.below(last.left);
      }
    });
  }
});
