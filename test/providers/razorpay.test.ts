import { expect } from '@open-wc/testing';
import type Razorpay from 'razorpay';
import type { Payment } from '../../src/contract/index.js';
import type { PayError } from '../../src/errors.js';
import { fromRazorpay, type RazorpayEntity } from '../../src/providers/razorpay.js';
import { errorOf } from './check.js';

/** The function takes the types of the SDK as they are. TypeScript sees only the last overload of its calls, with a callback. */
type Captured = Parameters<Parameters<Razorpay['payments']['capture']>[3]>[1];
type Code = Parameters<Parameters<Razorpay['qrCode']['fetch']>[1]>[1];
type Link = Parameters<Parameters<Razorpay['paymentLink']['fetch']>[1]>[1];
type Account = Parameters<Parameters<Razorpay['virtualAccounts']['fetch']>[1]>[1];
type Order = Parameters<Parameters<Razorpay['orders']['fetch']>[1]>[1];
type Steps = Parameters<Parameters<Razorpay['payments']['createPaymentJson']>[1]>[1];
type Upi = Parameters<Parameters<Razorpay['payments']['createUpi']>[1]>[1];
const typed: readonly [
  (given: Captured) => Payment,
  (given: Code) => Payment,
  (given: Link) => Payment,
  (given: Account) => Payment,
  (given: Order) => Payment,
  (given: Steps) => Payment,
  (given: Upi) => Payment,
] = [fromRazorpay, fromRazorpay, fromRazorpay, fromRazorpay, fromRazorpay, fromRazorpay, fromRazorpay];

const payment = { entity: 'payment', id: 'pay_1', status: 'captured', amount: 129_00, currency: 'INR' };
const code = {
  entity: 'qr_code',
  id: 'qr_1',
  status: 'active',
  usage: 'single_use',
  type: 'upi_qr',
  image_url: 'https://rzp.io/i/1',
  payment_amount: 129_00,
  payments_count_received: 0,
};
const link = { id: 'plink_1', status: 'created', short_url: 'https://rzp.io/i/1', amount: 129_00 };
const bank = { entity: 'bank_account', account_number: '1', ifsc: 'RATN0VAAPIS', bank_name: 'RBL Bank', name: 'Shop' };
const account = { entity: 'virtual_account', id: 'va_1', status: 'active', amount_paid: 0, receivers: [bank] };
const order = { entity: 'order', id: 'order_1', status: 'created', amount: 129_00, currency: 'INR' };
const steps = (...next: readonly unknown[]) => ({ razorpay_payment_id: 'pay_1', next });
const page = { action: 'redirect', url: 'https://api.razorpay.com/1' };
const poll = { action: 'poll', url: 'https://api.razorpay.com/2' };
const app = { action: 'intent', url: 'upi://pay?pa=shop@bank&am=1' };

const from = (given: object) => fromRazorpay(given as RazorpayEntity);
const failure = (given: unknown) => {
  const { code, message } = errorOf(() => fromRazorpay(given as RazorpayEntity)) as PayError;
  return `${code} ${message}`;
};

describe('fromRazorpay', () => {
  it('takes the types of the SDK', () => expect(typed.every((each) => each === fromRazorpay)).to.equal(true));

  describe('statuses', () => {
    const closed = { ...code, status: 'closed' };
    const table: readonly (readonly [given: object, status: string])[] = [
      [{ ...payment, ...steps(page), status: 'created' }, 'created'],
      [{ ...payment, status: 'authorized' }, 'paid'],
      [{ ...payment, status: 'captured' }, 'paid'],
      [{ ...payment, status: 'refunded' }, 'paid'],
      [{ ...payment, status: 'failed' }, 'failed'],
      [{ ...payment, status: 'failed', error_reason: 'payment_failed' }, 'failed'],
      [{ ...payment, status: 'failed', error_reason: 'payment_timed_out' }, 'expired'],
      [{ ...payment, status: 'failed', error_reason: 'payment_session_expired' }, 'expired'],
      [{ ...payment, status: 'failed', error_reason: 'payment_collect_request_expired' }, 'expired'],
      [{ ...payment, status: 'captured', error_reason: 'payment_timed_out' }, 'paid'],
      [{ ...payment, status: 'pending' }, 'razorpay:pending'],
      [{ ...payment, status: 'paid' }, 'razorpay:paid'],
      [{ ...payment, status: '__proto__' }, 'razorpay:__proto__'],
      [steps(page), 'created'],
      [code, 'created'],
      [closed, 'expired'],
      [{ ...closed, close_reason: 'on_demand' }, 'failed'],
      [{ ...closed, close_reason: 'paid' }, 'paid'],
      [{ ...closed, close_reason: 'on_demand', payments_count_received: 1 }, 'paid'],
      [{ ...code, payments_count_received: 1 }, 'paid'],
      [{ ...code, status: 'new' }, 'razorpay:new'],
      [link, 'created'],
      [{ ...link, status: 'partially_paid', amount_paid: 1 }, 'created'],
      [{ ...link, status: 'paid' }, 'paid'],
      [{ ...link, status: 'cancelled' }, 'failed'],
      [{ ...link, status: 'expired' }, 'expired'],
      [{ ...link, status: 'captured' }, 'razorpay:captured'],
      [account, 'created'],
      [{ ...account, amount_paid: 1 }, 'created'],
      [{ ...account, amount_paid: 1, amount_expected: 2 }, 'created'],
      [{ ...account, amount_paid: 2, amount_expected: 2 }, 'paid'],
      [{ ...account, status: 'closed' }, 'expired'],
      [{ ...account, status: 'closed', amount_paid: 1 }, 'paid'],
      [{ ...account, status: 'closed', amount_paid: 1, amount_expected: 2 }, 'razorpay:closed'],
      [{ ...account, status: 'paid' }, 'razorpay:paid'],
      [{ ...order, status: 'paid' }, 'paid'],
      [{ ...order, status: 'attempted', payment_workflow: steps(page) }, 'created'],
      [{ ...order, status: 'captured' }, 'razorpay:captured'],
    ];
    for (const [given, status] of table)
      it(`${JSON.stringify(given)} is ${status}`, () => {
        const resource = from(given);
        expect([resource.status, resource.action !== null]).to.deep.equal([status, status === 'created']);
      });
  });

  describe('amounts', () => {
    for (const [amount, currency, expected] of [
      [129_00, 'INR', '129.00'],
      [1, 'inr', '0.01'],
      [295, 'JPY', '295'],
      [295_990, 'KWD', '295.990'],
    ] as const)
      it(`${amount} ${currency} is ${expected}`, () => {
        const of = (given: object) => [from(given).amount, from(given).currency];
        expect(of({ ...payment, amount, currency })).to.deep.equal([expected, currency.toUpperCase()]);
        expect(of({ ...link, amount, currency })).to.deep.equal([expected, currency.toUpperCase()]);
      });

    it('codes and accounts are in rupees, and may have no amount', () => {
      expect(from({ ...code, payment_amount: null }).amount).to.equal(null);
      expect(from({ ...account, amount_expected: 230000 })).to.deep.include({ amount: '2300.00', currency: 'INR' });
      expect(from(link).currency).to.equal('INR');
    });
  });

  describe('times', () => {
    for (const [close_by, expected] of [
      [1625077799, '2021-06-30T18:29:59.000Z'],
      ['1625077799', '2021-06-30T18:29:59.000Z'],
      [2147483647, null],
      [0, null],
      ['soon', null],
      [null, null],
    ] as const)
      it(`${close_by} is ${expected}`, () => expect(from({ ...code, close_by }).time_expired).to.equal(expected));
  });

  it('methods', () => {
    for (const [method, currency, expected] of [
      ['card', 'USD', 'card'],
      ['emi', 'INR', 'card'],
      ['upi', 'INR', 'upi_in'],
      ['netbanking', 'INR', 'internet_banking_in'],
      ['wallet', 'INR', 'ewallet_in'],
      ['wallet', 'MYR', 'ewallet_my'],
      ['wallet', 'USD', 'ewallet'],
      ['paylater', 'INR', 'ewallet_in'],
      ['cardless_emi', 'INR', 'ewallet_in'],
      ['bank_transfer', 'INR', 'banktransfer_in'],
      ['nach', 'INR', 'direct_debit_in'],
      ['fpx', 'MYR', 'fpx_my'],
      ['paynow', 'SGD', 'paynow_sg'],
      [null, 'INR', null],
    ] as const)
      expect(from({ ...payment, method, currency }).payment_method, String(method)).to.equal(expected);
  });

  it('failures', () => {
    const failed = { ...payment, status: 'failed', error_code: 'BAD_REQUEST_ERROR', error_description: 'Sorry' };
    for (const [error_reason, failure_code] of [
      ['payment_cancelled', 'declined_by_consumer'],
      ['insufficient_funds', 'insufficient_funds'],
      ['card_declined', 'payment_declined'],
      ['gateway_technical_error', 'processing_error'],
      ['otp_attempts_exceeded', 'otp_attempts_exceeded'],
      [null, 'BAD_REQUEST_ERROR'],
    ] as const)
      expect(from({ ...failed, error_reason })).to.deep.include({ failure_code, failure_message: 'Sorry' });
    expect(from({ ...failed, status: 'captured' })).to.deep.include({ failure_code: null, failure_message: null });
    expect(from({ ...link, status: 'cancelled' }).failure_code).to.equal('cancelled');
  });

  describe('next steps', () => {
    const typesOf = (given: object) => {
      const { action } = from(given);
      return [action, ...(action?.alternatives ?? [])].map((way) => way?.type ?? null);
    };
    for (const [name, given, types] of [
      ['an app of UPI, and its code', steps(app, poll), ['redirect_to_app', 'display_qr_code']],
      ['a link of createUpi', { razorpay_payment_id: 'pay_1', link: app.url }, ['redirect_to_app', 'display_qr_code']],
      ['a page', steps({ action: 'otp_generate', url: 'https://api.razorpay.com/3' }, page), ['redirect_to_url']],
      ['a page, before a one-time code', steps({ action: 'otp_submit', url: 'x' }, page), ['redirect_to_url']],
      ['a one-time code', steps({ action: 'otp_submit', url: 'x' }), ['verify_otp']],
      ['a one-time code by its name', steps('otp_submit', 'otp_resend'), ['verify_otp']],
      ['a request in an app', steps(poll), [null]],
      ['a request of createUpi', { razorpay_payment_id: 'pay_1' }, [null]],
      ['a request, later', { ...payment, status: 'created', method: 'upi', vpa: 'a@bank' }, [null]],
      ['a picture of a code', code, ['display_qr_code']],
      ['a code with its link', { ...code, image_content: app.url }, ['display_qr_code', 'redirect_to_app']],
      ['a code of Bharat QR', { ...code, type: 'bharat_qr', image_content: '0002' }, ['display_qr_code']],
      ['an account', account, ['display_details']],
      [
        'an account, a code and an address, in this order',
        {
          ...account,
          receivers: [
            { entity: 'vpa', address: 'a@bank' },
            { entity: 'qr_code', short_url: 'https://rzp.io/i/2' },
            bank,
          ],
        },
        ['display_details', 'display_qr_code', 'display_details'],
      ],
    ] as const)
      it(name, () => expect(typesOf(given)).to.deep.equal(types));

    for (const [name, given, message] of [
      [
        'a payment without its step',
        { ...payment, status: 'created' },
        'payment.next: its step is missing; use that of razorpay.payments',
      ],
      [
        'a UPI app without its link',
        { ...payment, status: 'created', method: 'upi', vpa: null },
        'payment.next: its step is missing; use that of razorpay.payments.createPaymentJson',
      ],
      [
        'what Razorpay Checkout returns',
        { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: '00' },
        'payment.next: its step is missing; use that of',
      ],
      [
        'software of others',
        steps({ action: 'invoke_sdk' }, poll),
        'payment.next: no element shows this step; use Razorpay',
      ],
      [
        'an order',
        order,
        'order: no element shows this step; use Razorpay Checkout: new Razorpay({ order_id }).open()',
      ],
      [
        'a code without a picture',
        { ...code, image_url: '' },
        'qr_code.image_url: its step is missing; use razorpay.qrCode',
      ],
      [
        'an account without a receiver',
        { ...account, receivers: [] },
        'virtual_account.receivers: its step is missing; use razorpay',
      ],
      ['a code for many', { ...code, usage: 'multiple_use' }, 'qr_code.usage: it is for many payments'],
    ] as const)
      it(`${name}: ${message}`, () => expect(failure(given)).to.include(`unsupported-action ${message}`));
  });

  describe('wrong objects', () => {
    const EXPECTED = 'payment: expected an object of Razorpay';
    for (const [given, message] of [
      [{ ...payment, id: undefined }, 'payment.razorpay_payment_id: expected string'],
      [{ ...payment, status: undefined }, 'payment.status: expected string'],
      [{ ...payment, amount: '1' }, 'payment.amount: expected number'],
      [{ ...payment, amount: 0.5 }, 'payment.amount: expected a whole number'],
      [steps(1), 'payment.next.0: expected object'],
      [{ ...link, short_url: null }, 'payment_link.short_url: expected string'],
      [{ ...link, status: 1 }, 'payment_link.status: expected string'],
      [
        { ...account, receivers: [{ entity: 'bank_account' }] },
        'virtual_account.receivers.0.account_number: expected string',
      ],
      [{ entity: 'event', payload: {} }, `${EXPECTED}, but this is a webhook; use its payload`],
      [{ entity: 'collection', items: [] }, `${EXPECTED}, but this is a list; use one of its items`],
      [{ payment_links: [link] }, `${EXPECTED}, but this is a list; use one of its items`],
      [{ entity: 'refund', id: 'rfnd_1' }, `${EXPECTED}, but this is a refund; use razorpay.payments.fetch`],
      [{ entity: 'token', id: 'token_1' }, `${EXPECTED}, but this is another entity; use that of a payment`],
      [{ error: { code: 'BAD_REQUEST_ERROR' } }, EXPECTED],
      [null, 'payment: expected object'],
    ] as const)
      it(`${JSON.stringify(given)}: ${message}`, () => expect(failure(given)).to.equal(`invalid-input ${message}`));
  });

  it('no card, address, account of the consumer, note or fee is copied', () => {
    const text = JSON.stringify([
      from({ ...payment, vpa: 'gaurav@bank', email: 'gaurav@example.com', contact: '+919', notes: { a: 'internal' } }),
      from({ ...payment, card: { last4: '4366' }, acquirer_data: { rrn: '1168' }, fee: 777, token_id: 'token_1' }),
      from({ ...link, customer: { name: 'gaurav', contact: '+919' }, callback_url: 'https://internal.example' }),
      from({ ...account, allowed_payers: [{ bank_account: { account_number: '4366' } }] }),
      from({ ...steps(poll), metadata: { last4: '4366' } }),
    ]);
    for (const secret of ['gaurav', '+919', 'internal', '4366', '1168', '777', 'token_1'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
