import { expect } from '@open-wc/testing';
import { PayCompleteEvent } from '../../src/events/index.js';
import { parsePayment } from '../../src/contract/index.js';
import { TAGS } from '../../src/registry/tags.js';
import { defineStubs } from '../../src/testing/stubs.js';
import { payment } from '../support/samples.js';

describe('defineStubs', () => {
  const own = class extends HTMLElement {};
  before(() => {
    customElements.define('pay-qr', own);
    defineStubs();
  });

  for (const tag of TAGS.filter((one) => one !== 'pay-qr')) {
    it(`${tag} renders nothing`, () => {
      const element = document.createElement(tag);
      document.body.append(element);
      expect(element.constructor).not.to.equal(HTMLElement);
      expect(element.shadowRoot).to.be.null;
      expect(element.childNodes).to.have.length(0);
      element.remove();
    });
  }

  it('keeps an element that is defined already, also when it is called again', () => {
    defineStubs();
    expect(customElements.get('pay-qr')).to.equal(own);
  });

  it('has properties, attributes and events as a test sets and dispatches them', () => {
    const element = document.createElement('pay-action');
    const given = payment({ status: 'paid' });
    element.setAttribute('src', '/payments/pm_1');
    Object.assign(element, { payment: given });
    expect(element.getAttribute('src')).to.equal('/payments/pm_1');
    expect((element as unknown as { payment: unknown }).payment).to.equal(given);
    let status = '';
    element.addEventListener('pay-complete', ({ resource }) => (status = resource.status));
    element.dispatchEvent(new PayCompleteEvent(parsePayment(given)));
    expect(status).to.equal('paid');
  });
});
