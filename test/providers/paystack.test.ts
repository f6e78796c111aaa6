import { expect } from '@open-wc/testing';
import { detailsKind } from '../../src/contract/details.js';
import type { PayError } from '../../src/errors.js';
import { fromPaystack, type PaystackPage, type PaystackResponse } from '../../src/providers/paystack.js';
import { errorOf } from './check.js';

const transaction = {
  id: 4099260516,
  domain: 'test',
  status: 'success',
  reference: 'order-1',
  amount: 40333,
  message: null,
  gateway_response: 'Successful',
  paid_at: '2024-08-22T09:15:02.000Z',
  created_at: '2024-08-22T09:14:24.000Z',
  channel: 'card',
  currency: 'NGN',
};
const page: PaystackPage = {
  authorization_url: 'https://checkout.paystack.com/1',
  access_code: '1',
  reference: 'order-1',
};

const response = (data: object) =>
  ({ status: true, message: 'Verification successful', data }) as unknown as PaystackResponse;
const given = (fields: object) => fromPaystack(response({ ...transaction, ...fields }));
const charge = (fields: object) => fromPaystack(response({ reference: 'order-1', ...fields }));
const messageOf = (run: () => unknown) => {
  const { code, message } = errorOf(run) as PayError;
  return `${code} ${message}`;
};

describe('fromPaystack', () => {
  describe('statuses', () => {
    const step = { ussd_code: '*737#' };
    for (const [status, ours] of [
      ['abandoned', 'created'],
      ['authorized', 'paid'],
      ['captured', 'paid'],
      ['failed', 'failed'],
      ['ongoing', 'created'],
      ['open_url', 'created'],
      ['pay_offline', 'created'],
      ['pending', 'created'],
      ['pending_bank_transfer', 'created'],
      ['processing', 'created'],
      ['queued', 'created'],
      ['released', 'failed'],
      ['reversed', 'paid'],
      ['send_otp', 'created'],
      ['success', 'paid'],
      ['timeout', 'expired'],
      ['paid', 'paystack:paid'],
      ['Success', 'paystack:Success'],
      ['__proto__', 'paystack:__proto__'],
    ] as const)
      it(`${status} is ${ours}`, () => expect(given({ ...step, status }).status).to.equal(ours));

    it('only an open payment has a step', () => {
      for (const status of ['success', 'failed', 'reversed', 'released', 'timeout'])
        expect(given({ ...page, ...step, status }).action, status).to.equal(null);
    });

    it('a page is open without a status', () => {
      for (const { status, action } of [fromPaystack(page), fromPaystack(response(page))])
        expect([status, action?.type]).to.deep.equal(['created', 'redirect_to_url']);
    });

    it('the success of a request to Capitec Pay is not that of the payment', () => {
      const { reference, amount, currency } = transaction;
      const data = { status: 'success', timeToLive: 120, transaction: { reference, amount, currency } };
      const { id, status, action } = fromPaystack(response(data));
      expect([id, status, action]).to.deep.equal(['order-1', 'created', null]);
      expect(given({ ...data, ...transaction }).status).to.equal('paid');
      expect(given({ ...data, status: 'ongoing', channel: 'capitec_pay' }).status).to.equal('created');
    });
  });

  describe('amounts', () => {
    for (const [amount, currency, ours] of [
      [40333, 'NGN', '403.33'],
      [5, 'GHS', '0.05'],
      [10000, 'XOF', '100.00'],
      [200, 'USD', '2.00'],
    ] as const)
      it(`${amount} ${currency} is ${ours}`, () => expect(given({ amount, currency }).amount).to.equal(ours));

    it('a charge has none', () => {
      const { amount, currency } = charge({ status: 'pending', amount: 10000 });
      expect([amount, currency]).to.deep.equal([null, null]);
    });
  });

  describe('methods', () => {
    for (const [channel, currency, method] of [
      ['card', 'NGN', 'card_ng'],
      ['card', 'USD', 'card'],
      ['bank', 'NGN', 'internet_banking_ng'],
      ['bank_transfer', 'KES', 'banktransfer_ke'],
      ['mobile_money', 'XOF', 'mobile_money_ci'],
      ['preauth', 'ZAR', 'card_za'],
      ['qr', 'ZAR', 'qr_za'],
      ['capitec_pay', 'ZAR', 'capitec_pay_za'],
      ['apple_pay', 'GHS', 'apple_pay_gh'],
      [null, 'NGN', null],
    ] as const)
      it(`${channel} in ${currency} is ${method}`, () =>
        expect(given({ channel, currency }).payment_method).to.equal(method));
  });

  describe('steps', () => {
    const account = { status: 'pending_bank_transfer', account_number: '1260257501', bank: { name: 'Test Bank' } };

    it('a later response keeps the step of the first one', () => {
      const first = { ...account, reference: 'order-1' };
      for (const status of ['ongoing', 'pending', 'abandoned'])
        expect(given({ ...first, ...transaction, status }).action, status).to.deep.equal(charge(first).action);
    });

    it('an account is a bank transfer in the country of its currency', () => {
      const { action, payment_method } = given({ ...account, channel: 'bank_transfer', currency: 'KES' });
      if (action?.type !== 'display_details') throw new Error(String(action?.type));
      expect(action.display_details['country']).to.equal('KE');
      expect(detailsKind(action.display_details, payment_method)).to.equal('bank_transfer');
    });

    it('the page is the other way to take a step', () => {
      const action = given({ ...page, ...account })?.action;
      expect([action?.type, action?.alternatives?.map(({ type }) => type)]).to.deep.equal([
        'display_details',
        ['redirect_to_url'],
      ]);
      expect(given({ ...page, status: 'send_pin' }).action?.type).to.equal('redirect_to_url');
    });

    it('a QR code may lack its picture', () =>
      expect(charge({ status: 'pay_offline', qr_code: '000201' }).action).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: '000201', image_url_png: null, image_url_svg: null },
      }));

    for (const [name, fields, expected] of [
      ['on the phone', { status: 'ongoing', channel: 'mobile_money' }, null],
      ['in the app', { status: 'ongoing', channel: 'capitec_pay' }, null],
      ['in progress', { status: 'pending' }, null],
      [
        'in progress, with a text',
        { status: 'pending', channel: 'bank', display_text: 'Processing transaction' },
        null,
      ],
      ['of a bulk charge', { status: 'queued' }, null],
    ] as const)
      it(`none for a payment ${name}`, () => expect(given(fields).action).to.equal(expected));

    it('a text stays for mobile money, unless it was for a voucher that has been entered', () => {
      const texts = ['Please complete authorization on your phone', 'Please dial *110# for a voucher'];
      const types = texts.map(
        (display_text) => given({ status: 'pending', channel: 'mobile_money', display_text }).action?.type,
      );
      expect(types).to.deep.equal(['display_details', undefined]);
    });

    it('a voucher that the consumer gets by dialling is not a one-time code', () => {
      // PaystackOSS/doc-code-snippets, src/doc/payments/payment-methods/mobile-vodafone/index.json
      const display_text = 'Please dial *110# to generate a voucher code. Then input the voucher';
      expect(messageOf(() => charge({ status: 'send_otp', display_text }))).to.equal(
        'unsupported-action response.data.display_text: a code to dial first; use POST /charge/submit_otp',
      );
    });

    for (const status of ['abandoned', 'ongoing', 'open_url', 'pay_offline', 'pending_bank_transfer'])
      it(`${status} without a step is an error`, () =>
        expect(messageOf(() => charge({ status }))).to.equal(
          'unsupported-action response.data.status: its step is missing; use this over the data of the first response',
        ));
  });

  describe('failures', () => {
    for (const [fields, code, message] of [
      [{ message: 'Insufficient funds' }, 'insufficient_funds', 'Insufficient funds'],
      [{ gateway_response: 'Declined' }, 'payment_declined', 'Declined'],
      [{ gateway_response: { rrn: '1' } }, null, null],
    ] as const)
      it(`${JSON.stringify(fields)}: ${code}`, () => {
        const { failure_code, failure_message } = given({ status: 'failed', ...fields });
        expect([failure_code, failure_message]).to.deep.equal([code, message]);
      });
  });

  describe('wrong objects', () => {
    const other = 'use POST /transaction/initialize, POST /charge or GET /transaction/verify/{reference}';
    const event = { event: 'charge.success', data: transaction };
    const reference = 'order-1';
    for (const [value, message] of [
      [response({ ...transaction, status: undefined }), 'response.data.status: expected string'],
      [response({ ...transaction, amount: '1' }), 'response.data.amount: expected number'],
      [response({ ...transaction, amount: 0.5 }), 'response.data.amount: expected a whole number'],
      [{ ...transaction, reference: null }, 'response.reference: expected string'],
      [event, 'response: expected an object of Paystack, but this is an event; use its data'],
      [
        response([transaction]),
        `response: expected an object of Paystack, but this is a response without a reference; ${other}`,
      ],
      [
        response({ reference, transfer_code: 'TRF_1' }),
        `response: expected an object of Paystack, but this is a transfer; ${other}`,
      ],
      [
        response({ reference, access_code: '1', redirect_url: 'https://link.paystack.co/1' }),
        `response: expected an object of Paystack, but this is an authorization of direct debits; ${other}`,
      ],
      [
        response({ subscription_code: 'SUB_1' }),
        `response: expected an object of Paystack, but this is a subscription; ${other}`,
      ],
      [
        response({ request_code: 'PRQ_1' }),
        `response: expected an object of Paystack, but this is a payment request; ${other}`,
      ],
      [
        response({ transaction, deducted_amount: 0 }),
        `response: expected an object of Paystack, but this is a response without a reference; ${other}`,
      ],
      [
        { status: false, message: 'Invalid key' },
        `response: expected an object of Paystack, but this is a response without a reference; ${other}`,
      ],
      [{ reference }, 'response: expected an object of Paystack'],
    ] as const)
      it(`${JSON.stringify(value).slice(0, 60)}…: ${message}`, () =>
        expect(messageOf(() => fromPaystack(value as unknown as PaystackResponse))).to.equal(
          `invalid-input ${message}`,
        ));
  });

  it('no card, person, address or metadata is copied', () => {
    const text = JSON.stringify(
      given({
        ip_address: '197.210.54.33',
        metadata: { note: 'internal' },
        log: { history: [{ message: 'attempted' }] },
        authorization: { authorization_code: 'AUTH_uh8bcl3zbn', bin: '408408', last4: '4081', signature: 'SIG_yEXu' },
        customer: { email: 'demo@test.com', phone: '0803', customer_code: 'CUS_1' },
      }),
    );
    for (const secret of ['197.', 'internal', 'attempted', 'AUTH_', '4084', 'SIG_', 'demo@', '0803'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
