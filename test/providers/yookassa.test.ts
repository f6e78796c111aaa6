import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { fromYooKassa, type YooKassaPayment } from '../../src/providers/yookassa.js';
import { errorOf } from './check.js';

const payment = {
  id: '22e12f66-000f-5000-8000-18db351245c7',
  status: 'pending',
  paid: false,
  amount: { value: '2.00', currency: 'RUB' },
  refundable: false,
  test: true,
  confirmation: { type: 'redirect', confirmation_url: 'https://yoomoney.ru/1' },
};
const given = (fields: object) => fromYooKassa({ ...payment, ...fields });
const confirmed = (confirmation: object) => given({ confirmation }).action;
const messageOf = (value: unknown) => {
  const { code, message } = errorOf(() => fromYooKassa(value as YooKassaPayment)) as PayError;
  return `${code} ${message}`;
};
const failure = (fields: object) => messageOf({ ...payment, ...fields });

describe('fromYooKassa', () => {
  describe('statuses', () => {
    const canceled = (reason?: string) => ({
      status: 'canceled',
      ...(reason ? { cancellation_details: { party: 'yoo_money', reason } } : {}),
    });
    const table: readonly (readonly [given: object, status: string, code: string | null])[] = [
      [{ status: 'pending' }, 'created', null],
      [{ status: 'pending', cancellation_details: { reason: 'fraud_suspected' } }, 'created', null],
      [{ status: 'waiting_for_capture', paid: true }, 'paid', null],
      [{ status: 'succeeded', paid: true }, 'paid', null],
      [canceled(), 'failed', null],
      [canceled('expired_on_confirmation'), 'expired', 'expired_on_confirmation'],
      [canceled('expired_on_capture'), 'failed', 'expired_on_capture'],
      [canceled('canceled_by_merchant'), 'failed', 'canceled_by_merchant'],
      [canceled('insufficient_funds'), 'failed', 'insufficient_funds'],
      [canceled('fraud_suspected'), 'failed', 'payment_declined'],
      [canceled('general_decline'), 'failed', 'payment_declined'],
      [canceled('3d_secure_failed'), 'failed', 'payment_declined'],
      [canceled('internal_timeout'), 'failed', 'processing_error'],
      [canceled('issuer_unavailable'), 'failed', 'processing_error'],
      [canceled('invalid_csc'), 'failed', 'invalid_csc'],
      [canceled('__proto__'), 'failed', '__proto__'],
      [{ status: 'paid' }, 'yookassa:paid', null],
      [{ status: 'SUCCEEDED' }, 'yookassa:SUCCEEDED', null],
      [{ status: '__proto__' }, 'yookassa:__proto__', null],
    ];
    for (const [fields, status, code] of table)
      it(`${JSON.stringify(fields)} is ${status}`, () => {
        const { status: found, failure_code } = given(fields);
        expect([found, failure_code]).to.deep.equal([status, code]);
      });

    it('only a pending payment has a step', () => {
      expect(given({}).action?.type).to.equal('redirect_to_url');
      for (const status of ['waiting_for_capture', 'succeeded', 'canceled', 'new'])
        expect(given({ status }).action, status).to.equal(null);
    });

    it('a pending payment that is paid has none: its receipt is being registered', () =>
      expect(given({ paid: true }).action).to.equal(null));

    it('nor has one that does not wait for the consumer', () => {
      for (const confirmation of [undefined, null, []]) expect(given({ confirmation }).action).to.equal(null);
    });
  });

  describe('amounts', () => {
    for (const [value, currency, amount] of [
      ['1000.00', 'RUB', '1000.00'],
      ['1000', 'rub', '1000.00'],
      [2, 'KZT', '2.00'],
      ['2.5', 'BYN', '2.50'],
    ] as const)
      it(`${value} ${currency} is ${amount}`, () => {
        const found = given({ amount: { value, currency } });
        expect([found.amount, found.currency]).to.deep.equal([amount, currency.toUpperCase()]);
      });
  });

  describe('methods', () => {
    for (const [type, method] of [
      ['alfa_pay', 'alfapay_ru'],
      ['b2b_sberbank', 'b2b_sberbank_ru'],
      ['bank_card', 'card_ru'],
      ['cash', 'cash_ru'],
      ['mobile_balance', 'mobile_balance_ru'],
      ['sber_bnpl', 'sber_bnpl_ru'],
      ['sber_loan', 'sber_loan_ru'],
      ['sberbank', 'sberpay_ru'],
      ['sbp', 'sbp_ru'],
      ['tinkoff_bank', 'tpay_ru'],
      ['yoo_money', 'yoomoney_ru'],
      ['toString', 'tostring_ru'],
    ] as const)
      it(`${type}: ${method}`, () => expect(given({ payment_method: { type } }).payment_method).to.equal(method));

    it('none before the consumer has chosen one', () => expect(given({}).payment_method).to.equal(null));
  });

  describe('steps', () => {
    it('the link of a code is the other way: a page or an app', () => {
      for (const [data, type] of [
        ['https://qr.nspk.ru/AS1A', 'redirect_to_url'],
        ['sberpay://invoicing/v2?bankInvoiceId=1', 'redirect_to_app'],
      ] as const)
        expect(confirmed({ type: 'qr', confirmation_data: data })).to.deep.equal({
          type: 'display_qr_code',
          display_qr_code: { data, image_url_png: null, image_url_svg: null },
          alternatives: [{ type, [type]: { url: data } }],
        });
    });

    it('a code that is no link has none', () =>
      expect(confirmed({ type: 'qr', confirmation_data: 'ST00012|Name=Shop' })).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: 'ST00012|Name=Shop', image_url_png: null, image_url_svg: null },
      }));

    it('an app has a link, whatever its scheme', () => {
      for (const url of ['sberpay://1', 'https://www.tbank.ru/tpay/1'])
        expect(confirmed({ type: 'mobile_application', confirmation_url: url })).to.deep.equal({
          type: 'redirect_to_app',
          redirect_to_app: { url },
        });
    });

    for (const [confirmation, message] of [
      [{ type: 'embedded' }, 'type: no element shows this step; use YooMoneyCheckoutWidget'],
      [{ type: 'new' }, 'type: no element shows this step; use a confirmation of the type redirect'],
      [{ type: 'redirect' }, 'confirmation_url: its step is missing; use GET /v3/payments/{id}'],
      [{ type: 'mobile_application' }, 'confirmation_url: its step is missing; use GET /v3/payments/{id}'],
      [{ type: 'qr' }, 'confirmation_data: its step is missing; use GET /v3/payments/{id}'],
    ] as const)
      it(`${JSON.stringify(confirmation)} is an error`, () =>
        expect(failure({ confirmation })).to.equal(`unsupported-action payment.confirmation.${message}`));
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ id: undefined }, 'payment.id: expected string'],
      [{ status: undefined }, 'payment.status: expected string'],
      [{ amount: { value: '2e4', currency: 'RUB' } }, 'payment.amount.value: expected a decimal number'],
      [{ confirmation: {} }, 'payment.confirmation.type: expected string'],
      [{ confirmation: 'redirect' }, 'payment.confirmation: expected object'],
      [{ payment_method: 'sbp' }, 'payment.payment_method: expected object'],
      [{ paid: 'no' }, 'payment.paid: expected boolean'],
      [{ amount: 200 }, 'payment: expected an object of YooKassa'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    for (const [name, value, what] of [
      [
        'a notification',
        { type: 'notification', event: 'payment.succeeded', object: payment },
        'a notification; request the payment that it names',
      ],
      ['a list', { type: 'list', items: [payment] }, 'a list; use one of its items'],
      ['an error', { type: 'error', id: '1', code: 'invalid_request' }, 'an error; its code says why'],
      [
        'a refund',
        { id: '1', status: 'succeeded', payment_id: '2', amount: payment.amount },
        'a refund or a receipt; use its payment',
      ],
      [
        'an invoice',
        { id: 'in-1', status: 'pending', cart: [{}], created_at: '2026-01-01T00:00:00Z' },
        'an invoice; open the URL of its delivery_method',
      ],
      [
        'a saved method',
        { type: 'sbp', id: '1', saved: true, status: 'active', holder: { account_id: '1' } },
        'a saved payment method; use POST /v3/payments with its id',
      ],
      [
        'a payout',
        { id: 'po-1', status: 'succeeded', amount: payment.amount, payout_destination: {} },
        'a payout; use a payment',
      ],
    ] as const)
      it(`${name} is named, with what to use instead`, () =>
        expect(messageOf(value)).to.equal(
          `invalid-input payment: expected an object of YooKassa, but this is ${what}`,
        ));
  });

  it('the reference is the order of the metadata, as text', () => {
    for (const [metadata, reference] of [
      [{ order_id: '72' }, '72'],
      [{ order_id: 72 }, '72'],
      [{ order: '72' }, null],
      ['72', null],
    ] as const)
      expect(given({ metadata }).reference).to.equal(reference);
  });

  it('no card, account, phone, token or fee is copied', () => {
    const text = JSON.stringify(
      given({
        status: 'succeeded',
        paid: true,
        confirmation: { type: 'embedded', confirmation_token: 'ct-24301ae5' },
        payment_method: { type: 'sberbank', phone: '79000000000', card: { first6: '555555', last4: '4477' } },
        income_amount: { value: '1.93', currency: 'RUB' },
        recipient: { account_id: '100500', gateway_id: '100700' },
        merchant_customer_id: 'maria@example.com',
        authorization_details: { rrn: '603668680243' },
        metadata: { note: 'internal' },
      }),
    );
    for (const secret of ['ct-', '7900', '5555', '4477', '1.93', '1005', 'maria', '6036', 'internal'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
