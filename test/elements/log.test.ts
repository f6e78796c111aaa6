/** The log of `pay-elements/log`: what it reports, and that it has no value of the consumer. */
import { expect, fixture, html } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { PayAction } from '../../src/index.js';
import { log, PayLogEvent, type PayLogEntry } from '../../src/log/index.js';
import { Context } from '../../src/log/context.js';
import { EVENTS, momentOf } from '../../src/log/moments.js';
import { resultOf } from '../../src/log/requests.js';
import { PayErrorEvent, PayError } from '../../src/index.js';
import { mount } from '../support/mount.js';
import { mandate, otpAction, payment, redirectAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

/** Everything that an entry may say. It is repeated here, so that a longer list needs a decision. */
const WORDS = new Set(
  `ready request status method-chosen submitted redirect code-entered code-requested copied saved shared warning error outcome retry
  pay-provider pay-redirect pay-otp-verify pay-qr pay-details pay-boleto-details pay-bank-transfer pay-cash-voucher
  pay-wallet-account pay-customer-fields pay-refund-account pay-methods pay-action
  redirect_to_url redirect_to_app verify_otp display_qr_code display_details
  7_eleven afterpay_clearpay akulaku alfamart alipay alipaycn ancv bancontact banktransfer barcode_alipay
  bbl_mobile_banking bca_va bcmc_mobile bill_payment_tesco_lotus blik bni_virtual_account boleto bpi_direct_debit
  bri_virtual_account card cashapp cashvoucher cebuana dana doku dragonpay duitnow econtext efecty eps ewallet
  ewalletlite fintoc fps fpx gcash gopay grabpay ideal indomaret klarna konbini mandiri_bill maya mbway mercadopago
  momo multibanco octopus ovo oxxo p24 pagoefectivo_atm paymaya payme paynow paypay permata_va pix promptpay pse qris
  rapipago sepa_bank_transfer seven_eleven shopeepay spei swish touchngo truemoney twint upi us_bank_account
  vietcapital_virtual_account vietqr virtual_account_sinarmas wechat_pay wechatpay
  created pending paid active failed expired complete url app other
  code number country currency bank_name bank_code bank_branch_name bank_branch_code account_holder_name account_number
  reference data amount all
  invalid-code conflicting-codes amount-mismatch bank-mismatch hidden-characters
  invalid-input unsupported-action unsafe-url qr-too-long image-failed load-failed offline network timeout rate-limited
  server refused bad-response not-configured otp-incorrect otp-expired otp-attempts-exceeded
  payment_declined declined_by_consumer insufficient_funds account_closed processing_error otp_attempts_exceeded
  ok client-error server-error no-response`.split(/\s+/),
);
const NUMBERS = ['ms', 'took', 'times'];
const KEYS = [
  'event',
  'element',
  'action',
  'method',
  'status',
  'kind',
  'field',
  'code',
  'retryable',
  'otherMethod',
  'outcome',
];

/** The parts of an entry that are none of the words, and numbers that are no durations or counts. */
const unknownIn = (entry: PayLogEntry) =>
  Object.entries(entry).filter(([key, value]) => {
    if (NUMBERS.includes(key)) return !(value === null || Number.isInteger(value));
    if (![...KEYS, 'reason', 'result'].includes(key)) return true;
    return !(value === null || typeof value === 'boolean' || (typeof value === 'string' && WORDS.has(value)));
  });

/** Texts like those of a payment, and words of the log with something behind them. */
const text = fc.oneof(
  fc.string(),
  fc.stringMatching(/^\d{4,12}$/),
  fc.constantFrom(
    'https://bank.example/?token=1',
    'Ana Souza',
    '10.50',
    'order-7',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.tuple(fc.constantFrom(...WORDS), fc.string({ minLength: 1 })).map((both) => both.join('')),
);
const value: fc.Arbitrary<unknown> = fc.oneof({ weight: 4, arbitrary: text }, fc.anything());
const action = fc.record({ type: value, redirect_to_url: fc.record({ url: text }) }, { requiredKeys: [] });
const resource = fc.record(
  {
    id: text,
    object: value,
    status: value,
    payment_method: value,
    amount: text,
    reference: text,
    action: fc.oneof(action, value),
  },
  { requiredKeys: [] },
);
const fields = fc.record(
  {
    otp: text,
    url: text,
    kind: value,
    field: value,
    file: text,
    code: value,
    message: text,
    reason: value,
    status: value,
    resource: fc.oneof(resource, value),
  },
  { requiredKeys: [] },
);
const properties = fc.record(
  {
    payment: fc.oneof(
      resource,
      resource.map((one) => JSON.stringify(one)),
      value,
    ),
    action: fc.oneof(action, value),
    paymentMethod: value,
    src: text,
  },
  { requiredKeys: [] },
);

describe('an entry of the log', () => {
  it('has only words of the log and durations, whatever the events and the elements have', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVENTS), fields, properties, (name, fields, properties) => {
        const element = Object.assign(document.createElement('x-step'), properties);
        const context = new Context(element, 0);
        context.learn((fields as { resource?: unknown }).resource);
        const moment = momentOf(Object.assign(new Event(name), fields), 1)!;
        expect(unknownIn(context.entry(moment, element, 1_234.5))).to.deep.equal([]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('the check finds other words and numbers', () => {
    const entry = {
      event: 'ready',
      element: 'pay-qr',
      action: null,
      method: 'pix',
      ms: 1.5,
      otp: '123456',
      code: '123456',
    };
    expect(unknownIn(entry as unknown as PayLogEntry).map(([key]) => key)).to.deep.equal(['ms', 'otp', 'code']);
  });

  for (const [status, result] of [
    [undefined, 'other'],
    [0, 'no-response'],
    [200, 'ok'],
    [304, 'other'],
    [404, 'client-error'],
    [429, 'rate-limited'],
    [503, 'server-error'],
  ] as const)
    it(`has the result ${result} for the HTTP status ${status}`, () => expect(resultOf(status)).to.equal(result));
});

describe('the log', () => {
  let stop: () => void;
  let entries: PayLogEntry[];
  const start = (target: Document | ShadowRoot | Element = document) => {
    entries = [];
    stop = log(target, (entry) => entries.push(entry));
  };
  afterEach(() => stop());

  const logged = (event: PayLogEntry['event']) => entries.filter((one) => one.event === event);
  /** The entries without their durations. */
  const timeless = () => entries.map(({ ms: _ms, ...rest }) => rest);

  it('reports the step, its action, its method and the time until it is ready', async () => {
    start();
    await mount(html`<pay-action .payment=${payment()}></pay-action>`);
    await waitUntil(() => logged('ready').length);
    const [{ ms, ...rest }] = logged('ready') as [PayLogEntry];
    expect(rest).to.deep.equal({ event: 'ready', element: 'pay-qr', action: 'display_qr_code', method: 'pix' });
    expect(ms).to.be.within(0, 20_000);
  });

  it('reads a payment that is set as JSON', async () => {
    start();
    await mount(html`<pay-action payment=${JSON.stringify(payment({ action: redirectAction }))}></pay-action>`);
    await waitUntil(() => logged('ready').length);
    expect(logged('ready')[0]!.action).to.equal('redirect_to_url');
  });

  it('reports an outcome, its reason, and that the consumer starts again', async () => {
    start();
    const failed = payment({ status: 'failed', failure_code: 'insufficient_funds', action: {} });
    const { part } = await mount<PayAction>(html`<pay-action .payment=${failed}></pay-action>`);
    await waitUntil(() => part('other-method'));
    part('other-method')!.click();
    part('other-method')!.click();
    const shared = { element: 'pay-action', action: null, method: 'pix' };
    expect(timeless()).to.deep.equal([
      { event: 'outcome', outcome: 'failed', reason: 'insufficient_funds', ...shared },
      { event: 'retry', times: 1, otherMethod: true, ...shared },
      { event: 'retry', times: 2, otherMethod: true, ...shared },
    ]);
  });

  it('reports the status and the errors of a poll by their codes', async () => {
    start();
    const { backend } = await mount(html`<pay-action src="/payment?token=secret"></pay-action>`);
    backend.last.answer({ secret: 1 }, 503);
    await waitUntil(() => logged('error').length);
    const shared = { element: 'pay-action', action: null, method: null };
    expect(timeless()).to.deep.equal([{ event: 'error', code: 'server', retryable: true, ...shared }]);
  });

  it('reports a code without its digits', async () => {
    start();
    const { element, backend } = await mount<PayAction>(
      html`<pay-action .mandate=${mandate({ action: otpAction })}></pay-action>`,
    );
    await waitUntil(() => element.shadowRoot!.querySelector('pay-otp-verify')?.shadowRoot?.querySelector('input'));
    const input = element.shadowRoot!.querySelector('pay-otp-verify')!.shadowRoot!.querySelector('input')!;
    input.value = '417293';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await waitUntil(() => backend.calls.length);
    backend.last.answer(mandate({ status: 'active', action: {} }));
    await waitUntil(() => logged('outcome').length);
    expect(entries.map(({ event }) => event)).to.include.members(['ready', 'code-entered', 'outcome']);
    expect(JSON.stringify(entries)).not.to.contain('417293');
  });

  it('fires `pay-log` on the element, with the same entry', async () => {
    start();
    const events: Event[] = [];
    const keep = (event: Event) => void events.push(event);
    document.addEventListener('pay-log', keep);
    const { element } = await mount(html`<pay-qr data="HELLO"></pay-qr>`);
    document.removeEventListener('pay-log', keep);
    expect(events.every((event) => event instanceof PayLogEvent && event.target === element)).to.be.true;
    expect(events.map((event) => (event as PayLogEvent).entry)).to.deep.equal(entries);
    expect(logged('ready')).to.have.length(1);
  });

  it('reports nothing of another element, of a forged `pay-log`, and after it was stopped', async () => {
    start();
    const other = await fixture<HTMLElement>(html`<div></div>`);
    other.dispatchEvent(new PayErrorEvent(new PayError('network')));
    document.dispatchEvent(Object.assign(new Event('pay-log'), { entry: { otp: '123456' } }));
    stop();
    const { element } = await mount(html`<pay-qr data="HELLO"></pay-qr>`);
    element.dispatchEvent(new PayErrorEvent(new PayError('network')));
    expect(entries).to.deep.equal([]);
  });

  it('reports each moment once to two handlers, and the time of an element that it has not seen appear as unknown', async () => {
    const root = (await fixture<HTMLElement>(html`<div></div>`)).attachShadow({ mode: 'open' });
    start();
    const inner: PayLogEntry[] = [];
    const stopInner = log(root, (entry) => inner.push(entry));
    const fired: Event[] = [];
    root.addEventListener('pay-log', (event) => fired.push(event));
    const qr = Object.assign(document.createElement('pay-qr'), { data: 'HELLO' });
    root.append(qr);
    await waitUntil(() => entries.length);
    stopInner();
    expect(entries).to.deep.equal(inner);
    expect(fired).to.have.length(entries.length);
    stop();
    start();
    qr.dispatchEvent(new PayErrorEvent(new PayError('network')));
    expect(entries.map(({ ms }) => ms)).to.deep.equal([null]);
  });

  it('reports the requests for the status that the browser has made', async () => {
    start();
    const src = '/test/support/picture.svg?token=secret';
    const action = await fixture<PayAction>(html`<pay-action src=${src}></pay-action>`);
    await waitUntil(() => logged('request').length, 'requested');
    const { took, result } = logged('request')[0] as PayLogEntry & { took: number; result: string };
    const status = 'responseStatus' in PerformanceResourceTiming.prototype;
    expect([result, Number.isInteger(took)]).to.deep.equal([status ? 'ok' : 'other', true]);
    action.remove();
    expect(entries.flatMap(unknownIn)).to.deep.equal([]);
  });
});
