import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { loadAdapter } from '../../src/providers/adapters.js';
import { isOfContract } from '../../src/providers/of-contract.js';
import { fromAsaas, type AsaasPayment } from '../../src/providers/asaas.js';
import { errorOf } from './check.js';

const payment = {
  object: 'payment',
  id: 'pay_1',
  billingType: 'PIX',
  status: 'PENDING',
  value: 129.9,
  dueDate: '2026-12-01',
  invoiceUrl: 'https://www.asaas.com/i/1',
};
const given = (fields: object) => fromAsaas({ ...payment, ...fields });
const failure = (fields: object) => {
  const { code, message } = errorOf(() => fromAsaas(fields as AsaasPayment)) as PayError;
  return `${code} ${message}`;
};
const typesOf = (fields: object) => {
  const { action } = given(fields);
  return [action?.type, ...(action?.alternatives ?? []).map(({ type }) => type)];
};

const pixQrCode = { payload: '000201', encodedImage: 'iVBORw0KGgo=', expirationDate: '2027-12-01 23:59:59' };
const line = { identificationField: '4619', nossoNumero: '1', barCode: '1'.repeat(44) };

describe('fromAsaas', () => {
  describe('statuses', () => {
    for (const [fields, expected] of [
      [{ status: 'PENDING' }, 'created'],
      [{ status: 'OVERDUE' }, 'created'],
      [{ status: 'OVERDUE', canBePaidAfterDueDate: true }, 'created'],
      [{ status: 'OVERDUE', canBePaidAfterDueDate: false }, 'expired'],
      [{ status: 'PENDING', canBePaidAfterDueDate: false }, 'created'],
      [{ status: 'DUNNING_REQUESTED' }, 'created'],
      [{ status: 'PENDING', deleted: true }, 'failed'],
      [{ status: 'RECEIVED', deleted: true }, 'paid'],
      [{ status: 'AUTHORIZED' }, 'paid'],
      [{ status: 'CONFIRMED' }, 'paid'],
      [{ status: 'RECEIVED' }, 'paid'],
      [{ status: 'RECEIVED_IN_CASH' }, 'paid'],
      [{ status: 'DUNNING_RECEIVED' }, 'paid'],
      [{ status: 'REFUND_REQUESTED' }, 'paid'],
      [{ status: 'REFUND_IN_PROGRESS' }, 'paid'],
      [{ status: 'REFUNDED' }, 'paid'],
      [{ status: 'CHARGEBACK_REQUESTED' }, 'paid'],
      [{ status: 'CHARGEBACK_DISPUTE' }, 'paid'],
      [{ status: 'AWAITING_CHARGEBACK_REVERSAL' }, 'paid'],
      [{ status: 'pending' }, 'asaas:pending'],
      [{ status: '__proto__' }, 'asaas:__proto__'],
    ] as const)
      it(`${JSON.stringify(fields)} is ${expected}`, () => {
        const { status, action } = given(fields);
        expect([status, action?.type]).to.deep.equal([
          expected,
          expected === 'created' ? 'redirect_to_url' : undefined,
        ]);
      });

    it('while Asaas checks a card, the consumer has nothing to do', () => {
      const { status, action } = given({ status: 'AWAITING_RISK_ANALYSIS' });
      expect([status, action]).to.deep.equal(['created', null]);
    });
  });

  describe('amounts', () => {
    for (const [value, amount] of [
      [129.9, '129.90'],
      [100, '100.00'],
      [0.01, '0.01'],
      [1234567.89, '1234567.89'],
    ] as const)
      it(`${value}: ${amount}`, () => {
        const { amount: found, currency } = given({ value });
        expect([found, currency]).to.deep.equal([amount, 'BRL']);
      });
  });

  describe('next steps: the method that was chosen comes first', () => {
    const all = { ...line, pixQrCode };
    for (const [billingType, method, types] of [
      ['PIX', 'pix_br', ['display_qr_code', 'redirect_to_url', 'display_details']],
      ['BOLETO', 'boleto_br', ['display_details', 'display_qr_code', 'redirect_to_url']],
      ['UNDEFINED', null, ['redirect_to_url', 'display_qr_code', 'display_details']],
      ['CREDIT_CARD', 'card_br', ['redirect_to_url', 'display_qr_code', 'display_details']],
      ['DEBIT_CARD', 'card_br', ['redirect_to_url', 'display_qr_code', 'display_details']],
      ['TRANSFER', null, ['redirect_to_url', 'display_qr_code', 'display_details']],
    ] as const)
      it(`${billingType}: ${types.join(', ')}`, () => {
        expect(given({ ...all, billingType }).payment_method).to.equal(method);
        expect(typesOf({ ...all, billingType })).to.deep.equal(types);
      });

    it('a code is its text, or else its picture', () => {
      const codeOf = (code: object) => given({ pixQrCode: code }).action;
      expect(codeOf(pixQrCode)).to.deep.include({
        display_qr_code: { data: '000201', image_url_png: null, image_url_svg: null },
      });
      expect(codeOf({ encodedImage: 'iVBORw0KGgo=' })).to.deep.include({
        display_qr_code: { data: null, image_url_png: 'data:image/png;base64,iVBORw0KGgo=', image_url_svg: null },
      });
      expect(codeOf({ success: true })?.type).to.equal('redirect_to_url');
    });

    it('digits that are not those of the bars are left', () => {
      expect(given({ billingType: 'BOLETO', ...line, barCode: '1' }).action).to.deep.include({
        display_details: { number: '4619' },
      });
    });

    it('the PDF of a boleto stands for the page', () => {
      const fields = { billingType: 'BOLETO', invoiceUrl: null, bankSlipUrl: 'https://www.asaas.com/b/pdf/1' };
      expect(given(fields).action).to.deep.equal({
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://www.asaas.com/b/pdf/1' },
      });
    });

    it('a payment without any is an error', () =>
      expect(failure({ ...payment, invoiceUrl: null })).to.equal(
        'unsupported-action payment: its step is missing; use GET /v3/payments/{id}',
      ));
  });

  describe('deadlines', () => {
    for (const [fields, expected] of [
      [{ pixQrCode }, '2027-12-01T23:59:59-03:00'],
      [{}, null],
      [{ billingType: 'BOLETO' }, '2026-12-01T23:59:59-03:00'],
      [{ billingType: 'BOLETO', pixQrCode }, '2026-12-01T23:59:59-03:00'],
      [{ billingType: 'BOLETO', status: 'OVERDUE' }, null],
      [{ billingType: 'UNDEFINED', dueDate: null }, null],
    ] as const)
      it(`${JSON.stringify(fields)}: ${expected}`, () => expect(given(fields).time_expired).to.equal(expected));
  });

  it('the same word in `object` does not make it a payment of the contract', async () => {
    expect(isOfContract(payment)).to.equal(false);
    expect(isOfContract({ object: 'payment', id: 'pm_1', status: 'created' })).to.equal(true);
    const adapter = await loadAdapter('asaas');
    expect(adapter(payment).status).to.equal('created');
    expect(adapter(given({})).action?.type).to.equal('redirect_to_url');
  });

  describe('wrong objects', () => {
    for (const [fields, message] of [
      [{ ...payment, status: undefined }, 'payment.status: expected string'],
      [{ ...payment, value: '1e2' }, 'payment.value: expected a decimal number'],
      [{ ...payment, value: {} }, 'payment.value: expected string'],
      [{ ...payment, deleted: 'no' }, 'payment.deleted: expected boolean'],
      [{ ...payment, pixQrCode: '000201' }, 'payment.pixQrCode: expected object'],
      [{ ...payment, pixQrCode: { payload: 1 } }, 'payment.pixQrCode.payload: expected string'],
      [{ ...payment, identificationField: 1 }, 'payment.identificationField: expected string'],
      [
        { id: 'evt_1', event: 'PAYMENT_RECEIVED', payment },
        'payment: expected an object of Asaas, but this is a webhook; use its payment',
      ],
      [
        { object: 'list', data: [payment] },
        'payment: expected an object of Asaas, but this is a list; use one of its data',
      ],
      [
        { object: 'subscription', id: 'sub_1', billingType: 'PIX' },
        'payment: expected an object of Asaas, but this is a subscription; use GET /v3/subscriptions/{id}/payments',
      ],
      [
        { object: 'installment', id: '2765d086', billingType: 'PIX' },
        'payment: expected an object of Asaas, but this is an instalment plan; use GET /v3/installments/{id}/payments',
      ],
      [
        { id: '725104409743', chargeType: 'DETACHED', billingType: 'PIX', url: 'https://www.asaas.com/c/1' },
        'payment: expected an object of Asaas, but this is a payment link; open its url',
      ],
      [
        { success: true, ...pixQrCode },
        'payment: expected an object of Asaas, but this is a QR code without its payment; put it in pixQrCode of the payment',
      ],
      [
        line,
        'payment: expected an object of Asaas, but this is the line of a boleto without its payment; add it to the payment',
      ],
      [
        { errors: [{ code: 'invalid_action', description: 'x' }] },
        'payment: expected an object of Asaas, but this is an error; use what POST /v3/payments returns with 200',
      ],
      [
        { object: 'customer', id: 'cus_1' },
        'payment: expected an object of Asaas, but this is a customer; use POST /v3/payments',
      ],
      [{ id: 'pay_1' }, 'payment: expected an object of Asaas'],
      [
        { object: 'payment', id: 'pm_1', status: 'created' },
        'payment: expected an object of Asaas, but this is one of the contract of Pay Elements, which needs no provider',
      ],
    ] as const)
      it(`${JSON.stringify(fields)}: ${message}`, () => expect(failure(fields)).to.equal(`invalid-input ${message}`));

    it('a hostile object becomes an error of its own', () => {
      const hostile = new Proxy(payment, {
        getOwnPropertyDescriptor: () => {
          throw new Error('secret');
        },
      });
      const error = errorOf(() => fromAsaas(hostile)) as PayError;
      expect([error.code, error.message]).to.deep.equal(['invalid-input', 'payment: could not be read']);
    });
  });

  it('no data of the card, the merchant or the consumer is copied', () => {
    const text = JSON.stringify(
      given({
        description: 'internal',
        netValue: 124.91,
        creditCard: { creditCardNumber: '8829', creditCardToken: 'a75a1d98' },
        split: [{ walletId: '7bafd95a' }],
        transactionReceiptUrl: 'https://www.asaas.com/comprovantes/secret',
      }),
    );
    for (const secret of ['internal', '124.91', '8829', 'a75a', '7baf', 'secret'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
