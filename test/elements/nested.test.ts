import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { PayCompleteEvent, PayFailEvent, PayStatusEvent } from '../../src/events/index.js';
import { parsePayment } from '../../src/contract/index.js';
import { settle } from '../support/clock.js';
import { ELEMENTS } from '../support/elements.js';
import { mount } from '../support/mount.js';
import { payment } from '../support/samples.js';
import { many, reportAttack } from '../support/attack-report.js';

const paid = parsePayment(payment({ id: 'pm_other', status: 'paid', amount: '1.00', action: {} }));
const failed = parsePayment(payment({ id: 'pm_other', status: 'failed', action: {} }));
const pending = parsePayment(payment({ id: 'pm_other', amount: '1.00' }));
const plain = (type: string) => () => new Event(type, { bubbles: true, composed: true });
/** Events of another payment's element, and events that any script can fire. */
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
    'pay-method-change',
    'pay-otp-submit',
    'pay-otp-resend',
  ].map(plain),
  () => new CustomEvent('pay-complete', { bubbles: true, composed: true, detail: { resource: null } }),
  () => new CustomEvent('pay-fail', { bubbles: true, composed: true, detail: null }),
];

const SLOTS = ['', 'logo', 'header', 'footer', 'complete', 'failed', 'expired'];
/** The places of the other element: slotted, inside a slotted element, or next to it. */
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

/** The content of an element, with all shadow roots. */
function shown(element: Element): string {
  const root = element.shadowRoot;
  const within = root ? [...root.querySelectorAll('*')].map((one) => `${one.localName}${shown(one)}`).join() : '';
  return `${within}|${root?.textContent ?? ''}`;
}

describe('an element ignores the events of other elements', () => {
  let fired = 0;
  for (const [tag, properties] of ELEMENTS) {
    it(`${tag} ${JSON.stringify(properties).slice(0, 60)} does not change`, async () => {
      const { element: place, log } = await mount<LitElement>(html`<div></div>`);
      const outer = Object.assign(document.createElement(tag) as LitElement, properties);
      place.append(outer);
      // How long a page in a frame loads depends on the network. This event does not leave the shadow tree.
      outer.renderRoot.addEventListener('load', (event) => event.stopPropagation(), { capture: true });
      await settle();
      await outer.updateComplete;
      await settle();
      const before = shown(outer);
      const previous = log.events.length;
      for (const put of PLACES) {
        const other = document.createElement('span');
        put(outer, other);
        for (const make of EVENTS) {
          other.dispatchEvent(make());
          fired++;
        }
        other.remove();
        outer.replaceChildren();
      }
      await settle();
      await outer.updateComplete;
      expect(shown(outer)).to.equal(before);
      // Only the dispatched events, and no reaction to them.
      expect(log.events.slice(previous).filter(({ target }) => target === outer)).to.deep.equal([]);
    });
  }

  after(() =>
    reportAttack(
      `${many(fired)} events of other elements, real and invented: slotted, inside slotted content, beside`,
      'the element does not change, 0 errors',
    ),
  );

  it('a payment in a slot of another one completes alone', async () => {
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
