import { expect } from '@open-wc/testing';
import type { Order, Payment as MercadoPagoPayments, Preference } from 'mercadopago';
import { outcomeOf, type Payment } from '../../src/contract/index.js';
import { isPayError } from '../../src/errors.js';
import { fromMercadoPago } from '../../src/providers/mercadopago.js';
import { CREQ, vectors } from '../vectors/providers/mercadopago.js';
import { errorOf } from './check.js';

type Values = Readonly<Record<string, unknown>>;

// The SDK's return types are accepted without a cast.
const ofPayment: (value: Awaited<ReturnType<MercadoPagoPayments['get']>>) => Payment = fromMercadoPago;
const ofOrder: (value: Awaited<ReturnType<Order['get']>>) => Payment = fromMercadoPago;
const ofPreference: (value: Awaited<ReturnType<Preference['get']>>) => Payment = fromMercadoPago;

const PAYMENT: Values = {
  id: 1,
  status: 'pending',
  status_detail: 'pending_waiting_payment',
  processing_mode: 'aggregator',
  payment_method_id: 'pse',
  currency_id: 'COP',
  transaction_amount: 5000,
  transaction_details: { external_resource_url: 'https://www.mercadopago.com.co/a' },
};
const ORDER: Values = {
  id: 'ORD1',
  status: 'action_required',
  status_detail: 'waiting_transfer',
  total_amount: '200.00',
  country_code: 'MEX',
};
const METHOD: Values = { id: 'pse', type: 'bank_transfer', redirect_url: 'https://www.mercadopago.com.co/a' };

const payment = (changes: Values): Payment => fromMercadoPago({ ...PAYMENT, ...changes });
const order = (changes: Values, method: Values = METHOD): Payment =>
  fromMercadoPago({ ...ORDER, transactions: { payments: [{ payment_method: method }] }, ...changes });
const messageOf = (run: () => unknown): string => {
  const error = errorOf(run);
  return isPayError(error) ? `${error.code}: ${error.message}` : String(error);
};

describe('fromMercadoPago', () => {
  it('takes what the SDK returns', () => {
    for (const adapter of [ofPayment, ofOrder, ofPreference]) expect(adapter).to.equal(fromMercadoPago);
  });

  describe('status of a payment', () => {
    for (const [status, detail, expected, failure] of [
      ['pending', 'pending_waiting_payment', 'created', null],
      ['in_process', 'pending_review_manual', 'created', null],
      ['authorized', 'pending_capture', 'paid', null],
      ['approved', 'accredited', 'paid', null],
      ['approved', 'partially_refunded', 'paid', null],
      ['in_mediation', 'pending', 'paid', null],
      ['refunded', 'by_admin', 'paid', null],
      ['charged_back', 'in_process', 'paid', null],
      ['cancelled', 'expired', 'expired', null],
      ['cancelled', 'by_payer', 'failed', 'declined_by_consumer'],
      ['cancelled', 'by_collector', 'failed', 'by_collector'],
      ['rejected', 'cc_rejected_insufficient_amount', 'failed', 'insufficient_funds'],
      ['rejected', 'insufficient_amount', 'failed', 'insufficient_funds'],
      ['rejected', 'cc_rejected_high_risk', 'failed', 'payment_declined'],
      ['rejected', 'cc_rejected_other_reason', 'failed', 'payment_declined'],
      ['rejected', 'cc_rejected_blacklist', 'failed', 'payment_declined'],
      ['rejected', 'rejected_high_risk', 'failed', 'payment_declined'],
      ['rejected', 'rejected_by_bank', 'failed', 'payment_declined'],
      ['rejected', 'bank_error', 'failed', 'processing_error'],
      ['rejected', 'cc_rejected_card_error', 'failed', 'processing_error'],
      ['rejected', 'cc_rejected_bad_filled_date', 'failed', 'cc_rejected_bad_filled_date'],
      ['rejected', null, 'failed', null],
    ] as const)
      it(`${status}, ${detail} is ${expected}, ${failure}`, () => {
        const result = payment({ status, status_detail: detail });
        expect([result.status, result.failure_code]).to.deep.equal([expected, failure]);
      });
  });

  describe('status of an order', () => {
    for (const [status, detail, expected, failure] of [
      ['created', 'created', 'created', null],
      ['processing', 'in_process', 'created', null],
      ['at_terminal', 'at_terminal', 'created', null],
      ['action_required', 'waiting_payment', 'created', null],
      ['action_required', 'waiting_retry', 'created', null],
      ['action_required', 'waiting_capture', 'paid', null],
      ['processed', 'accredited', 'paid', null],
      ['processed', 'refunded', 'paid', null],
      ['refunded', 'refunded', 'paid', null],
      ['charged_back', 'settled', 'paid', null],
      ['expired', 'expired', 'expired', null],
      ['failed', 'insufficient_amount', 'failed', 'insufficient_funds'],
      ['failed', 'rejected_by_issuer', 'failed', 'payment_declined'],
      ['failed', 'processing_error', 'failed', 'processing_error'],
      ['failed', 'pending_challenge', 'failed', 'pending_challenge'],
      ['canceled', 'canceled', 'failed', 'canceled'],
      ['cancelled', 'cancelled', 'failed', 'cancelled'],
    ] as const)
      it(`${status}, ${detail} is ${expected}, ${failure}`, () => {
        const result = order({ status, status_detail: detail });
        expect([result.status, result.failure_code]).to.deep.equal([expected, failure]);
      });

    it('uses the details of the payment, which say more', () => {
      const transactions = { payments: [{ status: 'failed', status_detail: 'rejected_by_issuer' }] };
      expect(order({ status: 'failed', status_detail: 'failed', transactions }).failure_code).to.equal(
        'payment_declined',
      );
    });
  });

  for (const status of ['new_status', 'paid', 'constructor', '__proto__'])
    it(`waits after the unknown status ${status}, without a step`, () => {
      const result = payment({ status });
      expect([result.status, outcomeOf(result), result.action]).to.deep.equal([
        `mercadopago:${status}`,
        'pending',
        null,
      ]);
    });

  describe('steps', () => {
    for (const status of ['in_process', 'authorized', 'approved', 'rejected', 'cancelled', 'refunded', 'charged_back'])
      it(`none while a payment is ${status}`, () => expect(payment({ status }).action).to.equal(null));

    for (const status of ['processing', 'processed', 'failed', 'expired', 'canceled'])
      it(`none while an order is ${status}`, () => expect(order({ status }).action).to.equal(null));

    it('none for an order that has no payment yet', () => {
      expect(order({ status: 'created', status_detail: 'created', transactions: {} }).action).to.equal(null);
    });

    it('an error, if the consumer is to pay and has neither a code nor a page', () => {
      expect(messageOf(() => payment({ transaction_details: {} }))).to.equal(
        'unsupported-action: payment: its step is missing; use GET /v1/payments/{id}',
      );
      expect(
        messageOf(() => payment({ payment_method_id: 'pix', status_detail: null, transaction_details: {} })),
      ).to.match(/^unsupported-action: /);
      expect(messageOf(() => order({}, {}))).to.equal(
        'unsupported-action: order: its step is missing; use GET /v1/orders/{id}',
      );
      expect(payment({ status_detail: 'pending_contingency', transaction_details: {} }).action).to.equal(null);
    });

    it('the linha digitável and the barcode of a boleto', () => {
      const [digitable_line, content] = ['23793380296060054351030006333303799140000020000', '1'.repeat(44)];
      const transaction_details = { digitable_line, barcode: { content } };
      expect(payment({ payment_method_id: 'bolbradesco', transaction_details }).action).to.deep.equal({
        type: 'display_details',
        display_details: { code: content, number: digitable_line },
      });
    });

    it('a boleto that an order names `boleto`', () => {
      const method = { id: 'boleto', type: 'ticket', barcode_content: '2'.repeat(44) };
      expect(order({ country_code: 'BRA' }, method)).to.deep.include({
        payment_method: 'boleto_br',
        action: { type: 'display_details', display_details: { code: '2'.repeat(44) } },
      });
    });

    it('a CLABE', () => {
      const data = { reference_id: '646010349353743569', external_resource_url: 'https://www.mercadopago.com.mx/a' };
      const changes = {
        payment_method_id: 'clabe',
        currency_id: 'MXN',
        payment_method: { data },
        transaction_details: {},
      };
      expect(payment(changes)).to.deep.include({
        payment_method: 'banktransfer_mx',
        action: { type: 'display_details', display_details: { account_number: '646010349353743569' } },
      });
    });

    it('the page of a transfer whose reference is no CLABE', () => {
      const method = { id: 'clabe', reference: '1234567890', ticket_url: 'https://www.mercadopago.com.mx/a' };
      expect(order({}, method).action).to.deep.equal({
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://www.mercadopago.com.mx/a' },
      });
    });

    it('the QR code of an order for a till', () => {
      const type_response = { qr_data: '00020101021243650016COM.MERCADOLIBRE' };
      expect(order({ type: 'qr', status: 'created', type_response, transactions: {} }).action).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: type_response.qr_data, image_url_png: null, image_url_svg: null },
      });
    });

    describe('a 3-D Secure challenge', () => {
      const url = 'https://acs.example.com/challenge';
      const challenge = (changes: Values) =>
        payment({ payment_method_id: 'master', status_detail: 'pending_challenge', ...changes });
      const challengeOf = ({ action }: Payment) => action?.type === 'show_challenge' && action.show_challenge;

      it('with a request to post, of a payment', () => {
        const found = challengeOf(challenge({ three_ds_info: { external_resource_url: url, creq: 'e30' } }));
        expect(found).to.deep.include({ url, creq: 'e30' });
        expect(found && found.return_hosts).to.include('mercadopago.com');
      });

      it('with a page to open, of an order', () => {
        const method = { id: 'master', type: 'credit_card', transaction_security: { url } };
        expect(challengeOf(order({ status_detail: 'pending_challenge' }, method))).to.deep.include({ url, creq: null });
      });

      it('only while it is pending', () => {
        const three_ds_info = { external_resource_url: url, creq: 'e30' };
        for (const changes of [{ status: 'approved' }, { status: 'rejected' }, { status: 'in_process' }])
          expect(challenge({ ...changes, three_ds_info }).action).to.equal(null);
        expect(payment({ three_ds_info }).action?.type).to.equal('redirect_to_url');
      });

      it('is an error, if its page is missing', () => {
        expect(messageOf(() => challenge({}))).to.equal(
          'unsupported-action: payment: its step is missing; use GET /v1/payments/{id}',
        );
        expect(messageOf(() => order({ status_detail: 'pending_challenge' }, { id: 'master' }))).to.equal(
          'unsupported-action: order: its step is missing; use GET /v1/orders/{id}',
        );
      });
    });

    it('the payment of an order that waits, or else the last', () => {
      const attempts = (...statuses: string[]) => ({
        payments: statuses.map((status) => ({ status, payment_method: { ...METHOD, id: status } })),
      });
      const methods = [attempts('failed', 'action_required', 'created'), attempts('failed', 'created')];
      expect(methods.map((transactions) => order({ transactions }).payment_method)).to.deep.equal([
        'action_required_mx',
        'created_mx',
      ]);
    });
  });

  it('amounts are exact decimals, of payments and of orders', () => {
    const amounts = [12.34, 100, 0.1, 1999999.99].map((amount) => payment({ transaction_amount: amount }).amount);
    expect(amounts).to.deep.equal(['12.34', '100.00', '0.10', '1999999.99']);
    expect(payment({ currency_id: 'CLP', transaction_amount: 10_000 })).to.deep.include({
      amount: '10000',
      currency: 'CLP',
    });
    expect(order({ total_amount: '5000' }).amount).to.equal('5000.00');
  });

  it('an order with a site has its currency', () => {
    expect(order({ country_code: null, site_id: 'MLB' })).to.include({ amount: '200.00', currency: 'BRL' });
  });

  for (const [code, currency, country] of [
    ['ARG', 'ARS', 'ar'],
    ['BR', 'BRL', 'br'],
    ['CL', 'CLP', 'cl'],
    ['COL', 'COP', 'co'],
    ['MX', 'MXN', 'mx'],
    ['PER', 'PEN', 'pe'],
    ['URY', 'UYU', 'uy'],
  ])
    it(`an order of ${code} is in ${currency}`, () => {
      const { payment_method, currency: found } = order({ country_code: code });
      expect([payment_method, found]).to.deep.equal([`pse_${country}`, currency]);
    });

  it('an order of an unknown country has no currency, and so no amount', () => {
    const { amount, currency, payment_method } = order({ country_code: 'USA' });
    expect([amount, currency, payment_method]).to.deep.equal([null, null, 'pse']);
  });

  it('an order may name its currency', () => {
    expect(order({ country_code: 'URY', currency: 'usd' }).currency).to.equal('USD');
  });

  it('times keep their offset; those without one are in UTC', () => {
    const { time_created, time_paid, time_expired } = payment({
      date_created: '2026-11-22T18:30:00.000-04:00',
      date_approved: '2026-11-22T18:30:00',
      date_of_expiration: '2026-11-23T22:30:00.000Z',
    });
    expect([time_created, time_paid, time_expired]).to.deep.equal([
      '2026-11-22T18:30:00.000-04:00',
      '2026-11-22T18:30:00Z',
      '2026-11-23T22:30:00.000Z',
    ]);
  });

  it('has the customer of an order, and not the account of a consumer', () => {
    expect(order({ payer: { customer_id: '123-abc' } }).customer_id).to.equal('123-abc');
    expect(payment({ payer: { id: '9' } }).customer_id).to.equal(null);
  });

  it('the least that an object may have', () => {
    const { id, status, amount, currency, payment_method, reference, action } = fromMercadoPago({
      ...{ id: 7, status: 'pending', processing_mode: 'aggregator' },
    });
    expect([id, status]).to.deep.equal(['7', 'created']);
    expect([amount, currency, payment_method, reference, action].every((value) => value === null)).to.equal(true);
  });

  describe('a preference of Checkout Pro', () => {
    const PREFERENCE = {
      id: '202809963-920c288b',
      items: [{ id: '1', title: 't', quantity: 1, unit_price: 75.76 }],
      init_point: 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=1',
      external_reference: 'order-1',
      expiration_date_to: '2026-11-28T00:00:00.000-04:00',
    };

    it('is a redirect to its page', () =>
      expect(fromMercadoPago(PREFERENCE)).to.deep.include({
        status: 'created',
        reference: 'order-1',
        time_expired: null,
        action: { type: 'redirect_to_url', redirect_to_url: { url: PREFERENCE.init_point } },
      }));

    it('has its deadline only if it expires', () =>
      expect(fromMercadoPago({ ...PREFERENCE, expires: true } as object).time_expired).to.equal(
        PREFERENCE.expiration_date_to,
      ));

    it('a subscription, which has a page too, is named', () =>
      expect(messageOf(() => fromMercadoPago({ id: '1', init_point: PREFERENCE.init_point }))).to.match(
        /^invalid-input: payment: .* but this is a subscription/,
      ));
  });

  describe('wrong input', () => {
    const wrong = (changes: Values) => messageOf(() => payment(changes));
    const wrongOrder = (changes: Values, method?: Values) => messageOf(() => order(changes, method));

    for (const [found, path] of [
      [wrong({ id: undefined }), 'payment.id: expected string'],
      [wrong({ status: null }), 'payment.status: expected string'],
      [wrong({ status: 4 }), 'payment.status: expected string'],
      [wrong({ transaction_amount: '1e9' }), 'payment.transaction_amount: expected a decimal number'],
      [wrong({ transaction_amount: 1e21 }), 'payment.transaction_amount: expected a decimal number'],
      [wrong({ transaction_amount: NaN }), 'payment.transaction_amount: expected number'],
      [wrong({ currency_id: 986 }), 'payment.currency_id: expected string'],
      [wrong({ date_of_expiration: 5 }), 'payment.date_of_expiration: expected string'],
      [wrong({ transaction_details: [1] }), 'payment.transaction_details: expected object'],
      [
        wrong({ point_of_interaction: { transaction_data: { qr_code: {} } } }),
        'payment.point_of_interaction.transaction_data.qr_code: expected string',
      ],
      [
        wrong({ transaction_details: { external_resource_url: 1 } }),
        'payment.transaction_details.external_resource_url',
      ],
      [wrongOrder({ id: null }), 'order.id: expected string'],
      [wrongOrder({ total_amount: 'ten' }), 'order.total_amount: expected a decimal number'],
      [wrongOrder({ transactions: { payments: {} } }), 'order.transactions.payments: expected a short array'],
      [wrongOrder({ transactions: { payments: [1] } }), 'order.transactions.payments.0: expected object'],
      [wrongOrder({}, { qr_code: 1 }), 'order.transactions.payments.0.payment_method.qr_code: expected string'],
    ] as const)
      it(path, () => expect(found).to.include(`invalid-input: ${path}`));

    for (const value of [null, undefined, 1, 'x', [], {}, { id: 1, status: 'pending' }])
      it(`${JSON.stringify(value)} is no object of Mercado Pago`, () => {
        expect(messageOf(() => (fromMercadoPago as (given: unknown) => Payment)(value))).to.match(
          /^invalid-input: payment/,
        );
      });

    it('an object of another provider is named', () => {
      const message = messageOf(() => fromMercadoPago({ ...{ object: 'payment_intent', id: 'pi_1', status: 'x' } }));
      expect(message).to.include('expected an object of Mercado Pago');
    });

    it('a hostile proxy is a PayError', () => {
      const hostile = new Proxy({ ...PAYMENT }, { getOwnPropertyDescriptor: () => expect.fail('trapped') });
      expect(messageOf(() => fromMercadoPago(hostile))).to.equal('invalid-input: payment: could not be read');
    });

    it('messages do not repeat values', () => {
      expect(wrong({ transaction_amount: 'secret' })).not.to.include('secret');
    });
  });

  it('copies no secrets, no fees and no data of the consumer', () => {
    const results = vectors.flatMap(({ given, expected }) => ('error' in expected ? [] : [fromMercadoPago(given)]));
    const text = JSON.stringify(results);
    const secrets = ['eyJ', '677859ef', '"card_token"', '503143', '6351', '19119119100', 'APRO', '@', '93.47', 'iVBOR'];
    const published = JSON.stringify(vectors.map(({ given }) => given));
    expect(secrets.filter((secret) => !published.includes(secret))).to.deep.equal([]);
    // One reference of the documentation is an e-mail address, and the bank needs the challenge request.
    const rest = text.replaceAll('firstname@gmail.com', '').replaceAll(CREQ, '');
    expect(secrets.filter((secret) => rest.includes(secret))).to.deep.equal([]);
  });
});
