import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { fromPagBank, type PagBankOrder } from '../../src/providers/pagbank.js';
import { errorOf } from './check.js';

const charge = { id: 'CHAR_1', status: 'WAITING', amount: { value: 12990, currency: 'BRL' } };
const code = { text: '000201', amount: { value: 12990 }, expiration_date: '2026-11-29T12:00:00.000-03:00' };
const line = { formatted_barcode: '08197.08108', due_date: '2026-12-01' };
const pdf = { rel: 'SELF', href: 'https://boleto.pagseguro.com.br/1.pdf', media: 'application/pdf' };

const order = (fields: object) => fromPagBank({ id: 'ORDE_1', reference_id: 'order-1', ...fields } as PagBankOrder);
const charged = (fields: object) => order({ charges: [{ ...charge, qr_code: { text: '000201' }, ...fields }] });
const paidBy = (type: string, fields: object = {}) => charged({ payment_method: { type }, ...fields });
const summary = (paid: number, refunded: number) => ({
  amount: { ...charge.amount, summary: { total: 12990, paid, refunded } },
});
const failure = (fields: object) => {
  const { code, message } = errorOf(() => fromPagBank(fields as PagBankOrder)) as PayError;
  return `${code} ${message}`;
};

describe('fromPagBank', () => {
  describe('statuses of a charge', () => {
    for (const [type, status, fields, expected] of [
      ['PIX', 'WAITING', {}, 'created'],
      ['CREDIT_CARD', 'WAITING', {}, 'created'],
      ['CREDIT_CARD', 'IN_ANALYSIS', {}, 'created'],
      ['CREDIT_CARD', 'AUTHORIZED', {}, 'paid'],
      ['PIX', 'PAID', {}, 'paid'],
      ['PIX', 'PAID', summary(12990, 1000), 'paid'],
      ['PIX', 'DECLINED', {}, 'failed'],
      ['PIX', 'CANCELED', {}, 'expired'],
      ['BOLETO', 'CANCELED', summary(0, 0), 'expired'],
      ['BOLETO', 'CANCELED', summary(12990, 12990), 'paid'],
      ['CREDIT_CARD', 'CANCELED', summary(0, 12990), 'paid'],
      ['CREDIT_CARD', 'CANCELED', summary(0, 0), 'failed'],
      ['PIX', 'paid', {}, 'pagbank:paid'],
      ['PIX', '__proto__', {}, 'pagbank:__proto__'],
    ] as const)
      it(`${type} ${status} ${JSON.stringify(fields)} is ${expected}`, () => {
        const payment = paidBy(type, { status, ...fields });
        expect(payment.status).to.equal(expected);
        expect(payment.action?.type).to.equal(expected === 'created' ? 'display_qr_code' : undefined);
      });
  });

  describe('attempts to pay an order', () => {
    const attempts = (...statuses: readonly string[]) => statuses.map((status) => ({ ...charge, status, id: status }));
    for (const [statuses, expected] of [
      [['DECLINED', 'PAID'], 'paid'],
      [['PAID', 'DECLINED'], 'paid'],
      [['DECLINED', 'IN_ANALYSIS'], 'created'],
      [['CANCELED', 'DECLINED'], 'failed'],
    ] as const)
      it(`${statuses.join(', ')}: ${expected}`, () =>
        expect(order({ charges: attempts(...statuses) }).status).to.equal(expected));

    it('the code of an order can still be paid after an attempt that failed', () => {
      for (const status of ['DECLINED', 'CANCELED']) {
        const payment = order({ qr_codes: [code], charges: attempts(status) });
        expect([payment.status, payment.action?.type, payment.failure_code]).to.deep.equal([
          'created',
          'display_qr_code',
          null,
        ]);
      }
      expect(order({ qr_codes: [code], charges: attempts('PAID') }).status).to.equal('paid');
    });
  });

  describe('amounts', () => {
    for (const [value, amount] of [
      [1, '0.01'],
      [12990, '129.90'],
      [500000, '5000.00'],
    ] as const)
      it(`${value} centavos: ${amount}`, () => {
        const { amount: found, currency } = charged({ amount: { value } });
        expect([found, currency]).to.deep.equal([amount, 'BRL']);
      });

    it('that of a code counts until there is a charge', () => {
      expect(order({ qr_codes: [{ ...code, amount: { value: 1 } }] }).amount).to.equal('0.01');
      const both = { qr_codes: [{ ...code, amount: { value: 1 } }], charges: [{ ...charge, status: 'PAID' }] };
      expect(order(both).amount).to.equal('129.90');
    });
  });

  describe('next steps', () => {
    it('of a boleto with Pix: the line, the code, and the PDF', () => {
      const { action, payment_method, time_expired } = order({
        qr_codes: [code],
        charges: [{ ...charge, payment_method: { type: 'BOLETO', boleto: line }, links: [pdf] }],
      });
      expect([payment_method, time_expired]).to.deep.equal(['boleto_br', '2026-12-01T23:59:59-03:00']);
      expect(action).to.deep.equal({
        type: 'display_details',
        display_details: { number: '08197.08108' },
        alternatives: [
          {
            payment_method: 'pix_br',
            type: 'display_qr_code',
            display_qr_code: { data: '000201', image_url_png: null, image_url_svg: null },
          },
          { type: 'redirect_to_url', redirect_to_url: { url: pdf.href } },
        ],
      });
    });

    it('a line without points, and a PDF alone', () => {
      const boleto = (fields: object) =>
        order({ charges: [{ ...charge, payment_method: { type: 'BOLETO', boleto: fields }, links: [pdf] }] }).action;
      expect(boleto({ barcode: '0819' })?.type).to.equal('display_details');
      expect(boleto({})?.type).to.equal('redirect_to_url');
    });

    it('a picture stands for a code without its text', () => {
      const links = [{ rel: 'QRCODE.PNG', href: 'https://api.pagseguro.com/qrcode/1/png' }];
      const pictured = {
        type: 'display_qr_code',
        display_qr_code: { data: null, image_url_png: links[0]?.href, image_url_svg: null },
      };
      expect(order({ qr_codes: [{ links }] }).action).to.deep.equal(pictured);
      expect(paidBy('PIX', { qr_code: { id: 'QRCO_1' }, links }).action).to.deep.equal(pictured);
    });

    it('the app of PagBank, beside its code', () => {
      const { action, payment_method } = order({
        qr_codes: [code],
        deep_links: [{ url: 'pagbank://pay?id=1' }],
      });
      expect([action?.type, action?.alternatives?.map(({ type }) => type), payment_method]).to.deep.equal([
        'display_qr_code',
        ['redirect_to_app'],
        null,
      ]);
    });

    it('the link to pay an order is an endpoint, and no page', () => {
      const links = [{ rel: 'PAY', href: 'https://api.pagseguro.com/orders/ORDE_1/pay', type: 'POST' }];
      expect(failure({ id: 'ORDE_1', links })).to.match(
        /^unsupported-action order.charges: no payment method was chosen/,
      );
    });

    it('a Pix or boleto without its step is an error; a card that is checked has none', () => {
      for (const type of ['PIX', 'BOLETO', 'NEW'])
        expect(failure({ ...charge, payment_method: { type } }), type).to.equal(
          'unsupported-action charge: its step is missing; use GET /orders/{id}',
        );
      for (const type of ['CREDIT_CARD', 'DEBIT_CARD'])
        expect(fromPagBank({ ...charge, payment_method: { type } }).action, type).to.equal(null);
      expect(failure({ id: 'CHEC_1', status: 'ACTIVE', links: [] })).to.equal(
        'unsupported-action checkout.links: its step is missing; use GET /checkouts/{id}',
      );
    });
  });

  describe('reasons', () => {
    for (const [reason, expected] of [
      ['10000', 'payment_declined'],
      ['20001', 'payment_declined'],
      ['20003', 'insufficient_funds'],
      ['20019', 'processing_error'],
      ['20017', '20017'],
      ['constructor', 'constructor'],
    ] as const)
      it(`${reason} is ${expected}`, () =>
        expect(paidBy('CREDIT_CARD', { status: 'DECLINED', payment_response: { code: reason } }).failure_code).to.equal(
          expected,
        ));

    it('a card that the merchant cancels has the code of its authorization', () => {
      const payment = paidBy('CREDIT_CARD', { status: 'CANCELED', payment_response: { code: '20000' } });
      expect(payment.failure_code).to.equal('canceled');
    });
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ id: 'ORDE_1', charges: [{ id: 'CHAR_1' }] }, 'order.charges.0.status: expected string'],
      [{ id: 'CHAR_1', status: 1 }, 'charge.status: expected string'],
      [{ id: 'CHEC_1', links: [] }, 'checkout.status: expected string'],
      [{ id: 'ORDE_1', charges: {} }, 'order.charges: expected a short array'],
      [{ id: 'ORDE_1', qr_codes: [1] }, 'order.qr_codes.0: expected object'],
      [{ id: 'ORDE_1', qr_codes: [{ text: 1 }] }, 'order.qr_codes.0.text: expected string'],
      [{ ...charge, status: 'PAID', amount: { value: 1.5 } }, 'charge.amount.value: expected a whole number'],
      [{ ...charge, status: 'PAID', amount: { value: '1' } }, 'charge.amount.value: expected number'],
      [{ id: 'cha_1' }, 'order: expected an object of PagBank'],
      [
        { id: 'QRCO_1', text: '000201' },
        'order: expected an object of PagBank, but this is a QR code without its order; use GET /orders/{id}',
      ],
      [{ id: 'CBKS_1' }, 'order: expected an object of PagBank, but this is a chargeback; use GET /charges/{id}'],
      [
        { id: 'SUBS_1' },
        'order: expected an object of PagBank, but this is a subscription, which the elements do not show',
      ],
      [
        { error_messages: [{ code: '40002', description: 'invalid_parameter' }] },
        'order: expected an object of PagBank, but this is an error; use what POST /orders returns with 201',
      ],
      [
        { object: 'payment', status: 'created' },
        'order: expected an object of PagBank, but this is one of the contract of Pay Elements, which needs no provider',
      ],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    it('a hostile object becomes an error of its own', () => {
      const hostile = new Proxy(charge, {
        getOwnPropertyDescriptor: () => {
          throw new Error('secret');
        },
      });
      const error = errorOf(() => fromPagBank(hostile)) as PayError;
      expect([error.code, error.message]).to.deep.equal(['invalid-input', 'order: could not be read']);
    });
  });

  it('no data of the customer, the card or the merchant is copied', () => {
    const text = JSON.stringify(
      order({
        customer: { name: 'Maria', tax_id: '19119119100' },
        notification_urls: ['https://shop.example/secret'],
        charges: [
          {
            ...charge,
            status: 'PAID',
            description: 'internal',
            metadata: { note: 'internal' },
            payment_response: { message: 'SUCESSO', raw_data: { nsu: '0324' } },
            payment_method: {
              type: 'CREDIT_CARD',
              card: { first_digits: '524008', holder: { name: 'Maria' } },
              holder: { tax_id: '19119119100' },
            },
          },
        ],
      }),
    );
    for (const secret of ['Maria', '1911', 'secret', 'internal', 'SUCESSO', '0324', '5240'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
