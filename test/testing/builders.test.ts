import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { parseAction, parseMandate, parsePayment } from '../../src/contract/index.js';
import { readBoleto } from '../../src/domain/boleto.js';
import { readClabe } from '../../src/domain/clabe.js';
import { readEmvQr } from '../../src/domain/emv-qr.js';
import * as testing from '../../src/testing/index.js';
import { builders } from '../../src/testing/index.js';

const NOW = '2026-11-21T12:00:00Z';
const make = builders({ seed: 7, now: NOW });

const payments = {
  pix_br: make.aPixPayment,
  promptpay_th: make.aPromptPayPayment,
  boleto_br: make.aBoletoPayment,
  banktransfer_mx: make.aTransferPayment,
  cashvoucher_mx: make.aVoucherPayment,
  card_ru: make.aRedirectPayment,
  ovo_id: make.anAppPayment,
};

const mandates = { ewallet_id: make.aMandate, ewallet_kr: make.aRedirectMandate, ovo_id: make.anAppMandate };

describe('builders of payments', () => {
  for (const [method, build] of Object.entries(payments)) {
    for (const status of ['created', 'paid', 'failed', 'expired'] as const) {
      it(`${method}: ${status} is what the contract's parser reads`, () => {
        const built = build({ status });
        const { action, ...fields } = parsePayment(JSON.parse(JSON.stringify(built)));
        expect(fields).to.deep.equal(Object.fromEntries(Object.entries(built).filter(([name]) => name !== 'action')));
        expect(action ?? {}).to.deep.equal(built.action);
        expect(fields).to.include({ status, payment_method: method, paid: status === 'paid' });
        expect(action === null).to.equal(status !== 'created');
        expect(fields.time_paid === null).to.equal(status !== 'paid');
        expect(fields.amount_paid).to.equal(status === 'paid' ? fields.amount : null);
        expect(fields.failure_code === null).to.equal(status !== 'failed');
      });
    }
  }

  it('an expired payment had its time to pay', () => {
    expect(make.aPixPayment({ status: 'expired' }).time_expired).to.equal('2026-11-21T12:00:00+00:00');
    expect(make.aPixPayment().time_expired).to.equal('2026-11-21T13:00:00+00:00');
  });

  it('codes and slips are for the amount', () => {
    const { action } = make.aPixPayment({ amount: '10.50' });
    const { data } = (action as unknown as { display_qr_code: { data: string } }).display_qr_code;
    // The amount of a Pix with a URL is at the URL; the one in the code is for payers who read the code themselves.
    expect(readEmvQr(data)).to.include({ scheme: 'pix', amount: null });
    expect(data).to.include('540510.50');
    const slip = make.aBoletoPayment({ amount: '10.5' }).action as unknown as { display_details: { number: string } };
    expect(readBoleto(slip.display_details.number)).to.include({ amount: '10.50' });
    const transfer = make.aTransferPayment().action as unknown as { display_details: { account_number: string } };
    expect(readClabe(transfer.display_details.account_number)).to.include({ ok: true, bank: '646' });
  });

  it('options replace fields', () => {
    const options = { id: 'pm_123', reference: 'A-1', customer_id: 'cst_1', terminal_type: 'app' } as const;
    expect(make.aPixPayment({ ...options, metadata: { cart: '7' } })).to.deep.include({
      ...options,
      metadata: { cart: '7' },
    });
    const paid = make.aPixPayment({ status: 'paid', amount: '10.00', amount_refunded: '4.00' });
    expect(paid).to.include({ amount_refunded: '4.00', amount_local_refunded: '4.00' });
    expect(make.aPixPayment({ action: null }).action).to.deep.equal({});
    expect(make.aPixPayment({ time_expired: null }).time_expired).to.equal(null);
    const action = make.aRedirectAction('https://bank.example.com/1');
    expect(make.aPayment({ payment_method: 'pse_co', currency: 'COP', action })).to.deep.include({ action });
    expect(make.aPayment({ payment_method: 'pse_co', currency: 'COP' }).action).to.deep.equal({});
  });
});

describe('builders of mandates', () => {
  for (const [method, build] of Object.entries(mandates)) {
    for (const status of ['pending', 'active', 'failed', 'expired', 'revoked'] as const) {
      it(`${method}: ${status} is what the contract's parser reads`, () => {
        const built = build({ status });
        const { action, ...fields } = parseMandate(JSON.parse(JSON.stringify(built)));
        expect(action ?? {}).to.deep.equal(built.action);
        expect(fields).to.include({ status, payment_method: method });
        expect(action === null).to.equal(status !== 'pending');
        expect(fields.time_signed !== null).to.equal(status === 'active' || status === 'revoked');
      });
    }
  }

  it('an active mandate has the account of the wallet', () => {
    const account = { reference: '+62812****0001', balance_amount: '5.00', balance_currency: 'IDR' };
    expect(make.aMandate({ status: 'active', account }).extra).to.deep.equal({ payment_method_account: account });
    expect(make.aMandate({ status: 'active', account: null }).extra).to.deep.equal({});
  });
});

describe('builders of actions', () => {
  const actions = {
    aRedirectAction: [make.aRedirectAction(), null],
    anAppAction: [make.anAppAction(), null],
    anOtpAction: [make.anOtpAction(), null],
    aQrAction: [make.aQrAction(), 'pix_br'],
    aBoletoAction: [make.aBoletoAction(), 'boleto_br'],
    aTransferAction: [make.aTransferAction(), 'banktransfer_mx'],
    aVoucherAction: [make.aVoucherAction(), 'cashvoucher_mx'],
  } as const;
  for (const [name, [action, method]] of Object.entries(actions)) {
    it(`${name} is what the contract's parser reads`, () =>
      expect(parseAction(JSON.parse(JSON.stringify(action)), method)).to.deep.equal(action));
  }

  it('take their data', () => {
    expect(make.aQrAction('Pix').display_qr_code.data).to.equal('Pix');
    expect(make.anAppAction('wallet://1').redirect_to_app.url).to.equal('wallet://1');
    const { number } = make.aBoletoAction('7.00', '2026-11-24T12:00:00Z').display_details;
    expect(readBoleto(number)).to.include({ amount: '7.00', factor: 1640 });
  });
});

describe('seeds', () => {
  const all = (seed: number) => {
    const seeded = builders({ seed, now: NOW });
    return JSON.stringify([
      seeded.aPixPayment(),
      seeded.aTransferPayment(),
      seeded.aMandate(),
      seeded.aVoucherAction(),
    ]);
  };

  it('give the same data again, and other data for another seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, other) => {
        expect(all(seed)).to.equal(all(seed));
        expect(all(seed) === all(other)).to.equal((seed | 0) === (other | 0));
      }),
    );
  });

  it('give each payment an id of its own', () => {
    const ids = Array.from({ length: 500 }, () => testing.aPixPayment().id);
    expect(new Set(ids)).to.have.lengthOf(500);
  });

  it('a clock gives the time of each call', () => {
    const clock = new testing.TestClock(NOW);
    const { aPixPayment } = builders({ now: clock });
    expect(aPixPayment().time_created).to.equal('2026-11-21T12:00:00+00:00');
    void clock.advance(1_000);
    expect(() => builders({ now: 'soon' })).to.throw(TypeError, 'now is no time');
  });
});

describe('impossible states', () => {
  /** Each is an error of the compiler, too: see the comments of its line. */
  const impossible: [string, () => unknown][] = [
    // @ts-expect-error a payment that can be paid has no time of payment
    ['aPixPayment: "created" has no time_paid', () => make.aPixPayment({ time_paid: NOW })],
    // @ts-expect-error a paid payment has not failed
    ['"paid" has no failure_code', () => make.aPixPayment({ status: 'paid', failure_code: 'account_closed' })],
    // @ts-expect-error nothing was paid, so nothing is refunded
    ['"failed" has no amount_refunded', () => make.aPixPayment({ status: 'failed', amount_refunded: '1.00' })],
    // @ts-expect-error the consumer has nothing to do any more
    ['"expired" has no action', () => make.aPixPayment({ status: 'expired', action: make.anOtpAction() })],
    // @ts-expect-error a status of mandates
    ['unknown status; use created, paid, failed, expired', () => make.aPixPayment({ status: 'active' })],
    // @ts-expect-error the method has its currency
    ['unknown option currency', () => make.aPixPayment({ currency: 'USD' })],
    // @ts-expect-error amounts are strings
    ['amount must be a positive decimal number', () => make.aPixPayment({ amount: 10.5 })],
    // @ts-expect-error it is not signed yet
    ['aMandate: "pending" has no time_signed', () => make.aMandate({ time_signed: NOW })],
    // @ts-expect-error it is not signed, so it has no account
    ['"failed" has no account', () => make.aMandate({ status: 'failed', account: null })],
    // @ts-expect-error a status of payments
    ['unknown status; use pending, active', () => make.aMandate({ status: 'paid' })],
    // @ts-expect-error a payment has a currency
    ['currency must be a code', () => make.aPayment({ payment_method: 'pse_co' })],
    ['amount must be a positive decimal number', () => make.aPixPayment({ amount: '0.00' })],
    ['amount must be a positive decimal number', () => make.aPixPayment({ amount: '1,50' })],
    ['id must begin with pm_', () => make.aPixPayment({ id: 'mdt_1' })],
    ['id must begin with mdt_', () => make.aMandate({ id: 'pm_1' })],
    ['time_expired is before time_created', () => make.aPixPayment({ time_expired: '2026-11-21T11:00:00Z' })],
    ['time_paid is before time_created', () => make.aPixPayment({ status: 'paid', time_paid: '2020-01-01T00:00:00Z' })],
    ['time_created must be a date-time', () => make.aPixPayment({ time_created: 'yesterday' })],
    ['time_signed is before', () => make.aMandate({ status: 'active', time_signed: '2020-01-01T00:00:00Z' })],
    ['more than the amount', () => make.aPixPayment({ status: 'paid', amount: '9.00', amount_refunded: '10.00' })],
    ['payment_method must be a name', () => make.aPayment({ payment_method: 'Pix!', currency: 'BRL' })],
    ['at most 99999999.99 BRL', () => make.aBoletoPayment({ amount: '100000000.00' })],
  ];
  for (const [problem, build] of impossible) {
    it(`are refused: ${problem}`, () => expect(build).to.throw(Error, problem));
  }

  it('are refused: an action that the contract does not have', () => {
    const action = { type: 'dance' } as never;
    expect(() => make.aPixPayment({ action })).to.throw('unknown type');
  });

  it('the type of what is built follows from the status', () => {
    const { action, status } = make.aPixPayment({ status: 'paid' });
    status satisfies 'paid';
    // @ts-expect-error a paid payment has no action
    action satisfies { type: string };
    expect(status).to.equal('paid');
  });
});
