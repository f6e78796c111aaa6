import { expect, html } from '@open-wc/testing';
import type { MandateJson, PayWalletAccount } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { mount } from '../support/mount.js';
import { mandate } from '../support/samples.js';

const linked = (account: unknown, paymentMethod = 'ewallet_id') =>
  mandate({
    payment_method: paymentMethod,
    status: 'active',
    action: {},
    extra: account === undefined ? {} : { payment_method_account: account },
  });

async function setup(given: Partial<Pick<PayWalletAccount, 'mandate' | 'account' | 'paymentMethod'>>) {
  const mounted = await mount<PayWalletAccount>(
    html`<pay-wallet-account
      .mandate=${given.mandate}
      .account=${given.account}
      .paymentMethod=${given.paymentMethod ?? null}
    ></pay-wallet-account>`,
  );
  const rows = () =>
    [...mounted.element.renderRoot.querySelectorAll('[part=row]')].map((row) =>
      [row.querySelector('dt'), row.querySelector('dd')].map((node) => node!.textContent.trim()),
    );
  return { ...mounted, rows, is: (state: string) => mounted.element.matches(`:state(${state})`) };
}

describe('pay-wallet-account', () => {
  const whole = { reference: '+62812****7890', name: 'Dewi', balance_amount: '250000.00', balance_currency: 'IDR' };

  it('is accessible', async () => {
    const { element } = await setup({ mandate: linked(whole) });
    await expectAccessible(element);
  });

  it('shows all fields, and fires pay-ready', async () => {
    const { rows, log, is } = await setup({ mandate: linked(whole) });
    expect(rows()).to.deep.equal([
      ['Phone number', '+62812 ••• 7890'],
      ['Name', 'Dewi'],
      ['Balance', 'IDR 250,000'],
    ]);
    expect(is('ready')).to.equal(true);
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  const families: [string, object | undefined, string[][]][] = [
    ['ewallet_cn', { reference: 'con***@example.cn' }, [['Email', 'con***@example.cn']]],
    ['ewallet_kr', { reference: 'con***@example.kr' }, [['Email', 'con***@example.kr']]],
    ['card_ru', { reference: '220012******4321' }, [['Card', '2200 12** **** 4321']]],
    ['ovo_id', { reference: '+62812****7890' }, [['Phone number', '+62812 ••• 7890']]],
    ['ewallet_th', { reference: 'Som*** J***' }, [['Account', 'Som*** J***']]],
    [
      'ewallet_id',
      { reference: '+6281234567890', balance_amount: '250000.00', balance_currency: 'IDR' },
      [['Phone number', '+6281234567890'], ['Balance', 'IDR 250,000']], // prettier-ignore
    ],
    ['ewalletlite_id', undefined, []],
  ];
  for (const [method, account, expected] of families) {
    it(`shows the account of ${method}`, async () => {
      const { rows } = await setup({ mandate: linked(account, method) });
      expect(rows()).to.deep.equal(expected);
    });
  }

  describe('without an account', () => {
    for (const given of [
      {},
      { mandate: linked(undefined) },
      { mandate: linked({}) },
      { mandate: linked({ reference: null, name: null, balance_amount: null, balance_currency: 'IDR' }) },
      { account: {} },
      { mandate: null, account: null },
    ]) {
      it(`is not displayed: ${JSON.stringify(given).slice(0, 60)}`, async () => {
        const { element, log, is } = await setup(given);
        expect(element.renderRoot.childElementCount).to.equal(0);
        expect(element.getBoundingClientRect().height).to.equal(0);
        expect(getComputedStyle(element).display).to.equal('none');
        expect(is('empty')).to.equal(true);
        expect(log.names).to.deep.equal([]);
      });
    }
  });

  describe('the rows', () => {
    it('show the reference from left to right in any language', async () => {
      const { part, element } = await setup({ account: { reference: '+62812****7890' } });
      element.dir = 'rtl';
      expect(part('reference')!.dir).to.equal('ltr');
      expect(part('reference')!.textContent).to.equal('+62812 ••• 7890');
    });

    it('show markup as text', async () => {
      const { element, rows } = await setup({ account: { name: '<img src=x onerror=alert(1)>\u202ex' } });
      expect(element.renderRoot.querySelector('img') === null).to.equal(true);
      expect(rows()).to.deep.equal([['Name', '<img src=x onerror=alert(1)>x']]);
    });

    const balances: [string | null, string | null, string, string][] = [
      ['33000', 'KRW', 'en', '₩33,000'],
      ['1234.50', 'THB', 'de', '1.234,50 ฿'],
      ['250000.00', 'IDR', 'id', 'Rp 250.000'],
      ['99999999999999999.99', 'CNY', 'en', 'CN¥99,999,999,999,999,999.99'],
      ['1.5', null, 'en', '1.5'],
      ['1.5', 'rupiah', 'en', '1.5 rupiah'],
      ['a lot', 'IDR', 'en', 'a lot IDR'],
      ['0.00', 'CNY', 'en', 'CN¥0.00'],
    ];
    for (const [amount, currency, locale, shown] of balances) {
      it(`show a balance of ${amount} ${currency} in ${locale}`, async () => {
        const { element, rows, updated } = await setup({
          account: { balance_amount: amount, balance_currency: currency },
        });
        (element.parentElement as HTMLElement & { strings: object }).strings = { locale };
        await updated();
        expect(rows()).to.deep.equal([['Balance', shown]]);
      });
    }
  });

  describe('the input', () => {
    it('may be JSON', async () => {
      const { rows } = await setup({ mandate: JSON.stringify(linked({ reference: 'a***@b.kr' })) });
      expect(rows()).to.deep.equal([['Email', 'a***@b.kr']]);
    });

    it('uses the account before the mandate, with the mandate’s method', async () => {
      const { rows } = await setup({
        mandate: linked({ reference: 'a***@b.kr' }, 'card_ru'),
        account: '{"reference":"*4321"}',
      });
      expect(rows()).to.deep.equal([['Card', '*4321']]);
    });

    it('can be removed', async () => {
      const { element, updated, is, rows } = await setup({ account: whole });
      element.account = undefined;
      await updated();
      expect(is('empty')).to.equal(true);
      expect(rows()).to.deep.equal([]);
    });
  });

  describe('invalid input', () => {
    it('is left out and reported, and valid fields are shown', async () => {
      const { rows, log, is } = await setup({
        mandate: linked({ reference: 'a***@b.cn', name: 7, balance_amount: 12.5, balance_currency: 'CNY' }),
      });
      expect(rows()).to.deep.equal([['Email', 'a***@b.cn']]);
      expect(is('ready')).to.equal(true);
      expect(log.of('pay-error').map(({ code, message }) => [code, message])).to.deep.equal([
        ['invalid-input', 'mandate.extra.payment_method_account.name: expected string'],
        ['invalid-input', 'mandate.extra.payment_method_account.balance_amount: expected string'],
      ]);
      expect(log.of('pay-ready').length).to.equal(1);
    });

    for (const given of [
      { account: '{' },
      { account: 'null}' },
      { account: [1] },
      { account: 7 },
      { account: { reference: {} } },
      { mandate: {} as MandateJson },
      { mandate: linked([1]) },
      { mandate: '{' },
    ]) {
      it(`shows an error: ${JSON.stringify(given).slice(0, 60)}`, async () => {
        const { log, status, is, element } = await setup(given);
        expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['invalid-input']);
        expect(log.of('pay-ready').length).to.equal(0);
        expect(status()).to.equal('We can’t show the account details. Reload the page.');
        expect(is('unusable')).to.equal(true);
        await expectAccessible(element);
      });
    }
  });
});
