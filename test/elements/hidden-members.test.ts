/** Elements of the page that hide members of its document, its window and its forms, by their names and ids (DOM clobbering). */
import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { registerStep } from '../../src/elements/pay-action/register-step.js';
import { log } from '../../src/log/index.js';
import { settle } from '../support/clock.js';
import { mountForm } from '../support/form.js';
import { mount } from '../support/mount.js';
import { payment, voucherAction } from '../support/samples.js';
import { reportAttack } from '../support/attack-report.js';
import { waitUntil } from '../support/wait-until.js';

/**
 * Members that this library uses. What Lit itself needs of a document is not among them, and cannot be: createElement,
 * createTreeWalker, createComment, createTextNode and importNode.
 */
const MEMBERS = [
  'activeElement',
  'addEventListener',
  'adoptedStyleSheets',
  'baseURI',
  'body',
  'defaultView',
  'dispatchEvent',
  'documentElement',
  'execCommand',
  'fetch',
  'head',
  'hidden',
  'history',
  'innerHeight',
  'innerWidth',
  'matchMedia',
  'navigator',
  'nodeType',
  'origin',
  'ownerDocument',
  'performance',
  'print',
  'querySelector',
  'querySelectorAll',
  'readyState',
  'removeEventListener',
  'sessionStorage',
  'visibilityState',
];
const OF_FORMS = ['elements', 'requestSubmit', 'append', 'submit', 'addEventListener', 'length', 'querySelector', 'id'];

/** Elements whose name or id is one of their document or window. */
const HIDING: Readonly<Record<string, (name: string) => HTMLElement>> = {
  'img name': (name) => Object.assign(document.createElement('img'), { name }),
  'form name': (name) => Object.assign(document.createElement('form'), { name }),
  'embed name': (name) => Object.assign(document.createElement('embed'), { name }),
  'object id': (name) => Object.assign(document.createElement('object'), { id: name }),
  'a id': (name) => Object.assign(document.createElement('a'), { id: name }),
};

const faults: unknown[] = [];
let hiding: HTMLElement | undefined;
const note = (event: ErrorEvent | PromiseRejectionEvent) => {
  faults.push('reason' in event ? event.reason : event.message);
  event.preventDefault();
};

describe('elements of the page that hide members of its objects', () => {
  const { print } = window;
  const { prototype } = Clipboard;
  const { writeText } = prototype;
  before(() => {
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
    // The older way to copy uses more of the document.
    prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  after(() => {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
    prototype.writeText = writeText;
    reportAttack('members of the document, the window and forms, hidden by five kinds of elements', 'every step works');
  });
  beforeEach(() => {
    faults.length = 0;
    window.print = () => {};
  });
  afterEach(() => {
    window.print = print;
    hiding?.remove();
  });

  for (const member of MEMBERS) {
    it(`${member}: a payment is requested, its slip is copied, printed and shown at the till, and it is paid`, async () => {
      for (const [kind, hide] of Object.entries(HIDING)) {
        const mounted = await mount<LitElement>(html`<div></div>`);
        const { element: place, backend, log: events, clock } = mounted;
        hiding = hide(member);
        // Before the first element, as in the HTML of the page.
        document.body.prepend(hiding);
        const ends = [log(document, () => {}), registerStep({ type: 'x', tag: 'x-step' })];
        const element = Object.assign(document.createElement('pay-action') as LitElement, { src: '/pm_1' });
        place.append(element);
        const settled = async () => {
          for (let turn = 0; turn < 3; turn++) {
            await settle();
            await element.updateComplete;
          }
        };
        await settled();
        expect(backend.calls, kind).to.have.length(1);
        backend.last.answer(payment({ action: voucherAction }));
        await settled();
        const step = element.shadowRoot!.querySelector<LitElement>('[part=step]')!.shadowRoot!;
        for (const part of ['copy-button', 'print', 'show', 'close']) {
          const button = () => step.querySelector<HTMLElement>(`[part~=${part}]`);
          await waitUntil(button, `${kind}: ${part}`);
          button()!.click();
          await settled();
        }
        await clock.pass(6_000);
        await settled();
        backend.last.answer(payment({ status: 'paid', paid: true, action: {} }));
        await settled();
        element.remove();
        for (const end of ends) end();
        hiding.remove();
        expect(events.of('pay-error'), kind).to.deep.equal([]);
        expect(events.of('pay-complete'), kind).to.have.length(1);
        expect(faults, kind).to.deep.equal([]);
      }
    });
  }

  for (const name of OF_FORMS) {
    it(`${name} of a form: its fields are checked and submitted`, async () => {
      const { form, formEvents, control, updated } = await mountForm(
        html`<pay-refund-account name="account" payment-method="cashvoucher_mx"></pay-refund-account>`,
      );
      form.prepend(Object.assign(document.createElement('input'), { name, type: 'hidden' }));
      (HTMLFormElement.prototype.querySelector.call(form, 'button') as HTMLElement).click();
      await settle();
      await updated();
      expect(faults).to.deep.equal([]);
      const input = control('account_number');
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
      await settle();
      expect(faults).to.deep.equal([]);
      expect(formEvents).not.to.include('submit');
    });
  }
});
