import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { PayOtpVerify } from '../../src/elements/pay-otp-verify/pay-otp-verify.js';
import { mount } from '../support/mount.js';

interface Attribute {
  readonly name: string;
  readonly fieldName: string;
  readonly type?: { readonly text: string };
}
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly { readonly tagName?: string; readonly attributes?: readonly Attribute[] }[];
  }[];
}
type Fields = LitElement & Record<string, unknown>;

/** Two values of each type. */
const VALUES: readonly (readonly [type: RegExp, first: string, second: string])[] = [
  [/number/, '7', '5'],
  [/boolean/, '', ''],
  [/UrlKind/, 'app', 'url'],
  [/_self/, 'tab', '_self'],
  [/\[\]/, 'a.example b.example', 'c.example'],
  [/unknown|Appearance/, '{"a":1}', '{"b":2}'],
  [/string/, 'text', 'another'],
  [/ProviderName/, 'stripe', 'adyen'],
];

const { modules } = (await (await fetch('/custom-elements.json')).json()) as Manifest;
const elements = modules
  .flatMap(({ declarations }) => declarations)
  .flatMap(({ tagName, attributes }) => (tagName ? [[tagName, attributes ?? []] as const] : []));

const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value);

describe('removing an attribute', () => {
  for (const [tag, attributes] of elements) {
    for (const { name, fieldName, type } of attributes) {
      it(`<${tag} ${name}> restores the default, and it can be set again`, async () => {
        const [, first, second] = VALUES.find(([pattern]) => pattern.test(type!.text))!;
        const { element } = await mount<Fields>(html`${document.createElement(tag)}`);
        const get = () => shown(element[fieldName]);
        const byDefault = get();
        const values: unknown[] = [];
        for (const value of [first, second]) {
          element.setAttribute(name, value);
          await element.updateComplete;
          values.push(get());
          expect(get()).not.to.equal(value === first ? byDefault : null);
          element.removeAttribute(name);
          await element.updateComplete;
          expect(get()).to.equal(byDefault);
        }
        element.setAttribute(name, first);
        expect(get()).to.equal(values[0]);
      });

      it(`<${tag} ${name}> restores the default of an element that was changed by script`, async () => {
        const [, first, second] = VALUES.find(([pattern]) => pattern.test(type!.text))!;
        const fresh = document.createElement(tag) as Fields;
        const element = document.createElement(tag) as Fields;
        element[fieldName] = /number/.test(type!.text) ? 3 : /\[\]/.test(type!.text) ? [first] : second;
        element.setAttribute(name, first);
        element.removeAttribute(name);
        expect(shown(element[fieldName])).to.equal(shown(fresh[fieldName]));
      });

      if (!type!.text.includes('number')) continue;
      it(`<${tag} ${name}> has the default while its text is no number`, () => {
        const element = document.createElement(tag) as Fields;
        const byDefault = element[fieldName];
        element.setAttribute(name, '7');
        element.setAttribute(name, 'seven');
        expect(element[fieldName]).to.equal(byDefault);
      });
    }
  }

  for (const change of ['removed', 'seven']) {
    it(`timeout of a provider that is ${change} leaves a request 20 seconds`, async () => {
      const { element } = await mount<LitElement>(html`<pay-action></pay-action>`);
      const provider = element.parentElement as LitElement;
      const native = AbortSignal.timeout;
      const limits: number[] = [];
      AbortSignal.timeout = (ms) => {
        limits.push(ms);
        return new AbortController().signal;
      };
      try {
        provider.setAttribute('timeout', '1000');
        if (change === 'removed') provider.removeAttribute('timeout');
        else provider.setAttribute('timeout', change);
        await provider.updateComplete;
        element.setAttribute('src', '/payment');
        await element.updateComplete;
        expect(limits).to.deep.equal([20_000]);
      } finally {
        AbortSignal.timeout = native;
      }
    });
  }

  async function urlOfCode(properties: Partial<PayOtpVerify>, change: (element: PayOtpVerify) => void) {
    const { element, backend } = await mount<PayOtpVerify>(
      html`${Object.assign(document.createElement('pay-otp-verify'), { mandateId: 'mdt_1', ...properties })}`,
    );
    change(element);
    change(element.parentElement as PayOtpVerify);
    await (element.parentElement as LitElement).updateComplete;
    await element.updateComplete;
    const input = element.renderRoot.querySelector('input')!;
    input.value = '123456';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    return backend.last.url;
  }

  it('of base-url posts a code below the base URL of the provider, or of the page', async () => {
    expect(await urlOfCode({}, (element) => element.removeAttribute('base-url'))).to.equal('/v1/mandates/mdt_1/verify');
    const removed = await urlOfCode({ baseUrl: '/own' }, (element) => {
      if (element.localName !== 'pay-otp-verify') return;
      element.setAttribute('base-url', '/other');
      element.removeAttribute('base-url');
    });
    expect(removed).to.equal('/shop/v1/mandates/mdt_1/verify');
  });
});
