import { expect } from '@open-wc/testing';
import type { PayOS } from '@payos/node';
import { detailsKind } from '../../src/contract/details.js';
import type { Payment } from '../../src/contract/index.js';
import { knownMethod } from '../../src/domain/payment-method.js';
import type { PayError } from '../../src/errors.js';
import { fromPayOS, type PayOSResponse } from '../../src/providers/payos.js';
import { errorOf } from './check.js';

/** The function takes the SDK's types as they are. Nothing calls this. */
const typed = ({ paymentRequests }: PayOS): readonly Promise<Payment>[] => [
  paymentRequests
    .create({ orderCode: 1, amount: 2000, description: 'Order', returnUrl: '', cancelUrl: '' })
    .then(fromPayOS),
  paymentRequests.get(1).then(fromPayOS),
  paymentRequests.cancel('1').then(fromPayOS),
];

const created = {
  bin: '970422',
  accountNumber: 'VQRQ0001',
  accountName: 'SHOP',
  amount: 129000,
  description: 'CS1 Order',
  orderCode: 42,
  currency: 'VND',
  paymentLinkId: 'link1',
  status: 'PENDING',
  checkoutUrl: 'https://pay.payos.vn/web/link1',
  qrCode: '000201',
};
const link = {
  id: 'link1',
  orderCode: 42,
  amount: 129000,
  amountPaid: 0,
  amountRemaining: 129000,
  status: 'PENDING',
  createdAt: '2026-11-29T09:00:00+07:00',
  transactions: [] as readonly object[],
  canceledAt: null,
  cancellationReason: null,
};

const made = (fields: object) => fromPayOS({ ...created, ...fields });
const retrieved = (fields: object) => fromPayOS({ ...link, ...fields });
const failure = (run: () => unknown) => {
  const { code, message } = errorOf(run) as PayError;
  return `${code} ${message}`;
};
/** The types of the action and of its alternatives. */
const ways = ({ action }: Payment) => action && [action.type, ...(action.alternatives ?? []).map(({ type }) => type)];
const MISSING =
  'unsupported-action link.qrCode: its step is missing; use what paymentRequests.create returned, with this over it';

describe('fromPayOS', () => {
  it('takes the types of the SDK', () => expect(typed).to.be.a('function'));

  it('takes a response, and its data', () => {
    const response: PayOSResponse = { code: '00', data: created };
    expect(fromPayOS(response)).to.deep.equal(fromPayOS(created));
  });

  describe('statuses', () => {
    for (const [theirs, ours, steps, code] of [
      ['PENDING', 'created', ['display_qr_code', 'redirect_to_url', 'display_details'], null],
      ['PROCESSING', 'created', null, null],
      ['UNDERPAID', 'created', ['redirect_to_url'], null],
      ['PAID', 'paid', null, null],
      ['EXPIRED', 'expired', null, null],
      ['CANCELLED', 'failed', null, 'cancelled'],
      ['FAILED', 'failed', null, 'processing_error'],
      ['paid', 'payos:paid', null, null],
      ['NEW', 'payos:NEW', null, null],
      ['__proto__', 'payos:__proto__', null, null],
    ] as const)
      it(`${theirs}: ${ours}`, () => {
        const payment = fromPayOS({ ...created, ...link, status: theirs });
        expect([payment.status, ways(payment), payment.failure_code]).to.deep.equal([ours, steps, code]);
      });
  });

  describe('steps', () => {
    it('a transfer needs its bank, its account and its text', () => {
      const steps = ['display_qr_code', 'redirect_to_url'];
      for (const fields of [
        { bin: '999999' },
        { bin: null },
        { accountNumber: '' },
        { description: '' },
        { description: {} },
      ])
        expect(ways(made(fields)), JSON.stringify(fields)).to.deep.equal(steps);
      expect(ways(made({ qrCode: null, checkoutUrl: null, amountRemaining: 0 }))).to.deep.equal(['display_details']);
    });

    it('it is a bank transfer, with the names of the consumer’s app', () => {
      const { action } = made({ qrCode: null, checkoutUrl: null, amountRemaining: 0, bin: '970416' });
      expect(action).to.deep.equal({
        type: 'display_details',
        display_details: {
          account_number: 'VQRQ0001',
          account_holder_name: 'SHOP',
          bank_name: 'ACB',
          reference: 'CS1 Order',
        },
      });
      const details = action?.type === 'display_details' ? action.display_details : {};
      expect([detailsKind(details, 'banktransfer_vn'), knownMethod('banktransfer_vn').kind]).to.deep.equal([
        'bank_transfer',
        'transfer',
      ]);
    });

    it('without a code, the page comes first', () =>
      expect(ways(made({ qrCode: null }))).to.deep.equal(['redirect_to_url', 'display_details']));

    for (const status of ['PENDING', 'UNDERPAID'])
      it(`${status} without a step is refused`, () => expect(failure(() => retrieved({ status }))).to.equal(MISSING));

    it('a payment in part is not asked for the whole amount again', () => {
      const { checkoutUrl, ...without } = { ...created, ...link, status: 'UNDERPAID' };
      expect(checkoutUrl).to.be.a('string');
      expect(failure(() => fromPayOS(without))).to.equal(MISSING);
    });
  });

  describe('amounts', () => {
    for (const [fields, amount, paid, currency] of [
      [{}, '129000', null, 'VND'],
      [{ amountPaid: 129000 }, '129000', '129000', 'VND'],
      [{ amount: '2000', amountPaid: '1000' }, '2000', '1000', 'VND'],
      [{ amountPaid: {} }, '129000', null, 'VND'],
      [{ currency: 'usd' }, '129000.00', null, 'USD'],
    ] as const)
      it(`${JSON.stringify(fields)}: ${amount}, ${paid}`, () => {
        const payment = retrieved({ ...fields, status: 'EXPIRED' });
        expect([payment.amount, payment.amount_paid, payment.currency]).to.deep.equal([amount, paid, currency]);
      });
  });

  describe('times', () => {
    const at = (transactionDateTime: unknown) => ({ transactionDateTime });
    for (const [transactions, time] of [
      [[at('2026-11-29T09:05:00+07:00')], '2026-11-29T09:05:00+07:00'],
      [[at('2026-11-29 09:05:00')], '2026-11-29T09:05:00+07:00'],
      [[at('2026-11-29T09:01:00+07:00'), at('2026-11-29T09:05:00+07:00')], '2026-11-29T09:05:00+07:00'],
      [[], null],
      [[at(1)], null],
    ] as const)
      it(`${JSON.stringify(transactions)}: ${time}`, () =>
        expect(retrieved({ status: 'PAID', transactions }).time_paid).to.equal(time));

    it('a transfer that was not enough does not complete the payment', () =>
      expect(retrieved({ status: 'EXPIRED', transactions: [at('2026-11-29T09:05:00+07:00')] }).time_paid).to.equal(
        null,
      ));

    it('the end is in seconds', () =>
      expect(made({ expiredAt: 1696559798 }).time_expired).to.equal('2023-10-06T02:36:38.000Z'));
  });

  describe('wrong objects', () => {
    const webhook = {
      orderCode: 123,
      amount: 3000,
      reference: 'TF1',
      paymentLinkId: 'link1',
      code: '00',
      desc: 'success',
    };
    const wrong: readonly (readonly [object: object, message: string])[] = [
      [{ ...created, status: 1 }, 'link.status: expected string'],
      [{ ...created, amount: 1e21 }, 'link.amount: expected a decimal number'],
      [{ ...created, paymentLinkId: null }, 'link.paymentLinkId: expected string'],
      [{ ...created, checkoutUrl: 1 }, 'link.checkoutUrl: expected string'],
      [{ code: '00', data: { ...created, status: null } }, 'link.data.status: expected string'],
      [{ ...link, status: 'PAID', createdAt: 1 }, 'link.createdAt: expected string'],
      [
        { code: '00', success: true, data: webhook, signature: '1' },
        'but this is a webhook; verify it, and use paymentRequests.get(paymentLinkId)',
      ],
      [webhook, 'but this is a webhook; verify it, and use paymentRequests.get(paymentLinkId)'],
      [{ invoices: [{ invoiceId: '1' }] }, 'but this is invoices; use paymentRequests.get'],
      [{ id: '1', approvalState: 'COMPLETED' }, 'but this is a payout, which the elements do not show'],
      [{ code: '231', desc: 'Đơn thanh toán đã tồn tại', data: null }, 'but this is an error; its desc says why'],
      [{ code: '00', data: [created] }, 'link: expected an object of payOS'],
      [{ data: 'x' }, 'link: expected an object of payOS'],
    ];
    for (const [object, message] of wrong)
      it(`${JSON.stringify(object).slice(0, 60)}: ${message}`, () => {
        const text = failure(() => fromPayOS(object as never));
        expect([text.startsWith('invalid-input link'), text.includes(message)], text).to.deep.equal([true, true]);
      });
  });

  it('no payer, reason or signature is copied', () => {
    const payer = { counterAccountName: 'NGUYEN VAN B', counterAccountNumber: '9876543210', reference: 'FT1' };
    const given = { ...created, ...link, status: 'PAID', transactions: [payer], cancellationReason: 'changed mind' };
    const text = JSON.stringify(fromPayOS({ code: '00', data: given, signature: 'abc123' } as PayOSResponse));
    for (const secret of ['NGUYEN', '9876543210', 'FT1', 'changed', 'abc123'])
      expect(text.includes(secret), secret).to.equal(false);
  });
});
