import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromPayMongo, type PayMongoResource } from '../../src/providers/paymongo.js';
import { errorOf } from './check.js';

const attributes = {
  status: 'awaiting_next_action',
  amount: 10000,
  currency: 'PHP',
  payment_method_allowed: ['gcash'],
  payments: [] as readonly object[],
  next_action: { type: 'redirect', redirect: { url: 'https://bank.example/1' } } as object | null,
  created_at: 1586179682,
  updated_at: 1586179682,
};
const intent = { id: 'pi_1', type: 'payment_intent', attributes };
const page = { status: 'active', checkout_url: 'https://checkout.paymongo.com/cs_1', created_at: 1586179682 };
const source = { status: 'pending', type: 'grab_pay', amount: 10000, currency: 'PHP', redirect: page };

const given = (fields: object) => fromPayMongo({ ...intent, attributes: { ...attributes, ...fields } });
const as = (type: string, fields: object) => fromPayMongo({ id: '1', type, attributes: fields } as PayMongoResource);
const failure = (run: () => unknown) => {
  const { code, message } = errorOf(run) as PayError;
  return `${code} ${message}`;
};
const paymentOf = (fields: object) => ({ id: 'pay_1', type: 'payment', attributes: fields });
const attempt = (fields: object) => given({ status: 'awaiting_payment_method', next_action: null, ...fields });
const shown = ({ status, action }: Payment) => [status, action?.type ?? null];

describe('fromPayMongo', () => {
  it('takes a resource, and a response', () =>
    expect(fromPayMongo({ data: intent })).to.deep.equal(fromPayMongo(intent)));

  describe('statuses of a payment intent', () => {
    for (const [theirs, ours, type] of [
      ['awaiting_next_action', 'created', 'redirect_to_url'],
      ['processing', 'created', null],
      ['awaiting_capture', 'paid', null],
      ['succeeded', 'paid', null],
      ['cancelled', 'failed', null],
      ['new', 'paymongo:new', null],
      ['__proto__', 'paymongo:__proto__', null],
    ] as const)
      it(`${theirs}: ${ours}`, () => expect(shown(given({ status: theirs }))).to.deep.equal([ours, type]));

    for (const [name, fields, status] of [
      ['after an error', { last_payment_error: { failed_code: 'generic_decline' } }, 'failed'],
      [
        'after an error without a code',
        { last_payment_error: {}, payments: [paymentOf({ status: 'failed' })] },
        'failed',
      ],
      ['after an error that is a text', { last_payment_error: 'declined' }, 'failed'],
      ['after a failed payment', { payments: [paymentOf({ status: 'failed' })] }, 'failed'],
      ['after a change that left nothing', { updated_at: 1586181482 }, 'expired'],
    ] as const)
      it(`awaiting_payment_method ${name}: ${status}`, () =>
        expect(shown(attempt(fields))).to.deep.equal([status, null]));

    it('a new one has no payment method yet', () =>
      expect(failure(() => attempt({}))).to.equal(
        'unsupported-action resource.attributes.status: no payment method was chosen; use POST /v1/payment_intents/{id}/attach',
      ));
  });

  describe('statuses of others', () => {
    for (const [type, fields, expected] of [
      ['source', source, ['created', 'redirect_to_url']],
      ['source', { ...source, status: 'chargeable' }, ['paid', null]],
      ['source', { ...source, status: 'paid' }, ['paid', null]],
      ['source', { ...source, status: 'cancelled' }, ['failed', null]],
      ['source', { ...source, status: 'expired' }, ['expired', null]],
      ['source', { ...source, status: 'new' }, ['paymongo:new', null]],
      ['checkout_session', page, ['created', 'redirect_to_url']],
      ['checkout_session', { ...page, status: 'expired' }, ['expired', null]],
      ['checkout_session', { ...page, payments: [paymentOf({ status: 'paid' })] }, ['paid', null]],
      ['checkout_session', { ...page, payments: [paymentOf({ status: 'failed' })] }, ['created', 'redirect_to_url']],
      ['link', { ...page, status: 'unpaid' }, ['created', 'redirect_to_url']],
      ['link', { ...page, status: 'unpaid', archived: true }, ['expired', null]],
      ['link', { ...page, status: 'paid' }, ['paid', null]],
      ['link', { ...page, status: 'refunded', archived: true }, ['paid', null]],
      ['link', { ...page, status: 'new' }, ['paymongo:new', null]],
    ] as const)
      it(`${type}, ${JSON.stringify(fields)}: ${expected.join(', ')}`, () =>
        expect(shown(as(type, fields))).to.deep.equal(expected));

    for (const [status, expected] of [
      ['awaiting_payment_method', ['created', 'redirect_to_url']],
      ['processing', ['created', null]],
      ['awaiting_capture', ['paid', null]],
      ['succeeded', ['paid', null]],
    ] as const)
      it(`a session whose payment intent is ${status}: ${expected.join(', ')}`, () => {
        const payment = as('checkout_session', { ...page, payment_intent: paymentOf({ ...attributes, status }) });
        expect([...shown(payment), payment.amount]).to.deep.equal([...expected, '100.00']);
      });
  });

  describe('steps', () => {
    const code = (fields: object) => given({ next_action: { type: 'consume_qr', code: fields } });

    it('a picture of a code', () => {
      const png = { data: null, image_url_png: 'data:image/png;base64,AA==', image_url_svg: null };
      const payment = code({ image_url: png.image_url_png, expires_at: '2026-08-07T10:00:00+08:00' });
      expect(payment).to.deep.include({
        payment_method: 'qrph_ph',
        time_expired: '2026-08-07T10:00:00+08:00',
        action: { type: 'display_qr_code', display_qr_code: png },
      });
    });

    it('a picture in SVG', () => {
      const { action } = code({ image_url: 'data:image/svg+xml;base64,AA==' });
      const svg = { data: null, image_url_png: null, image_url_svg: 'data:image/svg+xml;base64,AA==' };
      expect(action).to.deep.equal({ type: 'display_qr_code', display_qr_code: svg });
    });

    it('an end without an offset is in Philippine Time', () =>
      expect(code({ image_url: 'https://qr.example/1', expires_at: '2026-08-07 10:00:00' }).time_expired).to.equal(
        '2026-08-07T10:00:00+08:00',
      ));

    for (const [name, fields, message] of [
      [
        'no step',
        { next_action: null },
        'unsupported-action resource.attributes.next_action: its step is missing; use that of POST /v1/payment_intents/{id}/attach',
      ],
      [
        'another step',
        { next_action: { type: 'new' } },
        "unsupported-action resource.attributes.next_action.type: no element shows this step; use PayMongo's page, as a checkout session",
      ],
      [
        'a code without its picture',
        { next_action: { type: 'consume_qr', code: { id: 'code_1' } } },
        'invalid-input resource.attributes.next_action.code.image_url: expected string',
      ],
    ] as const)
      it(`${name} is refused`, () => expect(failure(() => given(fields))).to.equal(message));
  });

  describe('methods', () => {
    for (const [type, method] of [
      ['card', 'card'],
      ['gcash', 'gcash_ph'],
      ['grab_pay', 'grab_pay_ph'],
      ['paymaya', 'paymaya_ph'],
      ['billease', 'billease_ph'],
      ['atome', 'atome_ph'],
      ['dob', 'internet_banking_ph'],
      ['dob_ubp', 'internet_banking_ubp_ph'],
      ['brankas', 'internet_banking_ph'],
    ] as const)
      it(`${type}: ${method}`, () => {
        expect(given({ payment_method_allowed: [type] }).payment_method).to.equal(method);
        const payments = [paymentOf({ status: 'paid', source: { type } })];
        expect(
          given({ status: 'succeeded', payment_method_allowed: ['card', 'qrph'], payments }).payment_method,
        ).to.equal(method);
      });

    it('of several, none is known', () =>
      expect(given({ payment_method_allowed: ['card', 'qrph'] }).payment_method).to.equal(null));
  });

  describe('reasons', () => {
    for (const [code, expected] of [
      ['generic_decline', 'payment_declined'],
      ['issuer_declined', 'payment_declined'],
      ['do_not_honor', 'payment_declined'],
      ['stolen_card', 'payment_declined'],
      ['blocked', 'payment_declined'],
      ['fraudulent', 'payment_declined'],
      ['insufficient_funds', 'insufficient_funds'],
      ['credit_limit_exceeded', 'insufficient_funds'],
      ['RJCT', 'processing_error'],
      ['AMOUNT_EXCEED_LIMIT', 'AMOUNT_EXCEED_LIMIT'],
    ] as const)
      it(`${code}: ${expected}`, () => {
        const error = { failed_code: code, failed_message: 'secret' };
        const payments = [paymentOf({ status: 'failed', ...error })];
        for (const fields of [{ last_payment_error: error }, { payments }]) {
          const { failure_code, failure_message } = attempt(fields);
          expect([failure_code, failure_message]).to.deep.equal([expected, null]);
        }
      });
  });

  it('the payment that counts is the successful one, or the last', () => {
    const payments = [
      paymentOf({ status: 'failed', paid_at: 1, source: { type: 'card' } }),
      paymentOf({ status: 'paid', paid_at: 1721812322, source: { type: 'gcash' } }),
      paymentOf({ status: 'failed', paid_at: 2, failed_code: 'RJCT', source: { type: 'qrph' } }),
    ];
    const paid = given({ status: 'succeeded', payments });
    expect([paid.payment_method, paid.time_paid]).to.deep.equal(['gcash_ph', '2024-07-24T09:12:02.000Z']);
    const failed = attempt({ payments: payments.slice(2) });
    expect([failed.payment_method, failed.time_paid, failed.failure_code]).to.deep.equal([
      'qrph_ph',
      null,
      'processing_error',
    ]);
  });

  describe('wrong objects', () => {
    const other = (type: string) => ({ data: { id: '1', type, attributes: {} } }) as unknown as PayMongoResource;
    const wrong: readonly (readonly [object: unknown, message: string])[] = [
      [{ ...intent, attributes: { ...attributes, status: 1 } }, 'resource.attributes.status: expected string'],
      [{ ...intent, attributes: { ...attributes, amount: '1' } }, 'resource.attributes.amount: expected number'],
      [
        { ...intent, attributes: { ...attributes, amount: 0.5 } },
        'resource.attributes.amount: expected a whole number',
      ],
      [{ ...intent, attributes: { ...attributes, payments: [1] } }, 'resource.attributes.payments.0: expected object'],
      [{ data: { ...intent, id: null } }, 'resource.data.id: expected string'],
      [other('event'), 'but this is an event; use the resource in its data.attributes.data'],
      [other('payment'), 'but this is a payment; use its payment intent'],
      [other('payment_method'), 'but this is a payment method; use its payment intent'],
      [other('refund'), 'but this is a refund; use the payment intent of its payment'],
      [{ errors: [{ code: 'parameter_required' }] }, 'but this is an error'],
      [{ data: [intent] }, 'resource: expected an object of PayMongo'],
      [{ data: 'x' }, 'resource: expected an object of PayMongo'],
    ];
    for (const [object, message] of wrong)
      it(`${JSON.stringify(object).slice(0, 60)}: ${message}`, () => {
        const text = failure(() => fromPayMongo(object as PayMongoResource));
        expect([text.startsWith('invalid-input resource'), text.includes(message)], text).to.deep.equal([true, true]);
      });
  });

  it('no key, name, card or metadata is copied', () => {
    const billing = { name: 'Maria', email: 'maria@example.com', phone: '0916' };
    const text = JSON.stringify(
      given({
        status: 'succeeded',
        client_key: 'pi_1_client_mpe6',
        metadata: { note: 'internal' },
        payments: [paymentOf({ status: 'paid', billing, source: { id: 'card_7', type: 'card', last4: '2346' } })],
      }),
    );
    for (const secret of ['client_', 'Maria', 'maria', '0916', 'internal', 'card_7', '2346'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
