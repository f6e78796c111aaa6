import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { PayCompleteEvent, PayFailEvent, PayStatusEvent } from '../../src/events/index.js';
import { parsePayment } from '../../src/contract/index.js';
import { settle } from '../support/clock.js';
import { ELEMENTS } from '../support/elements.js';
import { mount } from '../support/mount.js';
import { payment } from '../support/samples.js';
import { many, tried } from '../support/tried.js';

const paid = parsePayment(payment({ id: 'pm_other', status: 'paid', amount: '1.00', action: {} }));
const failed = parsePayment(payment({ id: 'pm_other', status: 'failed', action: {} }));
const pending = parsePayment(payment({ id: 'pm_other', amount: '1.00' }));
const plain = (type: string) => () => new Event(type, { bubbles: true, composed: true });
/** What another payment's element says, and what any script can. */
const EVENTS: readonly (() => Event)[] = [
  () => new PayCompleteEvent(paid),
  () => new PayFailEvent(failed, 'insufficient_funds'),
  () => new PayStatusEvent(pending),
  ...[
    'pay-ready',
    'pay-status',
    'pay-complete',
    'pay-fail',
    'pay-error',
    'pay-warning',
    'pay-retry',
    'pay-redirect',
    'pay-copied',
    'pay-saved',
    'pay-shared',
    'pay-otp-submit',
    'pay-otp-resend',
  ].map(plain),
  () => new CustomEvent('pay-complete', { bubbles: true, composed: true, detail: { resource: null } }),
  () => new CustomEvent('pay-fail', { bubbles: true, composed: true, detail: null }),
];

const SLOTS = ['', 'logo', 'header', 'footer', 'complete', 'failed', 'expired'];
/** Where the other one is: slotted, within what is slotted, or beside. */
const PLACES: readonly ((outer: Element, other: Element) => void)[] = [
  ...SLOTS.flatMap((slot) => [
    (outer: Element, other: Element) => {
      if (slot) other.slot = slot;
      outer.append(other);
    },
    (outer: Element, other: Element) => {
      const box = document.createElement('div');
      if (slot) box.slot = slot;
      box.append(other);
      outer.append(box);
    },
  ]),
  (outer, other) => outer.after(other),
];

/** What an element shows, its shadow roots open. */
function shown(element: Element): string {
  const root = element.shadowRoot;
  const within = root ? [...root.querySelectorAll('*')].map((one) => `${one.localName}${shown(one)}`).join() : '';
  return `${within}|${root?.textContent ?? ''}`;
}

describe('an element does not take the events of others for its own', () => {
  let fired = 0;
  for (const [tag, properties] of ELEMENTS) {
    it(`${tag} ${JSON.stringify(properties).slice(0, 60)}`, async () => {
      const { element: place, log } = await mount<LitElement>(html`<div></div>`);
      const outer = Object.assign(document.createElement(tag) as LitElement, properties);
      place.append(outer);
      await settle();
      await outer.updateComplete;
      await settle();
      const before = shown(outer);
      const told = log.events.length;
      for (const put of PLACES) {
        const other = document.createElement('span');
        put(outer, other);
        for (const make of EVENTS) {
          other.dispatchEvent(make());
          fired++;
        }
        other.remove();
      }
      await settle();
      await outer.updateComplete;
      expect(shown(outer)).to.equal(before);
      // The events themselves, and none in answer to them.
      expect(log.events.slice(told).filter(({ target }) => target === outer)).to.deep.equal([]);
    });
  }

  after(() =>
    tried(
      `${many(fired)} events of other elements, real and invented: slotted, inside slotted content, beside`,
      'the element does not change, 0 errors',
    ),
  );

  it('a payment that is shown in a slot of another one ends by itself', async () => {
    const { element: outer, log } = await mount<LitElement>(
      html`<pay-action .payment=${payment()}>
        <pay-action slot="footer" .payment=${payment({ id: 'pm_other', amount: '1.00', action: {} })}></pay-action>
      </pay-action>`,
    );
    await settle();
    const inner = outer.querySelector('pay-action')!;
    inner.payment = payment({ id: 'pm_other', amount: '1.00', status: 'paid', action: {} });
    await settle();
    await inner.updateComplete;
    expect(inner.matches(':state(complete)')).to.equal(true);
    expect(outer.matches(':state(ready)')).to.equal(true);
    expect(log.of('pay-complete').map(({ resource }) => resource.id)).to.deep.equal(['pm_other']);
  });
});
