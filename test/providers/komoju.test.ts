import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromKomoju, type KomojuPayment } from '../../src/providers/komoju.js';
import { errorOf } from './check.js';

const PAGE = 'https://komoju.com/ja/instructions/axs20a6iu0a8rbthyycq13sq8';

const payment = {
  id: 'axs20a6iu0a8rbthyycq13sq8',
  resource: 'payment',
  status: 'authorized',
  amount: 1000,
  tax: 100,
  payment_deadline: '2026-12-03T14:59:59Z',
  payment_details: { type: 'konbini', store: 'lawson', receipt: '12345678', confirmation_code: '1111' },
  payment_method_fee: 190,
  total: 1290,
  currency: 'JPY',
  captured_at: null,
  external_order_num: 'ORDER1',
  metadata: {},
  created_at: '2026-11-30T12:00:00Z',
};
type Fields = Readonly<Record<string, unknown>>;
const paid = (type: string, details: Fields = {}, fields: Fields = {}) => ({
  ...payment,
  payment_details: { type, ...details },
  ...fields,
});

const session = {
  id: 'boc2hxvmyl497eekihyrwmmgm',
  resource: 'session',
  mode: 'payment',
  amount: 1100,
  currency: 'JPY',
  status: 'pending',
  expired: false,
  session_url: 'https://komoju.com/sessions/boc2hxvmyl497eekihyrwmmgm',
  created_at: '2026-11-30T21:00:00.000+09:00',
  payment_data: { external_order_num: 'ORDER1', name: 'Taro' },
};

const convert = (value: unknown): Payment => fromKomoju(value as KomojuPayment);
const failure = (value: unknown) => {
  const { code, message } = errorOf(() => convert(value)) as PayError;
  return `${code} ${message}`;
};

const link = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } });

describe('fromKomoju', () => {
  describe('statuses', () => {
    const table: readonly (readonly [theirs: string, type: string, ours: string, code: string | null])[] = [
      ['pending', 'konbini', 'created', null],
      ['pending', 'credit_card', 'created', null],
      ['authorized', 'konbini', 'created', null],
      ['authorized', 'pay_easy', 'created', null],
      ['authorized', 'bank_transfer', 'created', null],
      ['authorized', 'credit_card', 'paid', null],
      ['authorized', 'paypay', 'paid', null],
      ['captured', 'konbini', 'paid', null],
      ['refunded', 'konbini', 'paid', null],
      ['cancelled', 'konbini', 'failed', 'cancelled'],
      ['expired', 'konbini', 'expired', null],
      ['failed', 'credit_card', 'failed', 'failed'],
      ['completed', 'konbini', 'komoju:completed', null],
      ['CAPTURED', 'konbini', 'komoju:CAPTURED', null],
      ['__proto__', 'konbini', 'komoju:__proto__', null],
    ];
    for (const [theirs, type, ours, code] of table)
      it(`${theirs} ${type}: ${ours}`, () => {
        const one = paid(type, { instructions_url: PAGE }, { status: theirs });
        const inside = { ...session, status: 'completed', payment: one };
        for (const { status, failure_code } of [convert(one), convert(inside)])
          expect([status, failure_code]).to.deep.equal([ours, code]);
      });

    for (const [fields, ours, code] of [
      [{}, 'created', null],
      [{ expired: undefined }, 'created', null],
      [{ expired: true }, 'expired', null],
      [{ status: 'cancelled' }, 'failed', 'cancelled'],
      [{ status: 'cancelled', expired: true }, 'failed', 'cancelled'],
      [{ status: 'paused' }, 'komoju:paused', null],
      [{ status: 'completed', expired: true, payment: paid('credit_card', {}, { status: 'captured' }) }, 'paid', null],
      // An attempt that has failed, or waits at a bank, does not end the session.
      [{ payment: paid('credit_card', {}, { status: 'failed' }) }, 'created', null],
    ] as const)
      it(`a session with ${JSON.stringify(fields).slice(0, 60)}: ${ours}`, () => {
        const { status, failure_code } = convert({ ...session, ...fields });
        expect([status, failure_code]).to.deep.equal([ours, code]);
      });
  });

  describe('steps', () => {
    const details = (fields: Fields) => ({ type: 'display_details', display_details: fields });
    const konbini = details({ store: 'Lawson', payment_code: '12345678', confirmation_number: '1111' });
    const table: readonly (readonly [name: string, one: object, action: object | null])[] = [
      ['Konbini', payment, konbini],
      [
        'Konbini with the page of its instructions',
        paid('konbini', { ...payment.payment_details, instructions_url: PAGE }),
        { ...konbini, alternatives: [link(PAGE)] },
      ],
      ['Konbini without its number', paid('konbini', { store: 'lawson', instructions_url: PAGE }), link(PAGE)],
      [
        'a store that is new',
        paid('konbini', { store: 'poplar', receipt: '1' }),
        details({ store: 'poplar', payment_code: '1' }),
      ],
      [
        'Pay-easy',
        paid('pay_easy', { bank_id: '58021', customer_id: '0123', confirmation_id: '456', cvs_code: null }),
        details({ biller_code: '58021', bill_key: '0123', confirmation_number: '456' }),
      ],
      [
        'Pay-easy with a page of a bank',
        paid('pay_easy', { customer_id: '0123', payment_url: 'https://b.example', instructions_url: PAGE }),
        { ...details({ bill_key: '0123' }), alternatives: [link('https://b.example'), link(PAGE)] },
      ],
      [
        'a bank transfer',
        paid('bank_transfer', {
          order_id: 'Y1',
          bank_name: '三井住友銀行',
          account_branch_name: '東京',
          account_number: '1234567',
          account_type: '普通預金',
          account_name: 'デジカ',
        }),
        details({
          account_number: '1234567',
          account_holder_name: 'デジカ',
          bank_name: '三井住友銀行',
          account_type: '普通預金',
          bank_branch_name: '東京',
        }),
      ],
      [
        'a wallet with a page',
        paid('paypay', { redirect_url: 'https://p.example' }, { status: 'pending' }),
        link('https://p.example'),
      ],
      [
        'a wallet with an app',
        paid('paypay', { redirect_url: 'paypay://payment' }, { status: 'pending' }),
        { type: 'redirect_to_app', redirect_to_app: { url: 'paypay://payment' } },
      ],
      ['a card that waits', paid('credit_card', {}, { status: 'pending' }), null],
    ];
    for (const [name, one, action] of table)
      it(name, () => {
        expect(convert(one).action).to.deep.equal(action);
        expect(convert({ ...session, status: 'completed', payment: one }).action).to.deep.equal(action);
      });

    it('a session has a page until it is completed', () => {
      expect(convert(session).action).to.deep.equal(link(session.session_url));
      expect(convert({ ...session, expired: true }).action).to.equal(null);
      expect(convert({ ...session, status: 'cancelled' }).action).to.equal(null);
    });

    for (const [name, value, message] of [
      [
        'a payment without a method',
        { ...payment, status: 'pending', payment_details: null },
        'payment.payment_details: no payment method was chosen; use POST /sessions',
      ],
      [
        'Konbini without its number and page',
        paid('konbini'),
        'payment.payment_details: its step is missing; use GET /payments/{id}',
      ],
      [
        'a transfer in a session without its account',
        { ...session, status: 'completed', payment: paid('bank_transfer') },
        'session.payment.payment_details: its step is missing; use GET /payments/{id}',
      ],
      [
        'a session that saves a card',
        { ...session, mode: 'customer' },
        'session.mode: it saves a card, and has no payment; use the mode payment',
      ],
    ] as const)
      it(`${name} is refused`, () => expect(failure(value)).to.equal(`unsupported-action ${message}`));
  });

  describe('methods', () => {
    for (const [theirs, ours] of [
      ['konbini', 'konbini_jp'],
      ['pay_easy', 'payeasy_jp'],
      ['bank_transfer', 'banktransfer_jp'],
      ['credit_card', 'card'],
      ['credit_card_korea', 'card'],
      ['paypay', 'paypay_jp'],
      ['rakutenpay', 'rakutenpay_jp'],
      ['kakaopay', 'kakaopay_kr'],
      ['naverpay', 'naverpay_kr'],
      ['alipay', 'alipay_cn'],
      ['alipay_hk', 'alipay_hk'],
      ['wechatpay', 'wechatpay_cn'],
      ['bancontact', 'bancontact_be'],
      ['web_money', 'web_money'],
    ] as const)
      it(`${theirs}: ${ours}`, () =>
        expect(convert(paid(theirs, {}, { status: 'captured' })).payment_method).to.equal(ours));
  });

  describe('amounts and times', () => {
    it('the consumer pays the tax and the fee, too', () => {
      const { amount, currency } = convert(payment);
      expect([amount, currency]).to.deep.equal(['1290', 'JPY']);
    });

    it('other currencies have cents', () =>
      expect(convert({ ...payment, currency: 'EUR', total: 1290 }).amount).to.equal('12.90'));

    it('a session has its own amount until it has a payment', () => {
      const completed = convert({ ...session, status: 'completed', payment });
      expect([convert(session).amount, completed.amount]).to.deep.equal(['1100', '1290']);
      expect([convert(session).id, completed.id]).to.deep.equal([session.id, session.id]);
      expect([convert(session).reference, completed.reference]).to.deep.equal(['ORDER1', 'ORDER1']);
    });

    it('the times', () => {
      const one = paid('credit_card', {}, { status: 'captured', captured_at: '2026-11-30T12:00:01Z' });
      const { time_created, time_paid, time_expired } = convert(one);
      expect([time_created, time_paid, time_expired]).to.deep.equal([
        '2026-11-30T12:00:00Z',
        '2026-11-30T12:00:01Z',
        '2026-12-03T14:59:59Z',
      ]);
      expect(convert(session).time_created).to.equal(session.created_at);
    });
  });

  it('the names of the Node package are read, too', () => {
    const renamed = {
      id: payment.id,
      resource: 'payment',
      status: 'authorized',
      paymentMethodFee: 190,
      total: 1290,
      currency: 'JPY',
      paymentDetails: { type: 'konbini', store: 'lawson', receipt: '12345678', confirmationCode: '1111' },
    };
    expect(convert(renamed).action).to.deep.equal(convert(payment).action);
    const { session_url: sessionUrl, ...rest } = session;
    expect(convert({ ...rest, sessionUrl }).action).to.deep.equal(convert(session).action);
  });

  describe('wrong objects', () => {
    for (const [value, message] of [
      [{ ...payment, status: 1 }, 'payment.status: expected string'],
      [{ ...payment, id: null }, 'payment.id: expected string'],
      [{ ...payment, total: 1.5 }, 'payment.total: expected a whole number'],
      [{ ...payment, total: '1290' }, 'payment.total: expected number'],
      [{ ...payment, payment_details: 'tok_1' }, 'payment.payment_details: expected object'],
      [paid('konbini', { receipt: 12345678 }), 'payment.payment_details.receipt: expected string'],
      [{ ...session, status: 'completed' }, 'session.payment: expected object'],
      [{ ...session, expired: 'true' }, 'session.expired: expected boolean'],
      [{ ...session, session_url: 1 }, 'session.session_url: expected string'],
      [{ resource: 'payment', status: 'captured' }, 'payment: expected an object of KOMOJU'],
      [{ resource: 1, status: 'captured' }, 'payment: expected an object of KOMOJU'],
    ] as const)
      it(`${message}`, () => expect(failure(value)).to.equal(`invalid-input ${message}`));

    for (const [value, product] of [
      [{ resource: 'event', type: 'payment.captured', data: payment }, 'a webhook; use its data'],
      [{ resource: 'list', total: 1, data: [payment] }, 'a list; use one of its data'],
      [{ resource: 'customer', email: 'a@example.com' }, 'a customer; use POST /payments'],
      [{ resource: 'subscription', status: 'active' }, 'a subscription; use GET /payments/{id}'],
      [{ resource: 'token', payment_details: {} }, 'a token; use POST /payments'],
      [{ resource: 'secure_token', authentication_url: PAGE }, '3-D Secure without a payment; use POST /sessions'],
      [{ resource: 'refund', amount: 1 }, 'a refund; use its payment'],
    ] as const)
      it(`${value.resource}: ${product}`, () =>
        expect(failure(value)).to.equal(`invalid-input payment: expected an object of KOMOJU, but this is ${product}`));

    it('a payment of Mollie has a resource, too', () =>
      expect(failure({ resource: 'payment', id: 'tr_1', status: 'open' })).to.contain('expected an object of KOMOJU'));
  });

  it('no person, card or text of the merchant is copied', () => {
    const secrets = {
      customer: 'internal',
      customer_family_name: 'Yamada',
      customer_given_name: 'Taro',
      description: 'internal',
      metadata: { note: 'internal' },
      statement_descriptor: 'internal',
    };
    const person = {
      email: 'a@example.com',
      billing_address_name: 'Taro Yamada',
      last_four_digits: '4242',
      phone: '0801',
    };
    const one = paid('konbini', { ...payment.payment_details, ...person, order_id: 'internal' }, secrets);
    const text = JSON.stringify([
      convert(one),
      convert({ ...session, ...secrets, email: 'a@example.com', status: 'completed', payment: one }),
      convert({ ...session, ...secrets, email: 'a@example.com' }),
    ]);
    for (const secret of ['Yamada', 'Taro', 'example.com', 'internal', '4242', '0801'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
