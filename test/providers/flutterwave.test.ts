import { expect } from '@open-wc/testing';
import { detailsKind } from '../../src/contract/details.js';
import type { PayError } from '../../src/errors.js';
import {
  fromFlutterwave,
  type FlutterwaveResponse,
  type FlutterwaveTransaction,
} from '../../src/providers/flutterwave.js';
import { errorOf } from './check.js';

const transaction = {
  id: 288200108,
  tx_ref: 'order-1',
  flw_ref: 'YemiDesola/FLW275407301',
  amount: 100,
  charged_amount: 100,
  processor_response: 'Approved by Financial Institution',
  auth_model: 'PIN',
  currency: 'NGN',
  status: 'pending',
  payment_type: 'card',
  created_at: '2020-07-15T14:31:16.000Z',
};
const envelope = { status: 'success', message: 'Charge initiated' };
const given = (fields: object, authorization?: object) =>
  fromFlutterwave({
    ...envelope,
    data: { ...transaction, ...fields },
    ...(authorization ? { meta: { authorization } } : {}),
  } as FlutterwaveResponse);
const messageOf = (run: () => unknown) => {
  const { code, message } = errorOf(run) as PayError;
  return `${code} ${message}`;
};

describe('fromFlutterwave', () => {
  describe('statuses', () => {
    for (const [status, ours] of [
      ['pending', 'created'],
      ['success-pending-validation', 'created'],
      ['successful', 'paid'],
      ['failed', 'failed'],
      ['success', 'flutterwave:success'],
      ['__proto__', 'flutterwave:__proto__'],
    ] as const)
      it(`${status} is ${ours}`, () => expect(given({ status }, { mode: 'otp' }).status).to.equal(ours));

    it('the success of a request is not that of the payment', () => {
      const link = 'https://checkout.flutterwave.com/v3/hosted/pay/1';
      for (const data of [{ link }, { link, tx_ref: 'order-1' }])
        expect(fromFlutterwave({ ...envelope, data }).status).to.equal('created');
    });

    it('only an open payment has a step', () => {
      const url = { auth_url: 'https://bank.example/', link: 'https://checkout.flutterwave.com/1' };
      for (const status of ['successful', 'failed'])
        expect(given({ ...url, status }, { mode: 'redirect', redirect: url.link }).action, status).to.equal(null);
    });
  });

  describe('amounts', () => {
    for (const [amount, currency, ours] of [
      [100, 'NGN', '100.00'],
      [98.6, 'NGN', '98.60'],
      ['1500', 'KES', '1500.00'],
      [10, 'XAF', '10'],
      [10, 'UGX', '10'],
    ] as const)
      it(`${amount} ${currency} is ${ours}`, () => expect(given({ amount, currency }).amount).to.equal(ours));

    it('a transfer is of its own amount, which may include a fee', () => {
      const transfer = { mode: 'banktransfer', transfer_account: '1', transfer_amount: 1520 };
      expect(given({ amount: 1500 }, transfer).amount).to.equal('1520.00');
      expect(given({ amount: 1500 }, { ...transfer, transfer_amount: null }).amount).to.equal('1500.00');
    });
  });

  describe('methods', () => {
    for (const [payment_type, currency, method] of [
      ['card', 'NGN', 'card_ng'],
      ['card', 'USD', 'card'],
      ['account', 'NGN', 'internet_banking_ng'],
      ['bank_transfer', 'NGN', 'banktransfer_ng'],
      ['mobilemoneygh', 'GHS', 'mobile_money_gh'],
      ['mobilemoneysn', 'XOF', 'mobile_money'],
      ['mpesa', 'KES', 'mpesa_ke'],
      ['opay', 'NGN', 'opay_ng'],
      [null, 'NGN', null],
    ] as const)
      it(`${payment_type} in ${currency} is ${method}`, () =>
        expect(given({ payment_type, currency, auth_url: 'https://bank.example/' }).payment_method).to.equal(method));
  });

  describe('steps', () => {
    const transfer = { mode: 'banktransfer', transfer_account: '0067100155', transfer_bank: 'Mock Bank' };
    const type = (fields: object, authorization?: object) => given(fields, authorization).action?.type;

    it('a transfer keeps its account when the transaction is over it', () => {
      const { action, payment_method } = given({ payment_type: 'bank_transfer' }, transfer);
      if (action?.type !== 'display_details') throw new Error(String(action?.type));
      expect(action.display_details).to.deep.equal({
        account_number: '0067100155',
        bank_name: 'Mock Bank',
        country: 'NG',
      });
      expect(detailsKind(action.display_details, payment_method)).to.equal('bank_transfer');
    });

    it('the instructions may be in the data, beside those of the merchant', () => {
      expect(given({ meta: { authorization: transfer } }).action).to.deep.equal(given({}, transfer).action);
      for (const meta of [null, [], { authorization: 'mine' }, { authorization: {} }, 'x'])
        expect(given({ meta }).action, JSON.stringify(meta)).to.equal(null);
    });

    it('the page is the other way to pay, and the only one for what no element shows', () => {
      const link = 'https://checkout.flutterwave.com/1';
      const { action } = given({ link }, transfer);
      expect([action?.type, action?.alternatives?.map((other) => other.type)]).to.deep.equal([
        'display_details',
        ['redirect_to_url'],
      ]);
      expect(given({ link }, { mode: 'pin' }).action).to.deep.equal({
        type: 'redirect_to_url',
        redirect_to_url: { url: link },
      });
    });

    it('of a charge that confirms on a phone there is none', () => {
      expect(type({ payment_type: 'mobilemoneyfranco' }, { mode: 'callback', redirect_url: null })).to.equal(undefined);
      expect(type({ payment_type: 'mpesa', auth_url: 'N/A' })).to.equal(undefined);
    });

    it('a transaction that is being processed has none', () => expect(type({})).to.equal(undefined));

    for (const fields of [
      { payment_type: 'bank_transfer' },
      { payment_type: 'ussd' },
      { status: 'success-pending-validation', auth_url: 'N/A' },
    ])
      it(`${JSON.stringify(fields)} without its step is an error`, () =>
        expect(messageOf(() => given(fields))).to.equal(
          'unsupported-action response.data.status: its step is missing; use this over the data and meta of the first response',
        ));

    for (const mode of ['pin', 'avs_noauth', 'new'])
      it(`${mode} is an error that names the requests`, () =>
        expect(messageOf(() => given({}, { mode }))).to.equal(
          'unsupported-action response.meta.authorization.mode: no element shows this step; use POST /charges with what it asks for, or POST /payments',
        ));
  });

  describe('deadlines', () => {
    for (const [account_expiration, expected] of [
      [1689847855598, '2023-07-20T10:10:55.598Z'],
      ['2023-12-31T23:00:00.000Z', '2023-12-31T23:00:00.000Z'],
      ['2021-09-20 2:00:35 PM', null],
      [null, null],
    ] as const)
      it(`${account_expiration} is ${expected}`, () =>
        expect(given({}, { mode: 'banktransfer', transfer_account: '1', account_expiration }).time_expired).to.equal(
          expected,
        ));
  });

  it('a failure has what the bank says', () => {
    for (const [processor_response, code] of [
      ['Insufficient Funds', 'insufficient_funds'],
      ['Do not honour', null],
    ] as const) {
      const { failure_code, failure_message } = given({ status: 'failed', processor_response });
      expect([failure_code, failure_message]).to.deep.equal([code, processor_response]);
    }
  });

  describe('wrong objects', () => {
    const isNot = 'response: expected an object of Flutterwave, but this is';
    for (const [value, message] of [
      [{ ...envelope, data: { ...transaction, amount: '1e3' } }, 'response.data.amount: expected a decimal number'],
      [{ ...transaction, status: 1 }, 'response.status: expected string'],
      [{ event: 'charge.completed', data: transaction }, `${isNot} an event; use its data`],
      [{ body: { ...envelope, data: transaction } }, `${isNot} a response of flutterwave-node-v3; use its body`],
      [
        { ...envelope, data: { order_ref: 'URF_1', account_number: '1', flw_ref: '1' } },
        `${isNot} a virtual account; use POST /charges?type=bank_transfer`,
      ],
      [{ ...envelope, data: { id: 'chg_1', payment_method: {} } }, `${isNot} a charge of version 4; use version 3`],
      [{ ...envelope, data: [transaction] }, `${isNot} another response; use GET /transactions/verify_by_reference`],
      [
        { status: 'error', message: 'No transaction was found for this id', data: null },
        `${isNot} another response; use GET /transactions/verify_by_reference`,
      ],
      [{}, 'response: expected an object of Flutterwave'],
    ] as const)
      it(`${JSON.stringify(value).slice(0, 60)}…: ${message}`, () =>
        expect(messageOf(() => fromFlutterwave(value as unknown as FlutterwaveTransaction))).to.equal(
          `invalid-input ${message}`,
        ));
  });

  it('no card, person, address or metadata is copied', () => {
    const text = JSON.stringify(
      given({
        ip: '197.210.64.96',
        device_fingerprint: '62wd23423rq324323qew1',
        narration: 'internal',
        meta: { note: 'internal' },
        card: { first_6digits: '232343', last_4digits: '4567', token: 'flw-t1nf-4676' },
        customer: { id: 1, name: 'Yemi', email: 'user@gmail.com', phone_number: '0803' },
      }),
    );
    for (const secret of ['197.', '62wd', 'internal', '2323', '4567', 't1nf', 'Yemi', 'user@', '0803'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
