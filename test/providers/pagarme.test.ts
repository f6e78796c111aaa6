import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromPagarMe, type PagarMeOrder } from '../../src/providers/pagarme.js';
import { errorOf } from './check.js';

const CODE = '00020101021226820014br.gov.bcb.pix';
const LINE = '34191.75462 24615.781234 41234.510000 3 83840000003090';
const PAGE = 'https://api.pagar.me/checkout/v1/orders/chk_1';

const charge = {
  id: 'ch_K2rJ5nlHwTE4qRDP',
  code: 'YV3RCRIN24',
  amount: 3090,
  status: 'pending',
  currency: 'BRL',
  payment_method: 'pix',
  last_transaction: {
    id: 'tran_1',
    transaction_type: 'pix',
    status: 'waiting_payment',
    qr_code: CODE,
    qr_code_url: 'https://api.pagar.me/core/v5/transactions/tran_1/qrcode?payment_method=pix',
    expires_at: '2026-11-30T22:08:25Z',
  },
};
type Fields = Readonly<Record<string, unknown>>;
/** A charge with other fields, and those of its last transaction. */
const charged = (fields: Fields, transaction: Fields = {}) => ({
  ...charge,
  ...fields,
  last_transaction: { ...charge.last_transaction, ...transaction },
});
const boleto = (transaction: Fields = {}) =>
  charged(
    { payment_method: 'boleto' },
    { status: 'generated', qr_code: 'https://api.pagar.me/qrcode', qr_code_url: null, line: LINE, ...transaction },
  );
const card = (status: string, transaction: Fields = {}) =>
  charged({ status, payment_method: 'credit_card' }, { qr_code: null, qr_code_url: null, ...transaction });

const order = { id: 'or_56GXnk6T0eU88qMm', code: 'YV3RCRIN24', amount: 3090, currency: 'BRL', closed: true };
const checkout = { id: 'chk_1', status: 'open', payment_url: PAGE, expires_at: '2026-12-31T21:24:06Z' };

const convert = (value: unknown): Payment => fromPagarMe(value as PagarMeOrder);
const given = (fields: Fields, ...charges: readonly object[]) =>
  convert({ ...order, status: 'pending', charges: charges.length ? charges : [charge], ...fields });
const failure = (value: unknown) => {
  const { code, message } = errorOf(() => convert(value)) as PayError;
  return `${code} ${message}`;
};

describe('fromPagarMe', () => {
  describe('statuses of a charge', () => {
    const table: readonly (readonly [theirs: string, transaction: string, ours: string, code: string | null])[] = [
      ['pending', 'waiting_payment', 'created', null],
      ['pending', 'authorized_pending_capture', 'paid', null],
      ['pending', 'waiting_capture', 'paid', null],
      ['processing', 'waiting_payment', 'created', null],
      ['paid', 'paid', 'paid', null],
      ['overpaid', 'overpaid', 'paid', null],
      ['chargedback', 'chargedback', 'paid', null],
      // The merchant decides: neither success nor failure.
      ['underpaid', 'underpaid', 'pagarme:underpaid', null],
      ['canceled', 'voided', 'failed', 'canceled'],
      ['canceled', 'refunded', 'paid', null],
      ['canceled', 'partial_refunded', 'paid', null],
      ['canceled', 'pending_refund', 'paid', null],
      ['failed', 'not_authorized', 'failed', 'payment_declined'],
      ['failed', 'with_error', 'failed', 'processing_error'],
      ['failed', 'failed', 'failed', 'failed'],
      ['failed', 'expired', 'expired', null],
      ['captured', 'captured', 'pagarme:captured', null],
      ['PAID', 'paid', 'pagarme:PAID', null],
      ['__proto__', '__proto__', 'pagarme:__proto__', null],
    ];
    for (const [theirs, transaction, ours, code] of table)
      it(`${theirs} and ${transaction}: ${ours}`, () => {
        const one = charged({ status: theirs }, { status: transaction });
        for (const { status, failure_code } of [convert(one), given({}, one)])
          // An order is not paid before it says so.
          expect([status, failure_code]).to.deep.equal([theirs === 'paid' ? status : ours, code]);
        expect(convert(one).status).to.equal(ours);
      });

    it('only a pending charge has a step', () => {
      expect(convert(charge).action?.type).to.equal('display_qr_code');
      for (const status of ['processing', 'paid', 'underpaid', 'overpaid', 'canceled', 'failed', 'chargedback', 'new'])
        expect(convert(charged({ status })).action, status).to.equal(null);
    });

    for (const [code, ours] of [
      ['51', 'insufficient_funds'],
      ['57', 'payment_declined'],
    ] as const)
      it(`the acquirer's code ${code}: ${ours}`, () =>
        expect(convert(card('failed', { status: 'not_authorized', acquirer_return_code: code })).failure_code).to.equal(
          ours,
        ));

    it('another code stays as it is', () =>
      expect(convert(card('failed', { status: 'failed', acquirer_return_code: '96' })).failure_code).to.equal('96'));
  });

  describe('statuses of an order', () => {
    const paid = charged({ status: 'paid', paid_amount: 3090, paid_at: '2026-11-30T12:00:00Z' }, { status: 'paid' });
    const failed = card('failed', { status: 'not_authorized' });
    const table: readonly (readonly [name: string, fields: Fields, charges: readonly object[], status: string])[] = [
      ['a charge to pay', {}, [charge], 'created'],
      ['a second attempt', {}, [failed, charge], 'created'],
      ['one part of two is paid', {}, [paid, charge], 'created'],
      ['its charge is paid, and the order not yet', {}, [paid], 'created'],
      ['its charge has failed', {}, [failed], 'failed'],
      ['its charge has failed, and the page is open', { checkouts: [checkout] }, [failed], 'created'],
      [
        'its charge has failed, and the page is closed',
        { checkouts: [{ ...checkout, status: 'closed' }] },
        [failed],
        'failed',
      ],
      ['paid', { status: 'paid' }, [failed, paid], 'paid'],
      ['failed', { status: 'failed' }, [failed], 'failed'],
      ['canceled', { status: 'canceled' }, [card('canceled', { status: 'voided' })], 'failed'],
      ['refunded', { status: 'canceled' }, [card('canceled', { status: 'refunded' })], 'paid'],
      ['another status', { status: 'closed' }, [charge], 'pagarme:closed'],
    ];
    for (const [name, fields, charges, status] of table)
      it(`${name}: ${status}`, () => expect(given(fields, ...charges).status).to.equal(status));

    it('a part to pay is an amount of its own', () => {
      const part = given({}, charged({ ...paid, amount: 1000 }), charged({ amount: 2090 }));
      expect([part.amount, given({}).amount]).to.deep.equal(['20.90', '30.90']);
    });

    it('what was paid, and when', () => {
      const { amount_paid, time_paid } = given({ status: 'paid' }, paid);
      expect([amount_paid, time_paid]).to.deep.equal(['30.90', '2026-11-30T12:00:00Z']);
    });
  });

  describe('steps', () => {
    const link = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } });
    const code = (data: string) => ({
      type: 'display_qr_code',
      display_qr_code: { data, image_url_png: null, image_url_svg: null },
    });
    const slip = { type: 'display_details', display_details: { number: LINE } };
    const table: readonly (readonly [name: string, one: object, action: object | null])[] = [
      ['a Pix', charge, code(CODE)],
      [
        'a Pix with only a picture',
        charged({}, { qr_code: null }),
        {
          type: 'display_qr_code',
          display_qr_code: {
            data: null,
            image_url_png: charge.last_transaction.qr_code_url,
            image_url_svg: null,
          },
        },
      ],
      ['a boleto', boleto(), slip],
      [
        'a boleto with its file and its page',
        boleto({ pdf: 'https://a.example/pdf', url: 'https://a.example' }),
        { ...slip, alternatives: [link('https://a.example/pdf')] },
      ],
      ['a boleto with its page alone', boleto({ line: null, url: 'https://a.example' }), link('https://a.example')],
      [
        'a boleto with a Pix',
        boleto({ qr_code: CODE }),
        { ...slip, alternatives: [{ ...code(CODE), payment_method: 'pix_br' }] },
      ],
      ['a boleto that is being made', boleto({ line: null, status: 'processing' }), null],
      ['a card that waits', card('pending', { status: 'pending_review' }), null],
      [
        'a card with 3-D Secure',
        card('pending', { threed_authentication_url: 'https://3ds.example' }),
        link('https://3ds.example'),
      ],
      ['a bank', charged({ payment_method: 'bank_transfer' }, { url: 'https://b.example' }), link('https://b.example')],
    ];
    for (const [name, one, action] of table)
      it(name, () => {
        expect(convert(one).action).to.deep.equal(action);
        expect(given({}, one).action).to.deep.equal(action);
      });

    it('the open page is the last way, or the only one', () => {
      expect(given({ checkouts: [checkout] }).action).to.deep.equal({ ...code(CODE), alternatives: [link(PAGE)] });
      expect(given({ checkouts: [checkout], charges: [] }).action).to.deep.equal(link(PAGE));
      expect(given({ checkouts: [{ ...checkout, status: 'canceled' }] }).action).to.deep.equal(code(CODE));
    });

    const MISSING = 'last_transaction: its step is missing; use GET /orders/{id}';
    for (const [name, value, message] of [
      ['a Pix without its code', charged({}, { qr_code: null, qr_code_url: null }), `order.${MISSING}`],
      ['a boleto without its number', boleto({ line: null }), `order.${MISSING}`],
      [
        'a part of an order',
        { ...order, status: 'pending', charges: [boleto({ line: '' })] },
        `order.charges.0.${MISSING}`,
      ],
      [
        'an order without a charge',
        { ...order, status: 'pending', charges: [] },
        'order.charges: no payment method was chosen; use POST /orders with payments',
      ],
    ] as const)
      it(`${name} is refused`, () => expect(failure(value)).to.equal(`unsupported-action ${message}`));
  });

  describe('methods', () => {
    for (const [theirs, ours] of [
      ['pix', 'pix_br'],
      ['Pix', 'pix_br'],
      ['boleto', 'boleto_br'],
      ['credit_card', 'card'],
      ['debit_card', 'card'],
      ['private_label', 'card'],
      ['voucher', 'voucher'],
    ] as const)
      it(`${theirs}: ${ours}`, () =>
        expect(convert(charged({ payment_method: theirs, status: 'paid' })).payment_method).to.equal(ours));
  });

  describe('deadlines', () => {
    for (const [name, one, expired] of [
      ['a Pix', charge, '2026-11-30T22:08:25Z'],
      ['without an offset', charged({}, { expires_at: '2026-11-30T22:08:25' }), '2026-11-30T22:08:25Z'],
      ['a boleto at midnight', boleto({ due_at: '2026-12-20T00:00:00Z' }), '2026-12-21T02:59:59.000Z'],
      ['a boleto at its end', boleto({ due_at: '2026-12-20T23:59:59Z' }), '2026-12-21T02:59:59.000Z'],
      ['a boleto without an offset', boleto({ due_at: '2026-12-20T23:59:59' }), '2026-12-21T02:59:59.000Z'],
      [
        'a boleto that can be paid late',
        boleto({ due_at: '2026-12-20T23:59:59Z', max_days_to_pay_past_due: '10' }),
        '2026-12-31T02:59:59.000Z',
      ],
      ['no date', boleto({ due_at: 'amanhã' }), null],
    ] as const)
      it(`${name}: ${expired}`, () => expect(convert(one).time_expired).to.equal(expired));

    it('the page ends, too', () =>
      expect(given({ checkouts: [checkout], charges: [] }).time_expired).to.equal('2026-12-31T21:24:06Z'));
  });

  describe('payment links', () => {
    const link = { id: 'pl_1', url: 'https://payment-link.pagar.me/pl_1', status: 'active' };
    it('an active one has a page', () =>
      expect(convert(link).action).to.deep.equal({ type: 'redirect_to_url', redirect_to_url: { url: link.url } }));
    for (const [theirs, ours] of [
      ['active', 'created'],
      ['canceled', 'failed'],
      ['inactive', 'pagarme:inactive'],
      ['finished', 'pagarme:finished'],
    ] as const)
      it(`${theirs}: ${ours}`, () => expect(convert({ ...link, status: theirs }).status).to.equal(ours));
  });

  describe('wrong objects', () => {
    for (const [value, message] of [
      [{ ...order, charges: [charge] }, 'order.status: expected string'],
      [{ ...order, status: 'pending', charges: {} }, 'order.charges: expected a short array'],
      [{ ...order, status: 'pending', charges: [{ ...charge, status: 1 }] }, 'order.charges.0.status: expected string'],
      [{ ...order, status: 'pending', charges: [charge], amount: 1.5 }, 'order.amount: expected a whole number'],
      [{ ...order, status: 'pending', charges: [charge], amount: '3090' }, 'order.amount: expected number'],
      [charged({}, { qr_code: 1 }), 'order.last_transaction.qr_code: expected string'],
      [{ id: 'pl_1', url: 'https://a.example' }, 'link.status: expected string'],
      [{ id: 'or_1', status: 'pending' }, 'order: expected an object of Pagar.me'],
      [{ id: 1, status: 'pending' }, 'order: expected an object of Pagar.me'],
    ] as const)
      it(`${JSON.stringify(value).slice(0, 60)}: ${message}`, () =>
        expect(failure(value)).to.equal(`invalid-input ${message}`));

    for (const [value, product] of [
      [{ id: 'hook_1', type: 'order.paid', data: { ...order } }, 'a webhook; use GET /orders/{id}'],
      [{ data: [order], paging: { total: 1 } }, 'a list; use one of its data'],
      [{ id: 'sub_1', status: 'active' }, 'a subscription; use GET /charges/{id}'],
      [{ id: 'in_1', status: 'pending' }, 'an invoice; use its charge'],
      [{ id: 'tran_1', transaction_type: 'pix' }, 'a transaction; use its order'],
      [{ id: 'cus_1', name: 'Tony Stark' }, 'a customer; use POST /orders'],
      [{ id: 'card_1', brand: 'Visa' }, 'a card; use POST /orders'],
      [{ id: 'token_1', type: 'card' }, 'a token; use POST /orders'],
      [checkout, 'a checkout; use its order'],
    ] as const)
      it(`${Object.keys(value).join(', ')}: ${product}`, () =>
        expect(failure(value)).to.equal(`invalid-input order: expected an object of Pagar.me, but this is ${product}`));
  });

  it('no person, card or text of the merchant is copied', () => {
    const person = { name: 'Tony Stark', document: '12345678909', email: 'a@example.com' };
    const secrets = {
      customer: person,
      metadata: { note: 'internal' },
      gateway_id: 'internal',
      items: [{ description: 'internal' }],
    };
    const one = charged(secrets, {
      ...secrets,
      payer: person,
      card: { last_four_digits: '0010', holder_name: 'Tony Stark' },
      acquirer_message: 'internal',
      antifraud_response: { score: 'internal' },
    });
    const text = JSON.stringify([given(secrets, one), convert(one)]);
    for (const secret of ['Tony', '123456', 'example.com', 'internal', '0010'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
