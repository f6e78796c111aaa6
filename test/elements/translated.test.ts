/** A page that the browser's translator has rewritten: it replaces each text with elements that have another text. */
import { expect, html } from '@open-wc/testing';
import '../support/lazy.js';
import type { LitElement } from 'lit';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';
import { ELEMENTS } from '../support/elements.js';
import { pseudo } from '../support/language.js';
import { mount, type Mounted } from '../support/mount.js';
import {
  appAction,
  boletoAction,
  mandate,
  payment,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { mountSlip } from '../support/slip.js';
import { shownText, translate } from '../support/translator.js';
import { waitUntil } from '../support/wait-until.js';

const CODE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const LINE = '23793380296060054351030006333303799140000020000';

const STEPS = [
  [
    'pay-qr',
    html`<pay-qr
      .data=${CODE}
      amount="10.50"
      currency="BRL"
      merchant="Loja 24 Horas"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-qr>`,
    [CODE, '10.50', 'Loja 24 Horas', 'Fulano de Tal'],
    CODE,
  ],
  [
    'pay-boleto-details',
    html`<pay-boleto-details
      .details=${{ code: LINE }}
      amount="200.00"
      currency="BRL"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-boleto-details>`,
    ['237'],
    LINE,
  ],
  [
    'pay-bank-transfer',
    html`<pay-bank-transfer
      .details=${{ country: 'MX', currency: 'MXN', account_number: '646180157000000004', bank_name: 'STP', reference: '0421337' }}
      amount="449.00"
      currency="MXN"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-bank-transfer>`,
    ['646 180 15700000000 4', '449.00', '0421337', 'STP'],
    '646180157000000004',
  ],
  [
    'pay-cash-voucher',
    html`<pay-cash-voucher
      .details=${{ reference: '98000014505724' }}
      amount="449"
      currency="MXN"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-cash-voucher>`,
    ['9800 0014 5057 24', '449.00'],
    '98000014505724',
  ],
] as const;

describe('a translated page', () => {
  afterEach(restoreClipboard);

  for (const [name, step, kept, copied] of STEPS) {
    it(`${name} keeps codes, amounts and names, copies, counts down and expires`, async () => {
      const { element, part, text, press, clock, updated } = await mountSlip<LitElement>(step);
      await waitUntil(() => part('copy-button') && part('countdown'), 'copy button and countdown');
      const written = fakeClipboard();
      // Text in `translate="no"` stays.
      translate(element, (text) =>
        text.parentElement?.closest('[translate=no]') ? null : `«${text.data.replace(/[\d.,]+/g, '0')}»`,
      );
      const shown = (element.renderRoot as ShadowRoot).textContent;
      for (const text of kept) expect(shown).to.include(text);
      expect(shown).to.include('«');

      await press('copy-button');
      await waitUntil(() => written.text, 'the text is copied');
      expect(written.text).to.equal(copied);
      expect(text('status')).to.match(/^Copied/);

      const left = text('countdown');
      await clock.pass(90_000);
      await updated();
      expect(text('countdown')).not.to.equal(left);
      await clock.leap(86_400_000);
      await updated();
      expect(text('expired')).to.equal('The time to pay has run out. If you’ve paid, don’t pay again.');
      expect(part('copy-button')).to.equal(null);
    });
  }
});

interface Live extends Mounted<LitElement & Record<string, unknown>> {
  /** Sets properties. */
  set(properties: Record<string, unknown>): void;
  /** Presses a button of the element or of its step, without following a link. */
  press(part: string): void;
  type(text: string): void;
  answer(body: unknown, status?: number): void;
}

interface Flow {
  readonly tag: string;
  readonly properties: Record<string, unknown>;
  /** Each changes a text, or several. */
  readonly changes: readonly ((live: Live) => unknown)[];
}

const details = (tag: string, of: { display_details: object }, changed: object): Flow => ({
  tag,
  properties: { details: of.display_details, amount: '10.50', currency: 'MXN', expiresAt: '2026-11-22T00:00:00Z' },
  changes: [
    ({ set }) => set({ amount: '20.00' }),
    ({ clock }) => clock.leap(60_000),
    ({ clock }) => clock.leap(86_400_000),
    // What looks wrong has no time left.
    ({ set }) => set({ details: { ...of.display_details, ...changed } }),
    ({ press }) => press('copy-button'),
    ({ clock }) => clock.pass(5_000),
    ({ set }) => set({ merchant: 'A' }),
    ({ set }) => set({ merchant: 'B' }),
  ],
});
const outcome = (from: object, ...to: readonly Record<string, unknown>[]): Flow => ({
  tag: 'pay-action',
  properties: { payment: payment(from) },
  changes: to.map(
    (one) =>
      ({ set }) =>
        set({ payment: payment({ action: {}, ...one }) }),
  ),
});
const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code, message: 'x' } });

/** Every text of the elements that changes while it is on screen. */
const FLOWS: Readonly<Record<string, Flow>> = {
  'a payment is confirmed': outcome({ action: {} }, { status: 'paid', paid: true, amount_paid: '10.50' }),
  'a payment fails, and another one for another reason': outcome(
    { action: {} },
    { status: 'failed', failure_code: 'insufficient_funds' },
    { id: 'pm_2', status: 'failed', failure_code: 'account_closed' },
    { id: 'pm_3', status: 'expired' },
  ),
  'a mandate is signed': {
    tag: 'pay-action',
    properties: { mandate: mandate({ action: {} }) },
    changes: [({ set }) => set({ mandate: mandate({ status: 'active', action: {} }) })],
  },
  'an error, and another one': {
    tag: 'pay-action',
    properties: { payment: 'x' },
    changes: [
      ({ set }) =>
        set({ payment: payment({ action: { type: 'redirect_to_url', redirect_to_url: { url: 'data:,' } } }) }),
      ({ set }) => set({ payment: payment({ action: { type: 'other' } }) }),
    ],
  },
  'a payment is polled': {
    tag: 'pay-action',
    properties: { src: '/shop/pm_1' },
    changes: [
      ({ answer }) => answer(payment()),
      ({ clock }) => clock.pass(40_000),
      ({ press }) => press('check'),
      ({ answer }) => answer(payment()),
      ({ clock }) => clock.pass(5_000),
      ({ backend }) => backend.last.fail(),
      ({ clock }) => clock.leap(3_600_000),
      ({ answer }) => answer(payment({ status: 'paid', paid: true, action: {} })),
    ],
  },
  'an app does not open': {
    tag: 'pay-redirect',
    properties: { url: appAction.redirect_to_app.url, kind: 'app' },
    changes: [
      ({ press }) => press('link'),
      ({ clock }) => clock.pass(5_000),
      ({ press }) => press('copy-button'),
      ({ clock }) => clock.pass(5_000),
      ({ press }) => press('link'),
    ],
  },
  'a page does not open, and another one follows': {
    tag: 'pay-redirect',
    properties: { url: redirectAction.redirect_to_url.url, merchant: 'A' },
    changes: [
      ({ press }) => press('link'),
      ({ clock }) => clock.pass(20_000),
      ({ set }) => set({ url: 'https://other.example.com/', merchant: 'B' }),
      ({ set }) => set({ url: 'javascript:0' }),
    ],
  },
  'a redirect counts': {
    tag: 'pay-redirect',
    properties: { url: redirectAction.redirect_to_url.url, autoRedirect: 9 },
    changes: [({ set }) => set({ autoRedirect: 20 }), ({ press }) => press('stay')],
  },
  'a one-time code is wrong, then out of date, and sent again': {
    tag: 'pay-otp-verify',
    properties: { mandateId: 'mdt_1' },
    changes: [
      ({ press }) => press('submit'),
      ({ type }) => type('123456'),
      ({ answer }) => answer(refusal('otp_incorrect'), 400),
      ({ type }) => type('123457'),
      ({ answer }) => answer(refusal('otp_expired'), 400),
      ({ press }) => press('resend'),
      ({ answer }) => answer({}),
      ({ clock }) => clock.pass(10_000),
      ({ clock }) => clock.pass(40_000),
      ({ press }) => press('resend'),
      ({ answer }) => answer(refusal('x'), 500),
      ({ set }) => set({ length: 4 }),
      ({ type }) => type('1234'),
      ({ answer }) => answer(mandate({ status: 'active', action: {} })),
    ],
  },
  'a QR code': {
    tag: 'pay-qr',
    properties: { data: CODE, amount: '10.50', currency: 'BRL', expiresAt: '2026-11-21T12:04:00Z' },
    changes: [
      ({ set }) => set({ amount: '20.00' }),
      ({ press }) => press('copy-button'),
      ({ clock }) => clock.pass(5_000),
      ({ clock }) => clock.leap(120_000),
      // Another warning in the place of the last one.
      ({ set }) => set({ data: CODE.replace('BRASILIA', 'BRASILIB') }),
      ({ set }) => set({ data: 'x'.repeat(3_000) }),
      ({ set }) => set({ data: CODE }),
      ({ clock }) => clock.leap(3_600_000),
    ],
  },
  'a boleto': details('pay-boleto-details', boletoAction, {
    number: boletoAction.display_details.number.replace(/.$/, '1'),
  }),
  'a bank transfer': details('pay-bank-transfer', transferAction, { account_number: '646180157000000005' }),
  'a voucher': details('pay-cash-voucher', voucherAction, { reference: '98000014505\u200b725' }),
  'other details': details('pay-details', { display_details: { till: '1' } }, { till: '2' }),
  'a wallet': {
    tag: 'pay-wallet-account',
    properties: { account: { reference: 'a', name: 'A', balance_amount: '1', balance_currency: 'IDR' } },
    changes: [
      ({ set }) => set({ account: { reference: 'b', name: 'B', balance_amount: '2', balance_currency: 'IDR' } }),
    ],
  },
  'a list of methods': {
    tag: 'pay-methods',
    properties: { methods: [{ id: 'pix_br', name: 'A', description: 'B', disabled: true, reason: 'C' }] },
    changes: [
      ({ set }) => set({ methods: [{ id: 'pix_br', name: 'D', description: 'E', disabled: true, reason: 'F' }] }),
    ],
  },
  'a form is wrong': {
    tag: 'pay-refund-account',
    properties: { paymentMethod: 'cashvoucher_mx' },
    changes: [
      ({ element }) => (element.reportValidity as () => void)(),
      ({ element }) => (element.setCustomValidity as (text: string) => void)('A'),
      ({ element }) => (element.setCustomValidity as (text: string) => void)('B'),
      ({ set }) => set({ value: { account_number: '646180157000000005' } }),
    ],
  },
};

/** Runs a flow. @param around called before each change @returns all texts, first and after each change */
async function run({ tag, properties, changes }: Flow, around: (element: LitElement) => void): Promise<string[]> {
  const mounted = await mount<Live['element']>(html`<div></div>`);
  const element = Object.assign(document.createElement(tag) as Live['element'], properties);
  mounted.element.replaceWith(element);
  // How long a page in a frame loads depends on the network.
  const keepLoading = (event: Event) => event.target instanceof HTMLIFrameElement && event.stopImmediatePropagation();
  element.renderRoot.addEventListener('load', keepLoading, { capture: true });
  const find = (selector: string) => {
    const roots = [element, ...element.renderRoot.querySelectorAll<LitElement>('[part=step]')];
    const [found] = roots.flatMap(({ shadowRoot }) => shadowRoot!.querySelector<HTMLElement>(selector) ?? []);
    if (!found) throw new Error(`no ${selector}: ${shownText(element)}`);
    return found;
  };
  const live: Live = {
    ...mounted,
    element,
    set: (changed) => void Object.assign(element, changed),
    press: (part) => {
      const pressed = find(`[part~=${part}]`);
      // Links are not followed.
      if (pressed.localName === 'a')
        element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      pressed.click();
    },
    type: (text) => {
      const input = find('input') as HTMLInputElement;
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    answer: (body, status) => mounted.backend.last.answer(body, status),
  };
  const settled = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await settle();
      await element.updateComplete;
    }
  };
  await settled();
  const shown = [shownText(element)];
  for (const change of changes) {
    around(element);
    await change(live);
    await settled();
    shown.push(shownText(element));
  }
  element.remove();
  return shown;
}

const wrap = (element: LitElement) => translate(element, ({ data }) => data);

describe('a text that changes on a translated page', () => {
  beforeEach(() => {
    fakeClipboard();
    sessionStorage.clear();
  });
  afterEach(restoreClipboard);

  for (const [name, flow] of Object.entries(FLOWS)) {
    it(`${name}: each change is seen, and nothing of the old text remains`, async () => {
      const expected = await run(flow, () => {});
      for (const [index, text] of expected.slice(1).entries())
        expect(text, `change ${index}`).not.to.equal(expected[index]);
      // The consumer has not been there yet.
      sessionStorage.clear();
      expect(await run(flow, wrap)).to.deep.equal(expected);
    });
  }

  for (const [tag, properties] of ELEMENTS) {
    if (tag === 'pay-provider') continue;
    it(`${tag} ${JSON.stringify(properties).slice(0, 60)}: every text, in another language`, async () => {
      const flow: Flow = { tag, properties, changes: [({ set }) => set({ strings: pseudo })] };
      const [english, expected] = await run(flow, () => {});
      expect(expected).not.to.equal(english);
      expect(await run(flow, wrap)).to.deep.equal([english, expected]);
    });
  }

  it('a text that does not change stays translated', async () => {
    const { element, updated } = await mount<LitElement>(html`<pay-otp-verify></pay-otp-verify>`);
    translate(element, ({ data }) => `«${data}»`);
    const shown = shownText(element);
    element.requestUpdate();
    await updated();
    expect(shownText(element)).to.equal(shown);
    expect(shown).to.include('«');
  });
});
