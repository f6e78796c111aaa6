import { expect } from '@open-wc/testing';
import type { OrderResponse } from 'conekta';
import { detailsKind } from '../../src/contract/details.js';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromConekta, type ConektaOrder } from '../../src/providers/conekta.js';
import { errorOf } from './check.js';

/** The function takes the SDK's type as it is. */
const typed: (order: OrderResponse) => Payment = fromConekta;

const charge = {
  id: '6402464645f9e8000165c2ca',
  object: 'charge',
  status: 'pending_payment',
  amount: 2000,
  payment_method: { object: 'cash_payment', type: 'oxxo', reference: '93000262280678' } as object,
};
const list = (...data: readonly object[]) => ({ object: 'list', has_more: false, data });
const order = {
  object: 'order',
  id: 'ord_2tTirxDJEFDe8NUAN',
  payment_status: 'pending_payment',
  amount: 2000,
  currency: 'MXN',
  charges: list(charge),
};
const checkout = {
  object: 'checkout',
  type: 'HostedPayment',
  status: 'Issued',
  url: 'https://pay.conekta.com/checkout/1',
};

const given = (fields: object) => fromConekta({ ...order, ...fields } as ConektaOrder);
const by = (payment_method: object | null, fields: object = {}) =>
  given({ charges: list({ ...charge, payment_method }), ...fields });
const failure = (fields: object) => {
  const { code, message } = errorOf(() => given(fields)) as PayError;
  return `${code} ${message}`;
};
const shown = ({ action }: Payment) => [action, ...(action?.alternatives ?? [])].map((way) => way?.type ?? null);

describe('fromConekta', () => {
  it('takes the type of the SDK', () => expect(typed === fromConekta).to.equal(true));

  describe('statuses', () => {
    for (const [theirs, ours] of [
      ['pending_payment', 'created'],
      ['partially_paid', 'created'],
      ['under_fraud_review', 'created'],
      ['paid', 'paid'],
      ['pre_authorized', 'paid'],
      ['partially_refunded', 'paid'],
      ['refunded', 'paid'],
      ['charged_back', 'paid'],
      ['declined', 'failed'],
      ['canceled', 'failed'],
      ['fraudulent', 'failed'],
      ['voided', 'failed'],
      ['expired', 'expired'],
      ['new', 'conekta:new'],
      ['__proto__', 'conekta:__proto__'],
    ] as const)
      it(`${theirs}: ${ours}`, () => {
        const { status, action } = given({ payment_status: theirs });
        const isOpen = theirs === 'pending_payment' || theirs === 'partially_paid';
        expect([status, action?.type ?? null]).to.deep.equal([ours, isOpen ? 'display_details' : null]);
      });

    for (const [name, fields, status] of [
      ['without a charge, on the page', { charges: null, payment_status: null, checkout }, 'created'],
      ['on a page that has expired', { charges: null, checkout: { ...checkout, status: 'Expired' } }, 'expired'],
      ['on a page that was canceled', { charges: null, checkout: { ...checkout, status: 'Cancelled' } }, 'failed'],
      ['with a charge that outlives the page', { checkout: { ...checkout, status: 'Expired' } }, 'created'],
      ['declined', { charges: list({ ...charge, status: 'declined' }) }, 'failed'],
      [
        'declined, without a status',
        { charges: list({ ...charge, status: 'declined' }), payment_status: null },
        'failed',
      ],
      ['declined on the page', { charges: list({ ...charge, status: 'declined' }), checkout }, 'created'],
      ['declined, and a new charge', { charges: list({ ...charge, status: 'declined' }, charge) }, 'created'],
      ['whose charge is paid', { charges: list({ ...charge, status: 'paid' }) }, 'created'],
    ] as const)
      it(`a pending order ${name}: ${status}`, () => expect(given(fields).status).to.equal(status));
  });

  describe('amounts', () => {
    for (const [amount, currency, expected] of [
      [2000, 'MXN', '20.00'],
      [1, 'mxn', '0.01'],
      [12345, 'USD', '123.45'],
    ] as const)
      it(`${amount} ${currency} is ${expected}`, () => {
        const payment = given({ amount, currency, charges: list({ ...charge, amount }) });
        expect([payment.amount, payment.currency]).to.deep.equal([expected, currency.toUpperCase()]);
      });

    it('an order in parts shows the part to pay next', () => {
      const parts = [
        { ...charge, status: 'paid', amount: 500 },
        { ...charge, amount: 700 },
        { ...charge, amount: 800 },
      ];
      const payment = given({ payment_status: 'partially_paid', charges: list(...parts) });
      expect([payment.amount, shown(payment)]).to.deep.equal(['7.00', ['display_details']]);
    });

    it('a missing amount is none', () => {
      const { amount, currency } = given({ payment_status: 'paid', amount: undefined });
      expect([amount, currency]).to.deep.equal([null, null]);
    });
  });

  describe('steps', () => {
    const card = { object: 'card_payment', type: 'credit', last4: '4242', name: 'Maria Silva' };
    const page = { redirect_url: 'https://bank.example/1' };
    const next = (type: string) => ({ next_action: { type, redirect_to_url: { url: 'https://3ds.example/1' } } });
    for (const [name, payment, method, expected] of [
      ['OXXO', () => given({}), 'oxxo_mx', ['display_details']],
      ['OXXO on the page', () => given({ checkout }), 'oxxo_mx', ['display_details', 'redirect_to_url']],
      ['two references', () => given({ charges: list(charge, charge) }), 'oxxo_mx', Array(2).fill('display_details')],
      ['instalments', () => by({ object: 'bnpl_payment', ...page }), null, ['redirect_to_url']],
      [
        'instalments by Creditea',
        () => by({ object: 'bnpl_payment', product_type: 'creditea_bnpl', ...page }),
        'creditea_mx',
        ['redirect_to_url'],
      ],
      [
        'pay by bank',
        () => by({ object: 'pay_by_bank_payment', deep_link: 'bank://1', ...page }),
        'internet_banking_mx',
        ['redirect_to_url', 'redirect_to_app'],
      ],
      [
        'pay by bank in the app',
        () => by({ object: 'pay_by_bank_payment', product_type: 'bbva_pay_by_bank', deep_link: 'bank://1' }),
        'internet_banking_bbva_mx',
        ['redirect_to_app'],
      ],
      ['3-D Secure', () => given({ charges: null, ...next('redirect_to_url') }), 'card', ['redirect_to_url']],
      ['an unknown method on the page', () => by({ object: 'new_payment' }, { checkout }), null, ['redirect_to_url']],
      ['a card on the page', () => by(card, { checkout }), 'card', ['redirect_to_url']],
      [
        'a charge that is paid',
        () => given({ charges: list({ ...charge, status: 'paid', payment_method: card }) }),
        'card',
        [null],
      ],
    ] as const)
      it(`${name}: ${expected.join(', ')}`, () =>
        expect([payment().payment_method, shown(payment())]).to.deep.equal([method, expected]));

    const refused: readonly (readonly [name: string, fields: object, message: string])[] = [
      [
        'no charge',
        { charges: null },
        'order.charges: no payment method was chosen; use chargesApi.ordersCreateCharge',
      ],
      [
        'a pending card',
        { charges: list({ ...charge, payment_method: card }) },
        'order.charges: its step is missing; use the next_action of ordersApi.createOrder',
      ],
      [
        'a voucher without its reference',
        { charges: list({ ...charge, payment_method: { object: 'cash_payment' } }) },
        'order.charges: its step is missing; use the next_action of ordersApi.createOrder',
      ],
      [
        'a transfer without its account',
        { charges: list({ ...charge, payment_method: { object: 'bank_transfer_payment', bank: 'STP' } }) },
        'order.charges: its step is missing; use the next_action of ordersApi.createOrder',
      ],
      [
        'a paid part, and no other',
        { payment_status: 'partially_paid', charges: list({ ...charge, status: 'paid' }) },
        'order.charges: its step is missing; use the next_action of ordersApi.createOrder',
      ],
      [
        'the component',
        { charges: null, checkout: { ...checkout, type: 'Integration' } },
        'order.checkout: no element shows this step; use ConektaCheckoutComponents.Integration',
      ],
      [
        'another next action',
        next('new'),
        'order.next_action.type: no element shows this step; use ConektaCheckoutComponents.Integration',
      ],
    ];
    for (const [name, fields, message] of refused)
      it(`${name} is refused`, () => expect(failure(fields)).to.equal(`unsupported-action ${message}`));
  });

  describe('details', () => {
    const detailsOf = (payment_method: object) => {
      const { action, payment_method: method } = by(payment_method);
      const details = action?.type === 'display_details' ? action.display_details : {};
      return [details, detailsKind(details, method)] as const;
    };
    const cash = { object: 'cash_payment', type: 'cash', reference: '10830309851141878231' };

    for (const [name, method, details, kind] of [
      [
        'stores',
        { ...cash, store_names: ['7 Eleven', 1, 'Soriana'], agreement: null },
        { reference: cash.reference, store: '7 Eleven, Soriana' },
        'cash_voucher',
      ],
      [
        'cash machines, with an agreement',
        { ...cash, store_names: ['BBVA ATM'], agreement: '2409992' },
        { store: 'BBVA ATM', biller_code: '2409992', reference: cash.reference },
        'other',
      ],
      [
        'an agreement that is an id',
        { ...cash, agreement: 'agreement_2tN' },
        { reference: cash.reference },
        'cash_voucher',
      ],
      [
        'a transfer',
        { object: 'bank_transfer_payment', clabe: '646180111805035472', bank: 'STP', reference_number: '7' },
        { account_number: '646180111805035472', bank_name: 'STP', reference: '7' },
        'bank_transfer',
      ],
      [
        'a transfer, by its other names',
        {
          object: 'bank_transfer_payment',
          receiving_account_number: '646180111805035472',
          receiving_account_bank: 'STP',
          receiving_account_holder_name: 'Tienda',
        },
        { account_number: '646180111805035472', account_holder_name: 'Tienda', bank_name: 'STP' },
        'bank_transfer',
      ],
    ] as const)
      it(name, () => expect(detailsOf(method)).to.deep.equal([details, kind]));
  });

  describe('reasons', () => {
    for (const [code, expected] of [
      ['card_declined', 'payment_declined'],
      ['restricted_card', 'payment_declined'],
      ['suspected_fraud', 'payment_declined'],
      ['insufficient_funds', 'insufficient_funds'],
      ['stolen_card', 'stolen_card'],
      [null, null],
    ] as const)
      it(`${code}: ${expected}`, () => {
        const declined = { ...charge, status: 'declined', failure_code: code, failure_message: 'sospechoso' };
        const { failure_code, failure_message } = given({ payment_status: 'declined', charges: list(declined) });
        expect([failure_code, failure_message]).to.deep.equal([expected, null]);
      });
  });

  it('the times, the reference and the customer', () => {
    const paid = { ...charge, status: 'paid', paid_at: 1774546222, reference_id: '16150' };
    const payment = given({
      payment_status: 'paid',
      created_at: 1774546221,
      charges: list(paid, { ...charge, status: 'declined' }),
      customer_info: { customer_id: 'cus_2', email: 'maria@example.com' },
      checkout: { ...checkout, expires_at: 1774632621 },
      livemode: true,
    });
    expect(payment).to.deep.include({
      time_created: '2026-03-26T17:30:21.000Z',
      time_paid: '2026-03-26T17:30:22.000Z',
      time_expired: '2026-03-27T17:30:21.000Z',
      reference: '16150',
      customer_id: 'cus_2',
      livemode: true,
    });
    expect(by({ ...charge.payment_method, expires_at: 1774546221 }, { checkout }).time_expired).to.equal(
      '2026-03-26T17:30:21.000Z',
    );
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ payment_status: 1 }, 'order.payment_status: expected string'],
      [{ amount: '20.00' }, 'order.amount: expected number'],
      [{ amount: 0.5, payment_status: 'paid' }, 'order.amount: expected a whole number'],
      [{ charges: [charge] }, 'order.charges: expected object'],
      [
        { charges: list({ ...charge, payment_method: 'oxxo' }) },
        'order.charges.data.0.payment_method: expected object',
      ],
      [{ object: 'orders' }, 'order: expected an object of Conekta'],
      [
        { object: 'charge' },
        'order: expected an object of Conekta, but this is a charge; use ordersApi.getOrderById with its order_id',
      ],
      [{ object: 'event' }, 'order: expected an object of Conekta, but this is an event; use its data.object'],
      [
        { object: 'error' },
        'order: expected an object of Conekta, but this is an error; use the order in its data, if it has one',
      ],
      [
        { object: undefined, id: undefined, data: order, config: {} },
        'order: expected an object of Conekta, but this is a response of the package conekta; use its data',
      ],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.contain(message));
  });

  it('no card, name, e-mail or token is copied', () => {
    const card = { object: 'card_payment', name: 'Maria Silva', last4: '4242', token_id: 'tok_2', auth_code: '582483' };
    const text = JSON.stringify(
      by(card, {
        payment_status: 'paid',
        customer_info: { name: 'Maria Silva', email: 'maria@example.com', phone: '+5215555555555' },
        metadata: { note: 'internal' },
      }),
    );
    for (const secret of ['Maria', 'maria', '4242', 'tok_', '582483', '5555', 'internal'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
