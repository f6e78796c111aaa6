import { expect } from '@open-wc/testing';
import type Stripe from 'stripe';
import type { Action, Mandate, Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import {
  fromStripe,
  type StripeCheckoutSession,
  type StripePaymentIntent,
  type StripeSetupIntent,
} from '../../src/providers/stripe.js';
import { vectors } from '../vectors/providers/stripe.js';
import { errorOf } from './check.js';

/** The types of the SDK are accepted as they are. */
const payment: (value: Stripe.PaymentIntent) => Payment = fromStripe;
const mandate: (value: Stripe.SetupIntent) => Mandate = fromStripe;
const checkout: (value: Stripe.Checkout.Session) => Payment | Mandate = fromStripe;
const response: (value: Stripe.Response<Stripe.PaymentIntent>) => Payment = fromStripe;

const INTENT = { object: 'payment_intent', id: 'pi_1', status: 'processing', amount: 1050, currency: 'brl' } as const;
const SETUP = { object: 'setup_intent', id: 'seti_1', status: 'processing' } as const;

type StepType = Exclude<keyof Stripe.PaymentIntent.NextAction | keyof Stripe.SetupIntent.NextAction, 'type'>;

/** Every type of `next_action` that the SDK knows: this does not compile when it has another one. */
const STEPS: Readonly<Record<StepType, Action['type'] | 'wait' | 'unsupported'>> = {
  alipay_handle_redirect: 'redirect_to_url',
  blik_authorize: 'wait',
  boleto_display_details: 'display_details',
  card_await_notification: 'wait',
  cashapp_handle_redirect_or_display_qr_code: 'redirect_to_url',
  display_bank_transfer_instructions: 'display_details',
  klarna_display_qr_code: 'display_qr_code',
  konbini_display_details: 'display_details',
  multibanco_display_details: 'display_details',
  oxxo_display_details: 'display_details',
  paynow_display_qr_code: 'display_qr_code',
  pix_display_qr_code: 'display_qr_code',
  promptpay_display_qr_code: 'display_qr_code',
  redirect_to_url: 'redirect_to_url',
  swish_handle_redirect_or_display_qr_code: 'redirect_to_url',
  upi_handle_redirect_or_display_qr_code: 'redirect_to_url',
  use_stripe_sdk: 'unsupported',
  verify_with_microdeposits: 'redirect_to_url',
  wechat_pay_display_qr_code: 'display_qr_code',
  wechat_pay_redirect_to_android_app: 'unsupported',
  wechat_pay_redirect_to_ios_app: 'redirect_to_app',
};

/** Input that the types do not allow. */
const any = (value: object): StripePaymentIntent => value as StripePaymentIntent;

const paymentIn = (changes: object): Payment => fromStripe(any({ ...INTENT, ...changes }));
const mandateIn = (changes: object): Mandate => fromStripe({ ...SETUP, ...changes } as StripeSetupIntent);

const next = (type: string, step?: unknown) => ({
  status: 'requires_action',
  next_action: step === undefined ? { type } : { type, [type]: step },
});

function messageOf(run: () => unknown): string {
  const { code, message } = errorOf(run) as PayError;
  return `${code}: ${message}`;
}

describe('fromStripe', () => {
  it('accepts the types of the SDK', () => {
    expect([payment, mandate, checkout, response].every((adapter) => adapter === (fromStripe as unknown))).to.equal(
      true,
    );
  });

  describe('every type of next_action has a published object', () => {
    for (const [type, expected] of Object.entries(STEPS))
      it(`${type}: ${expected}`, () => {
        const found = vectors.filter(
          ({ given }) => given.status === 'requires_action' && given.next_action?.type === type,
        );
        const kinds = found.map(({ expected: result }) =>
          'error' in result ? 'unsupported' : (result.action?.type ?? 'wait'),
        );
        expect(kinds).to.include(expected);
      });
  });

  it('reads them after a change to JSON and back, and copies no secret', () => {
    const kept = vectors.filter(({ expected }) => !('error' in expected));
    const secrets = kept.map(({ given }) => given.client_secret).filter(Boolean);
    const results = JSON.stringify(
      kept.map(({ given }) => fromStripe(JSON.parse(JSON.stringify(given)) as StripePaymentIntent)),
    );
    expect(secrets).to.have.length.above(10);
    expect(secrets.filter((secret) => results.includes(secret!))).to.deep.equal([]);
    expect(/_secret_(?!S6H9mVMKK6qxk9YxsUvbH55K)|jrosen|Jenny|"pm_/.test(results)).to.equal(false);
  });

  describe('status of a PaymentIntent', () => {
    const failed = { last_payment_error: { type: 'card_error', code: 'card_declined' } };
    const cases: [string, object, string][] = [
      ['requires_payment_method', failed, 'failed'],
      ['requires_confirmation', {}, 'created'],
      ['requires_action', next('blik_authorize'), 'created'],
      ['processing', {}, 'created'],
      ['requires_capture', {}, 'paid'],
      ['succeeded', {}, 'paid'],
      ['canceled', {}, 'failed'],
      ['canceled', { cancellation_reason: 'expired' }, 'expired'],
      ['canceled', { cancellation_reason: 'abandoned' }, 'failed'],
      ['succeeded', failed, 'paid'],
      ['requires_reauthorization', {}, 'stripe:requires_reauthorization'],
      ['paid', {}, 'stripe:paid'],
      ['__proto__', {}, 'stripe:__proto__'],
    ];
    for (const [status, changes, expected] of cases)
      it(`${status} ${JSON.stringify(changes)} is ${expected}`, () => {
        expect(paymentIn({ ...changes, status }).status).to.equal(expected);
      });
  });

  describe('status of a SetupIntent', () => {
    const error = (code: string) => ({ last_setup_error: { type: 'card_error', code } });
    const cases: [string, object, string][] = [
      ['requires_payment_method', error('card_declined'), 'failed'],
      ['requires_payment_method', error('setup_intent_setup_attempt_expired'), 'expired'],
      ['requires_confirmation', {}, 'pending'],
      ['requires_action', next('blik_authorize'), 'pending'],
      ['processing', {}, 'pending'],
      ['succeeded', {}, 'active'],
      ['canceled', {}, 'failed'],
      ['active', {}, 'stripe:active'],
    ];
    for (const [status, changes, expected] of cases)
      it(`${status} ${JSON.stringify(changes)} is ${expected}`, () => {
        expect(mandateIn({ ...changes, status }).status).to.equal(expected);
      });

    it('names the function for the choice of a payment method', () => {
      expect(messageOf(() => mandateIn({ status: 'requires_payment_method' }))).to.equal(
        'unsupported-action: setup_intent.status: no payment method was chosen; use stripe.confirmSetup',
      );
    });
  });

  describe('amount', () => {
    const cases: [number, string, string][] = [
      [1050, 'brl', '10.50'],
      [5, 'usd', '0.05'],
      [500, 'jpy', '500'],
      [500, 'clp', '500'],
      [5120, 'kwd', '5.120'],
      [5120, 'bhd', '5.120'],
      [500, 'isk', '5.00'],
      [500, 'ugx', '5.00'],
      [500, 'mga', '500'],
      [1045, 'huf', '10.45'],
      [80045, 'twd', '800.45'],
      [99999999, 'eur', '999999.99'],
    ];
    for (const [amount, currency, expected] of cases)
      it(`${amount} ${currency} is ${expected}`, () => {
        const result = paymentIn({ amount, currency, amount_received: amount, status: 'succeeded' });
        expect([result.amount, result.amount_paid, result.currency]).to.deep.equal([
          expected,
          expected,
          currency.toUpperCase(),
        ]);
      });
  });

  describe('failure', () => {
    const cases: [object, string | null, string | null][] = [
      [
        { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
        'payment_declined',
        'Your card was declined.',
      ],
      [{ type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' }, 'payment_declined', null],
      [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds', null],
      [{ type: 'card_error', code: 'insufficient_funds' }, 'insufficient_funds', null],
      [{ type: 'card_error', code: 'processing_error' }, 'processing_error', null],
      [{ type: 'card_error', code: 'account_closed' }, 'account_closed', null],
      [
        { type: 'invalid_request_error', code: 'payment_method_customer_decline', message: 'x' },
        'declined_by_consumer',
        null,
      ],
      [{ type: 'invalid_request_error', code: 'payment_method_provider_decline' }, 'payment_declined', null],
      [{ type: 'card_error', code: 'expired_card' }, 'expired_card', null],
      [{ type: 'api_error' }, null, null],
    ];
    for (const [error, code, message] of cases)
      it(`${JSON.stringify(error)} is ${code}`, () => {
        const result = paymentIn({ status: 'requires_payment_method', last_payment_error: error });
        expect([result.status, result.failure_code, result.failure_message]).to.deep.equal(['failed', code, message]);
        const other = mandateIn({ status: 'requires_payment_method', last_setup_error: error });
        expect([other.status, other.failure_code, other.failure_message]).to.deep.equal(['failed', code, message]);
      });

    it('is none while another attempt is running', () => {
      const last_payment_error = { type: 'card_error', code: 'card_declined', message: 'No.' };
      const result = paymentIn({ last_payment_error });
      expect([result.failure_code, result.failure_message]).to.deep.equal([null, null]);
    });
  });

  describe('payment method', () => {
    const cases: [object, string | null][] = [
      [{}, null],
      [{ payment_method_types: ['card', 'pix'] }, null],
      [{ payment_method_types: ['ideal'] }, 'ideal_nl'],
      [{ payment_method_types: ['sepa_debit'] }, 'sepa_debit'],
      [{ payment_method_types: ['customer_balance'] }, 'banktransfer_br'],
      [{ payment_method_types: ['ideal'], payment_method: { type: 'card' } }, 'card'],
      [{ payment_method_types: ['card', 'pix'], payment_method: 'pm_1', ...next('blik_authorize') }, 'blik_pl'],
      [
        {
          payment_method_types: ['card', 'ideal'],
          payment_method: 'pm_1',
          ...next('redirect_to_url', { url: 'https://x.example' }),
        },
        null,
      ],
    ];
    for (const [changes, expected] of cases)
      it(`${JSON.stringify(changes)} is ${expected}`, () => {
        expect(paymentIn(changes).payment_method).to.equal(expected);
      });
  });

  it('has the customer by id, expanded or not', () => {
    const ids = ['cus_1', { id: 'cus_1', email: 'jenny@example.com' }, null].map(
      (customer) => paymentIn({ customer }).customer_id,
    );
    expect(ids).to.deep.equal(['cus_1', 'cus_1', null]);
  });

  it('has the reference of the order, and no other metadata', () => {
    const metadata = { order_id: '6735', note: 'gift for Ana' };
    const result = paymentIn({ metadata });
    expect([result.reference, result.metadata]).to.deep.equal(['6735', null]);
    const details = { order_reference: 'R-1', customer_reference: null };
    expect(paymentIn({ metadata, payment_details: details }).reference).to.equal('R-1');
    expect(paymentIn({}).reference).to.equal(null);
  });

  it('an intent that requires an action and has none is an error', () => {
    expect(messageOf(() => paymentIn({ status: 'requires_action', next_action: null }))).to.equal(
      'unsupported-action: payment_intent.next_action: its step is missing; use stripe.handleNextAction',
    );
  });

  describe('a step that lacks its code opens the page of Stripe', () => {
    const url = 'https://payments.stripe.com/1';
    for (const [type, step] of [
      ['pix_display_qr_code', { hosted_instructions_url: url }],
      ['boleto_display_details', { number: null, hosted_voucher_url: url }],
      ['oxxo_display_details', { number: null, hosted_voucher_url: url }],
      ['multibanco_display_details', { entity: '1', hosted_voucher_url: url }],
      ['konbini_display_details', { stores: { lawson: null }, hosted_voucher_url: url }],
      ['display_bank_transfer_instructions', { financial_addresses: [], hosted_instructions_url: url }],
      ['verify_with_microdeposits', { hosted_verification_url: url }],
    ] as const)
      it(type, () =>
        expect(paymentIn(next(type, step)).action).to.deep.equal({ type: 'redirect_to_url', redirect_to_url: { url } }),
      );
  });

  it('a code of Konbini that all stores have is shown once', () => {
    const codes = { payment_code: '123456', confirmation_number: '12345678901' };
    const shown = (stores: object) => paymentIn(next('konbini_display_details', { stores })).action;
    expect(shown({ familymart: codes, lawson: codes, ministop: null, seicomart: codes })).to.deep.equal({
      type: 'display_details',
      display_details: { store: 'FamilyMart, Lawson, Seicomart', ...codes },
    });
    expect(shown({ familymart: codes, lawson: { ...codes, payment_code: '7' } })).to.deep.equal({
      type: 'display_details',
      display_details: {
        FamilyMart_payment_code: '123456',
        Lawson_payment_code: '7',
        confirmation_number: '12345678901',
      },
    });
  });

  describe('a Checkout Session', () => {
    const SESSION = {
      object: 'checkout.session',
      id: 'cs_1',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2198,
      currency: 'usd',
      client_reference_id: 'order-1',
      client_secret: 'secret',
      expires_at: 1_770_000_000,
    } as const;
    const session = (changes: object = {}) => fromStripe({ ...SESSION, ...changes } as StripeCheckoutSession);

    it('is a redirect to its page', () =>
      expect(session()).to.deep.include({
        object: 'payment',
        id: 'cs_1',
        status: 'created',
        amount: '21.98',
        currency: 'USD',
        reference: 'order-1',
        time_expired: '2026-02-02T02:40:00.000Z',
        action: { type: 'redirect_to_url', redirect_to_url: { url: SESSION.url } },
      }));

    for (const [status, payment_status, mode, expected] of [
      ['complete', 'paid', 'payment', 'paid'],
      ['complete', 'no_payment_required', 'subscription', 'paid'],
      ['complete', 'unpaid', 'payment', 'created'],
      ['expired', 'unpaid', 'payment', 'expired'],
      ['later', 'unpaid', 'payment', 'stripe:later'],
      ['open', 'no_payment_required', 'setup', 'pending'],
      ['complete', 'no_payment_required', 'setup', 'active'],
      ['expired', 'no_payment_required', 'setup', 'expired'],
    ] as const)
      it(`${mode}, ${status}, ${payment_status}: ${expected}`, () => {
        const resource = session({ status, payment_status, mode });
        expect([resource.object, resource.status]).to.deep.equal([mode === 'setup' ? 'mandate' : 'payment', expected]);
        if (status !== 'open') expect(resource.action).to.equal(null);
      });

    it('in the page of the shop needs Stripe.js', () =>
      expect(messageOf(() => session({ url: null }))).to.equal(
        'unsupported-action: checkout.session.url: no element shows this step; use stripe.initEmbeddedCheckout',
      ));
  });

  it('shows the QR code of a method that is not documented yet', () =>
    expect(paymentIn(next('bre_b_display_qr_code', { data: '0002', image_url_png: null })).action).to.deep.equal({
      type: 'display_qr_code',
      display_qr_code: { data: '0002', image_url_png: null, image_url_svg: null },
    }));

  it('shows a QR code that is an image alone', () => {
    const png = 'https://qr.stripe.com/test.png';
    expect(paymentIn(next('pix_display_qr_code', { image_url_png: png })).action).to.deep.equal({
      type: 'display_qr_code',
      display_qr_code: { data: null, image_url_png: png, image_url_svg: null },
    });
  });

  describe('unsupported steps name the function of Stripe', () => {
    for (const type of ['use_stripe_sdk', 'a_new_step', 'constructor', '__proto__', 'pix_display_qr_codes'])
      it(type, () => {
        expect(messageOf(() => paymentIn(next(type, { secret: 1 })))).to.equal(
          'unsupported-action: payment_intent.next_action.type: no element shows this step; use stripe.handleNextAction',
        );
        expect(messageOf(() => mandateIn(next(type)))).to.equal(
          'unsupported-action: setup_intent.next_action.type: no element shows this step; use stripe.handleNextAction',
        );
      });
  });

  describe('invalid input has a path', () => {
    const text = 'expected string';
    const object = 'expected object';
    const cases: [string, object, string][] = [
      ['id', { id: undefined }, text],
      ['id', { id: 1 }, text],
      ['status', { status: '' }, text],
      ['amount', { amount: '1050' }, 'expected number'],
      ['amount', { amount: 10.5 }, 'expected a whole number'],
      ['amount', { amount: NaN }, 'expected number'],
      ['currency', { currency: 986 }, text],
      ['created', { created: '2026-11-22' }, 'expected number'],
      ['payment_method', { payment_method: 7 }, object],
      ['payment_method.type', { payment_method: { type: {} } }, text],
      ['payment_method_types', { payment_method_types: [7] }, text],
      ['last_payment_error', { last_payment_error: 'card_declined' }, object],
      ['next_action', { status: 'requires_action', next_action: 'redirect' }, object],
      ['next_action.type', { status: 'requires_action', next_action: {} }, text],
      ['next_action.redirect_to_url', next('redirect_to_url'), object],
      ['next_action.redirect_to_url.url', next('redirect_to_url', { url: null }), text],
      ['next_action.alipay_handle_redirect.url', next('alipay_handle_redirect', {}), text],
      ['next_action.wechat_pay_redirect_to_ios_app.native_url', next('wechat_pay_redirect_to_ios_app', {}), text],
      ['next_action.boleto_display_details.number', next('boleto_display_details', { number: 1 }), text],
      ['next_action.oxxo_display_details.hosted_instructions_url', next('oxxo_display_details', {}), text],
      ['next_action.konbini_display_details.hosted_instructions_url', next('konbini_display_details', {}), text],
      ['next_action.pix_display_qr_code.data', next('pix_display_qr_code', { data: 5 }), text],
      [
        'next_action.pix_display_qr_code.expires_at',
        next('pix_display_qr_code', { data: '0', expires_at: '1' }),
        'expected number',
      ],
      [
        'next_action.cashapp_handle_redirect_or_display_qr_code.hosted_instructions_url',
        next('cashapp_handle_redirect_or_display_qr_code', {}),
        text,
      ],
      [
        'next_action.display_bank_transfer_instructions.financial_addresses',
        next('display_bank_transfer_instructions', { financial_addresses: {} }),
        'expected a short array',
      ],
      [
        'next_action.display_bank_transfer_instructions.financial_addresses.0.iban.bic',
        next('display_bank_transfer_instructions', { financial_addresses: [{ iban: { bic: 1 } }] }),
        text,
      ],
      [
        'next_action.display_bank_transfer_instructions.hosted_instructions_url',
        next('display_bank_transfer_instructions', { financial_addresses: [{ type: 'new' }] }),
        text,
      ],
    ];
    for (const [path, changes, problem] of cases)
      it(`${path}: ${problem}`, () => {
        expect(messageOf(() => paymentIn(changes))).to.equal(`invalid-input: payment_intent.${path}: ${problem}`);
      });

    it('of a SetupIntent', () => {
      expect(messageOf(() => mandateIn({ id: null }))).to.equal('invalid-input: setup_intent.id: expected string');
    });

    it('and ignores what it inherits or computes', () => {
      const inherited = Object.create({ ...INTENT }) as object;
      expect(messageOf(() => fromStripe(any(inherited)))).to.contain('payment_intent: expected an object of Stripe');
      const computed = Object.defineProperty({ ...INTENT }, 'amount', { get: () => 1, enumerable: true });
      expect(messageOf(() => fromStripe(any(computed)))).to.contain('payment_intent.amount: expected a plain value');
    });

    it('of a hostile proxy', () => {
      const hostile = new Proxy(INTENT, {
        getOwnPropertyDescriptor() {
          throw new TypeError('boom');
        },
      });
      expect(messageOf(() => fromStripe(hostile))).to.equal('invalid-input: payment_intent: could not be read');
    });
  });

  describe('objects that are no intent', () => {
    for (const value of [null, 1, 'pi_1', [], {}, { object: 'charge', id: 'chrg_' }])
      it(JSON.stringify(value), () => {
        expect(messageOf(() => fromStripe(value as StripePaymentIntent))).to.match(
          /^invalid-input: payment_intent: expected (an )?object( of Stripe)?(, but this is a charge; use its PaymentIntent)?$/,
        );
      });

    it('of another product of Stripe, with what to use instead', () => {
      expect(messageOf(() => fromStripe(any({ object: 'charge', id: 'ch_1' })))).to.equal(
        'invalid-input: payment_intent: expected an object of Stripe, but this is a charge; use its PaymentIntent',
      );
      expect(messageOf(() => fromStripe(any({ object: 'payment_link', url: 'https://buy.stripe.com/1' })))).to.match(
        /but this is a payment_link; use its PaymentIntent$/,
      );
    });

    it('of another provider', () => {
      expect(messageOf(() => fromStripe(any({ pspReference: '1', resultCode: 'Authorised' })))).to.equal(
        'invalid-input: payment_intent: expected an object of Stripe',
      );
    });

    it('of the contract', () => {
      expect(messageOf(() => fromStripe(any({ object: 'payment', id: 'pm_123' })))).to.contain(
        'which needs no provider',
      );
    });
  });
});
