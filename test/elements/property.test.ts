import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { property } from '../../src/elements/property.js';

class Sample extends LitElement {
  @property({ useDefault: true }) text = 'default';
  @property() none: string | null = null;
  @property({ type: Number, useDefault: true }) count = 3;
  @property({ type: Number }) size: number | null = null;
}
customElements.define('test-property', Sample);

describe('the properties of an element', () => {
  it('accept the options that the elements use, and no other', () => {
    const options: Parameters<typeof property>[0][] = [
      { attribute: 'value' },
      { attribute: false, noAccessor: true },
      { type: Number, useDefault: true },
      { type: Boolean },
      { converter: { fromAttribute: String } },
      // @ts-expect-error an attribute of an element belongs to the page
      { reflect: true },
      // @ts-expect-error private fields are not properties
      { state: true },
      // @ts-expect-error every element compares values as Lit does
      { hasChanged: () => true },
      // @ts-expect-error a text has no type
      { type: String },
      // @ts-expect-error JSON is parsed where an error can be shown
      { type: Object },
    ];
    expect(options.map((one) => typeof property(one))).to.deep.equal(options.map(() => 'function'));
  });

  for (const [attribute, field, texts, values] of [
    ['text', 'text', [' a ', null], ['a', 'default']],
    ['none', 'none', ['a', null], ['a', null]],
    ['count', 'count', ['7', 'seven', '8', null], [7, 3, 8, 3]],
    ['size', 'size', ['7', 'seven', '8', null], [7, null, 8, null]],
  ] as const) {
    it(`${field} is ${values.join(', ')} with the attributes ${texts.join(', ')}`, () => {
      const element = new Sample();
      const seen = texts.map((text) => {
        if (text === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, text);
        return element[field];
      });
      expect(seen).to.deep.equal(values);
    });
  }
});
