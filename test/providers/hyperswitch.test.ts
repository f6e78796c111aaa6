import { expect } from '@open-wc/testing';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromHyperswitch, type HyperswitchPayment } from '../../src/providers/hyperswitch.js';
import type { HyperswitchGiven } from '../vectors/providers/hyperswitch.js';
import { errorOf } from './check.js';

/** The types of the SDK are those of Stripe, so this is the type of the OpenAPI file. */
const typed: (payment: HyperswitchGiven) => Payment = fromHyperswitch;

const PAYMENT: HyperswitchPayment = {
  payment_id: 'pay_1',
  merchant_id: 'merchant_1',
  status: 'requires_customer_action',
  amount: 6540,
  currency: 'USD',
  expires_on: '2023-10-26T10:15:00Z',
  next_action: { type: 'wait_screen_information' },
};

const given = (fields: object) => fromHyperswitch({ ...PAYMENT, ...fields });
const step = (type: string, fields: object = {}, rest: object = {}) =>
  given({ next_action: { type, ...fields }, ...rest });
const failure = (fields: object): [code: string, message: string] => {
  const { code, message } = errorOf(() => given(fields)) as PayError;
  return [code, message];
};

const URL = { redirect_to_url: 'https://sandbox.hyperswitch.io/payments/redirect/1' };
const transfer = (bank_transfer_steps_and_charges_details: unknown) => ({
  next_action: { type: 'display_bank_transfer_information', bank_transfer_steps_and_charges_details },
});
const voucher = (payment_method_type: string | null, voucher_details: unknown) => ({
  payment_method_type,
  next_action: { type: 'display_voucher_information', voucher_details },
});

describe('fromHyperswitch', () => {
  it('takes the type of the OpenAPI file', () => expect(typed === fromHyperswitch).to.equal(true));

  describe('statuses', () => {
    const table: [status: string, expected: string][] = [
      ['requires_confirmation', 'created'],
      ['requires_customer_action', 'created'],
      ['requires_merchant_action', 'created'],
      ['processing', 'created'],
      ['review', 'created'],
      ['conflicted', 'created'],
      ['requires_capture', 'paid'],
      ['partially_captured', 'paid'],
      ['partially_captured_and_capturable', 'paid'],
      ['partially_captured_and_processing', 'paid'],
      ['succeeded', 'paid'],
      ['failed', 'failed'],
      ['cancelled', 'failed'],
      ['cancelled_post_capture', 'failed'],
      ['expired', 'expired'],
      ['partially_authorized_and_requires_capture', 'hyperswitch:partially_authorized_and_requires_capture'],
      ['Succeeded', 'hyperswitch:Succeeded'],
      ['paid', 'hyperswitch:paid'],
      ['__proto__', 'hyperswitch:__proto__'],
    ];
    for (const [status, expected] of table)
      it(`${status} is ${expected}`, () => expect(given({ status }).status).to.equal(expected));

    it('a failed attempt leaves the payment without a method: failed', () => {
      const { status, failure_code } = given({ status: 'requires_payment_method', error_code: 'card_declined' });
      expect([status, failure_code]).to.deep.equal(['failed', 'card_declined']);
    });

    it('before a payment method is chosen, the message has the call', () =>
      expect(failure({ status: 'requires_payment_method' })).to.deep.equal([
        'unsupported-action',
        'payment.status: no payment method was chosen; use hyper.confirmPayment() of Unified Checkout',
      ]));

    it('the step of a final payment is not read', () => {
      for (const status of ['succeeded', 'requires_capture', 'failed', 'expired'])
        expect(given({ status, next_action: { type: 'three_ds_invoke' } }).action, status).to.equal(null);
    });

    it('the step of a payment in process and of an unknown status is read', () => {
      for (const status of ['processing', 'new_status'])
        expect(step('redirect_to_url', URL, { status }).action?.type, status).to.equal('redirect_to_url');
    });
  });

  describe('amounts', () => {
    for (const [amount, currency, decimal] of [
      [6540, 'USD', '65.40'],
      [5, 'eur', '0.05'],
      [6540, 'JPY', '6540'],
      [6540, 'KWD', '6.540'],
      [6540, 'IDR', '65.40'],
      [6540, 'ISK', '65.40'],
      [6540, 'MGA', '6540'],
      [6540, 'IRR', '6540'],
      [0, 'USD', '0.00'],
    ] as const)
      it(`${amount} ${currency} is ${decimal}`, () => {
        const payment = given({ amount, currency });
        expect([payment.amount, payment.currency]).to.deep.equal([decimal, currency.toUpperCase()]);
      });

    it('is the one with surcharge, tax and shipping', () =>
      expect(given({ net_amount: 7000 }).amount).to.equal('70.00'));

    it('nothing received is no paid amount', () => {
      for (const amount_received of [undefined, null, 0])
        expect(given({ amount_received }).amount_paid, String(amount_received)).to.equal(null);
      expect(given({ amount_received: 6540 }).amount_paid).to.equal('65.40');
    });

    it('the rest of a transfer comes first, unless nothing is known of it', () => {
      const ach_credit_transfer = { account_number: '1' };
      const rest = (receiver: object | null) => given(transfer({ ach_credit_transfer, receiver })).amount;
      expect([rest({ amount_remaining: 1000 }), rest({ amount_remaining: 0 }), rest({}), rest(null)]).to.deep.equal([
        '10.00',
        '65.40',
        '65.40',
        '65.40',
      ]);
    });
  });

  describe('times', () => {
    const end = (display_to_timestamp: unknown) =>
      step('wait_screen_information', { display_to_timestamp }).time_expired;
    for (const [name, time, expected] of [
      ['milliseconds', 1_698_315_000_000, '2023-10-26T10:10:00.000Z'],
      ['nanoseconds', 1_762_163_770_775_955_000, '2025-11-03T09:56:10.775Z'],
      ['a text', '1698315000000', '2023-10-26T10:10:00.000Z'],
      ['another text', '2023-07-26T17:33:00-07-21', '2023-10-26T10:15:00Z'],
      ['none', null, '2023-10-26T10:15:00Z'],
      ['zero', 0, '2023-10-26T10:15:00Z'],
      ['a negative number', -1, '2023-10-26T10:15:00Z'],
      ['too large a number', 9e21, '2023-10-26T10:15:00Z'],
    ] as const)
      it(`${name}: ${expected}`, () => expect(end(time)).to.equal(expected));

    it('a redirect ends with the session', () =>
      expect(step('redirect_to_url', URL).time_expired).to.equal('2023-10-26T10:15:00Z'));

    it('a payment that requires an action and has none is an error', () =>
      expect(failure({ next_action: null })).to.deep.equal([
        'unsupported-action',
        'payment.next_action: its step is missing; use hyper.confirmPayment() of Unified Checkout',
      ]));

    it('a payment without a step may take longer than the session', () => {
      for (const status of ['processing', 'succeeded', 'failed'])
        expect(given({ status, next_action: null }).time_expired, status).to.equal(null);
    });

    it('a voucher and a transfer outlive the session', () => {
      expect(given(voucher('oxxo', { reference: '1' })).time_expired).to.equal(null);
      expect(given(transfer({ ach_credit_transfer: { account_number: '1' } })).time_expired).to.equal(null);
    });

    it('a boleto has the due date only if it is one', () => {
      const due = (expiry_date: string) =>
        given(voucher('boleto', { reference: '1', digitable_line: '2', expiry_date })).time_expired;
      expect([due('2026-10-31'), due('31/10/2026')]).to.deep.equal(['2026-10-31T23:59:59-03:00', null]);
    });

    it('the time of a boleto comes before its date', () => {
      const details = { reference: '1', expires_at: 1_698_315_000_000, expiry_date: '2026-10-31 00:00:00.0' };
      expect(given(voucher('boleto', details)).time_expired).to.equal('2023-10-26T10:10:00.000Z');
    });
  });

  describe('methods', () => {
    for (const [payment_method, payment_method_type, method] of [
      ['card', 'credit', 'card'],
      ['bank_transfer', 'pix', 'pix_br'],
      ['bank_transfer', 'pix_emv', 'pix_br'],
      ['upi', 'upi_qr', 'upi_in'],
      ['voucher', 'boleto', 'boleto_br'],
      ['real_time_payment', 'duit_now', 'duitnow_my'],
      ['real_time_payment', 'viet_qr', 'vietqr_vn'],
      ['bank_transfer', 'qris', 'qris_id'],
      ['bank_redirect', 'ideal', 'ideal_nl'],
      ['wallet', 'pixel_pay', 'pixel_pay'],
      ['wallet', 'constructor', 'constructor'],
      ['wallet', null, 'wallet'],
      [null, null, null],
    ] as const)
      it(`${payment_method} of type ${payment_method_type} is ${method}`, () =>
        expect(given({ payment_method, payment_method_type }).payment_method).to.equal(method));
  });

  describe('QR codes', () => {
    const code = (fields: object) => step('qr_code_information', fields).action;

    it('a text and an image', () =>
      expect(code({ raw_qr_data: '000201', image_data_url: 'https://example.com/1.png' })).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: '000201', image_url_png: 'https://example.com/1.png', image_url_svg: null },
      }));

    it('the link of UPI is the text of the code', () =>
      expect(step('invoke_upi_qr_flow', { qr_code_url: 'upi://pay?pa=a@b' }).action).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: 'upi://pay?pa=a@b', image_url_png: null, image_url_svg: null },
      }));

    it('only a picture as a data: URL', () =>
      expect(code({ image_data_url: 'data:image/png;base64,AA==' })).to.deep.equal({
        type: 'display_qr_code',
        display_qr_code: { data: null, image_url_png: 'data:image/png;base64,AA==', image_url_svg: null },
      }));

    for (const qr_code_url of ['http://example.com/1.png', 'javascript:alert(1)', 'data:text/html,x', null])
      it(`${qr_code_url} is no image`, () =>
        expect(failure({ next_action: { type: 'qr_code_information', qr_code_url } })).to.deep.equal([
          'unsupported-action',
          'payment.next_action: a QR code without its text; use the image at image_data_url, or hyper.confirmPayment() of Unified Checkout',
        ]));
  });

  describe('vouchers', () => {
    for (const [type, fields, details] of [
      ['boleto', { digitable_line: '2', barcode: '3' }, { code: '3', number: '2' }],
      ['boleto', {}, { number: '1' }],
      ['oxxo', { barcode: '3' }, { reference: '1' }],
      ['family_mart', {}, { store: 'Family Mart', payment_code: '1' }],
      ['efecty', {}, { store: 'Efecty', payment_code: '1' }],
      [null, {}, { payment_code: '1' }],
    ] as const)
      it(`${type} with ${JSON.stringify(fields)}`, () =>
        expect(given(voucher(type, { reference: '1', ...fields })).action).to.deep.equal({
          type: 'display_details',
          display_details: details,
        }));
  });

  describe('banks of virtual accounts', () => {
    for (const [payment_method_type, bank_name] of [
      ['bca_bank_transfer', 'BCA'],
      ['bni_va', 'BNI'],
      ['cimb_va', 'CIMB'],
      ['permata_bank_transfer', 'Permata'],
      ['mandiri_va', 'Mandiri'],
      ['local_transfer', undefined],
    ] as const)
      it(`${payment_method_type} is ${bank_name}`, () => {
        const account = transfer({ doku_bank_transfer_instructions: { reference: '1' } });
        const { action, payment_method } = given({ payment_method_type, ...account });
        expect(action).to.deep.equal({
          type: 'display_details',
          display_details: {
            ...(bank_name && { bank_name }),
            account_number: '1',
          },
        });
        expect(payment_method).to.equal('banktransfer_id');
      });
  });

  describe('unsupported steps', () => {
    for (const type of [
      'three_ds_invoke',
      'third_party_sdk_session_token',
      'fetch_qr_code_information',
      'redirect_inside_popup',
      'invoke_sdk_client',
      'invoke_hidden_iframe',
      'collect_otp',
      'constructor',
    ])
      it(type, () =>
        expect(failure({ next_action: { type } })).to.deep.equal([
          'unsupported-action',
          'payment.next_action.type: no element shows this step; use hyper.confirmPayment() of Unified Checkout',
        ]),
      );

    it('a transfer of another kind', () =>
      expect(failure(transfer({ new_instructions: {} }))).to.deep.equal([
        'unsupported-action',
        'payment.next_action.bank_transfer_steps_and_charges_details: no element shows this step; use hyper.confirmPayment() of Unified Checkout',
      ]));
  });

  describe('reasons', () => {
    const reason = (fields: object) => {
      const { failure_code, failure_message } = given({ status: 'failed', ...fields });
      return [failure_code, failure_message];
    };
    for (const [standardised_code, code] of [
      ['do_not_honor', 'payment_declined'],
      ['payment_cancelled_by_user', 'declined_by_consumer'],
      ['insufficient_funds', 'insufficient_funds'],
      ['issuer_unavailable', 'processing_error'],
      ['transaction_timed_out', 'processing_error'],
      ['invalid_cvv', 'invalid_cvv'],
    ] as const)
      it(`${standardised_code} is ${code}`, () =>
        expect(reason({ error_details: { unified_details: { standardised_code } } })).to.deep.equal([code, null]));

    it('the code of the connector comes before the unified one', () => {
      expect(reason({ error_code: 'E1', unified_code: 'UE_9000' })).to.deep.equal(['E1', null]);
      expect(reason({ unified_code: 'UE_9000' })).to.deep.equal(['UE_9000', null]);
      expect(reason({ error_details: {} })).to.deep.equal([null, null]);
    });

    it('only the message for consumers is shown', () => {
      const texts = { error_message: 'No', unified_message: 'Something went wrong', error_reason: 'Secret' };
      expect(reason(texts)).to.deep.equal([null, null]);
      const unified_details = { message: 'No', description: 'No', user_guidance_message: 'Use another card.' };
      expect(reason({ ...texts, error_details: { unified_details } })).to.deep.equal([null, 'Use another card.']);
    });

    it('an earlier failure is no reason of a paid payment', () => {
      const { failure_code } = given({ status: 'succeeded', error_code: 'E1' });
      expect(failure_code).to.equal(null);
    });
  });

  describe('wrong fields', () => {
    const table: [fields: object, message: string][] = [
      [{ payment_id: 1 }, 'payment.payment_id: expected string'],
      [{ status: null }, 'payment.status: expected string'],
      [{ status: 1 }, 'payment.status: expected string'],
      [{ amount: 1.5 }, 'payment.amount: expected a whole number'],
      [{ amount: '6540' }, 'payment.amount: expected number'],
      [{ net_amount: 1.5 }, 'payment.net_amount: expected a whole number'],
      [{ amount_received: '1' }, 'payment.amount_received: expected number'],
      [{ currency: 1 }, 'payment.currency: expected string'],
      [{ created: 1 }, 'payment.created: expected string'],
      [{ payment_method_type: 1 }, 'payment.payment_method_type: expected string'],
      [{ next_action: 'redirect' }, 'payment.next_action: expected object'],
      [{ next_action: {} }, 'payment.next_action.type: expected string'],
      [{ next_action: { type: 'redirect_to_url' } }, 'payment.next_action.redirect_to_url: expected string'],
      [{ next_action: { type: 'invoke_upi_intent_sdk' } }, 'payment.next_action.sdk_uri: expected string'],
      [
        { next_action: { type: 'wait_screen_information', display_to_timestamp: {} } },
        'payment.next_action.display_to_timestamp: expected string',
      ],
      [
        { next_action: { type: 'qr_code_information', raw_qr_data: 1 } },
        'payment.next_action.raw_qr_data: expected string',
      ],
      [voucher('boleto', undefined), 'payment.next_action.voucher_details: expected object'],
      [voucher('boleto', {}), 'payment.next_action.voucher_details.reference: expected string'],
      [transfer(undefined), 'payment.next_action.bank_transfer_steps_and_charges_details: expected object'],
      [
        transfer({ multibanco: { entity: '1' } }),
        'payment.next_action.bank_transfer_steps_and_charges_details.multibanco.reference: expected string',
      ],
      [
        transfer({ sepa_bank_instructions: { iban: 1 } }),
        'payment.next_action.bank_transfer_steps_and_charges_details.sepa_bank_instructions.iban: expected string',
      ],
      [
        transfer({ ach_credit_transfer: { account_number: '1' }, receiver: { amount_remaining: '1' } }),
        'payment.next_action.bank_transfer_steps_and_charges_details.receiver.amount_remaining: expected number',
      ],
    ];
    for (const [fields, message] of table)
      it(message, () => expect(failure(fields)).to.deep.equal(['invalid-input', message]));

    it('a transfer without an account is an error', () =>
      expect(failure(transfer({ ach_credit_transfer: {} }))[0]).to.equal('invalid-input'));
  });

  it('names the provider of another object', () => {
    const charge = { object: 'charge', id: 'chrg_test_1' } as unknown as HyperswitchPayment;
    expect((errorOf(() => fromHyperswitch(charge)) as PayError).message).to.equal(
      'payment: expected an object of Hyperswitch',
    );
  });

  it('copies no secrets, no data of cards and no name of a connector', () => {
    const payment = step('redirect_to_url', URL, {
      client_secret: 'secret',
      sdk_authorization: 'secret',
      ephemeral_key: { secret: 'secret' },
      payment_token: 'secret',
      connector: 'secret',
      connector_transaction_id: 'secret',
      merchant_connector_id: 'secret',
      payment_method_data: { card: { last4: 'secret' } },
      customer: { id: 'cus_1', email: 'secret' },
      billing: { address: { line1: 'secret' } },
      error_message: 'secret',
    });
    expect(JSON.stringify(payment)).not.to.contain('secret');
    expect(payment.customer_id).to.equal('cus_1');
  });
});
