import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { StatesController } from '../../src/controllers/states.js';
import { applyAppearance } from '../../src/styles/appearance.js';
import { addSheet } from '../../src/styles/add-sheet.js';
import { mount } from '../support/mount.js';
import { waitUntil } from '../support/wait-until.js';

/** Runs a test as in a browser that lacks a property. */
function without(prototype: object, name: string, test: () => void): void {
  const original = Object.getOwnPropertyDescriptor(prototype, name)!;
  Reflect.deleteProperty(prototype, name);
  try {
    test();
  } finally {
    Object.defineProperty(prototype, name, original);
  }
}

/** A browser that cannot parse a value. */
function unsupported(part: string, test: () => void): void {
  const { supports } = CSS;
  CSS.supports = (name: string, value?: string) =>
    !`${name}${value}`.includes(part) && (value === undefined ? supports(name) : supports(name, value));
  try {
    test();
  } finally {
    CSS.supports = supports;
  }
}

const shadow = () => {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
};

describe('in older browsers', () => {
  it('the state of an element is an attribute without custom states (Safari 15, Chrome 103)', () => {
    const host = Object.assign(document.createElement('div'), { addController() {} });
    const controller = () => new StatesController(host as unknown as LitElement, () => 'ready');
    without(HTMLElement.prototype, 'attachInternals', () => controller().hostUpdate());
    expect(host.dataset['state']).to.equal('ready');
  });

  it('style elements replace constructed style sheets (Safari 15)', () => {
    const root = shadow();
    Object.defineProperty(root, 'adoptedStyleSheets', { value: undefined });
    const remove = addSheet(root, 'p { color: red }');
    expect(root.querySelector('style')!.textContent).to.equal('p { color: red }');
    expect(remove.sheet!.cssRules).to.have.length(1);
    remove();
    expect(root.querySelector('style')).to.equal(null);
  });

  it('an appearance has the light colours of light-dark()', () => {
    const root = shadow();
    unsupported('light-dark', () => {
      const variables = {
        colorAccent: 'light-dark(rgb(1, 2, 3), #fff)',
        shadow: '0 0 1px light-dark(#000, rgb(4 5 6 / 50%))',
      };
      expect(applyAppearance(root, { variables })).to.equal(null);
    });
    const { style } = (root.adoptedStyleSheets[0]!.cssRules as unknown as CSSStyleRule[])[0]!;
    expect(style.getPropertyValue('--pay-color-accent')).to.equal('rgb(1, 2, 3)');
    expect(style.getPropertyValue('--pay-shadow')).to.equal('0 0 1px #000');
  });

  it('an appearance replaces the previous one in style elements, too', () => {
    const root = shadow();
    Object.defineProperty(root, 'adoptedStyleSheets', { value: undefined });
    applyAppearance(root, { variables: { radius: '1px' } });
    applyAppearance(root, { variables: { radius: '2px' } });
    expect(root.querySelectorAll('style')).to.have.length(1);
    expect(getComputedStyle(root.host).getPropertyValue('--pay-radius')).to.equal('2px');
  });

  it('a form is submitted without requestSubmit (Safari 15)', async () => {
    const { element } = await mount<LitElement>(
      html`<form><pay-customer-fields payment-method="ovo_id"></pay-customer-fields></form>`,
    );
    const form = (element as unknown as HTMLElement).closest('form') ?? (element as unknown as HTMLFormElement);
    const fields = form.querySelector<LitElement>('pay-customer-fields')!;
    Object.defineProperty(form, 'requestSubmit', { value: undefined });
    let submitted = 0;
    form.addEventListener('submit', (event) => (event.preventDefault(), submitted++));
    Object.assign(fields, { value: { phone: '+6281234567890' } });
    await fields.updateComplete;
    const input = fields.renderRoot.querySelector('input')!;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await waitUntil(() => submitted === 1);
    expect(form.querySelector('button')).to.equal(null);
  });
});
