import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { payment, qrAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

const LIVE: Record<string, Record<string, unknown>> = {
  'pay-action': { src: '/p' },
  'pay-otp-verify': { mandateId: 'mdt_1' },
  'pay-redirect': { url: 'https://bank.example.com/', autoRedirect: 2 },
  'pay-qr': { data: 'HELLO', expiresAt: '2026-11-21T12:10:00Z' },
};

/** @returns a page with a provider, and an element that is not added yet */
async function setup(tag: string) {
  sessionStorage.clear();
  const { element: place, clock, backend, log } = await mount<LitElement>(html`<div></div>`);
  const element = Object.assign(document.createElement(tag) as LitElement, LIVE[tag]);
  let clicks = 0;
  element.addEventListener('click', (event) => (event.preventDefault(), clicks++));
  return { place, element, clock, backend, log, clicks: () => clicks };
}

describe('an element that is removed before its first rendering', () => {
  for (const tag of Object.keys(LIVE)) {
    it(`${tag} starts no timer, sends no request, and does not redirect`, async () => {
      const { place, element, clock, backend, clicks } = await setup(tag);
      place.append(element);
      element.remove();
      await settle();
      expect(clock.waiting).to.equal(0);
      await clock.pass(10_000);
      expect([backend.calls.length, clicks(), clock.waiting]).to.deep.equal([0, 0, 0]);
    });

    it(`${tag} works when it is added again`, async () => {
      const { place, element, clock, backend } = await setup(tag);
      place.append(element);
      element.remove();
      await settle();
      place.append(element);
      await settle();
      if (tag === 'pay-action') {
        backend.last.answer(payment({ action: qrAction }));
        await settle();
      }
      // Lazy loading takes time.
      await waitUntil(() => element.shadowRoot!.querySelector('a, input, svg, [part=step]'), 'nothing is shown');
      await waitUntil(() => clock.waiting > 0, 'nothing waits');
    });
  }
});
