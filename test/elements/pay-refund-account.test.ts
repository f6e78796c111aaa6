import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PayRefundAccount } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { mountForm } from '../support/form.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const brazilian = {
  country: 'BR',
  currency: 'BRL',
  account_holder_name: 'Ana Souza',
  bank_code: '341',
  bank_name: 'Itaú',
  bank_branch_code: '0123',
  account_type: 'checking',
  account_number: '12345-6',
};
const mexican = {
  country: 'MX',
  currency: 'MXN',
  bank_code: '646',
  bank_branch_code: '180',
  account_holder_name: 'Luis García',
  account_number: '646180157000000004',
  account_type: 'savings',
};

const mountAccount = (method: string, value?: object) =>
  mountForm<PayRefundAccount>(
    html`<pay-refund-account
      name="extra"
      payment-method=${method}
      value=${value ? JSON.stringify(value) : ''}
    ></pay-refund-account>`,
  );

describe('pay-refund-account', () => {
  for (const method of ['boleto_br', 'cashvoucher_mx']) {
    it(`is accessible for ${method}, empty and refused`, async () => {
      const { element, send } = await mountAccount(method);
      await expectAccessible(element);
      await send();
      await expectAccessible(element);
    });
  }

  it('is empty for methods whose refunds need no account', async () => {
    for (const method of ['', 'pix_br', 'banktransfer_mx', 'toString']) {
      const { element, data } = await mountAccount(method);
      expect([element.value, element.checkValidity(), data()]).to.deep.equal([{}, true, { note: 'a', extra: '{}' }]);
      expect(element.shadowRoot!.textContent.trim()).to.equal('');
    }
  });

  describe('for boleto_br', () => {
    it('has the extra of a refund as its value, and as JSON in the form', async () => {
      const { element, fill, data } = await mountAccount('boleto_br');
      await fill('account_holder_name', 'Ana Souza');
      await fill('bank_name', 'itau');
      await fill('bank_branch_code', '0123');
      await fill('account_type', 'checking');
      expect(element.value).to.equal(null);
      await fill('account_number', '12345-6');
      expect(element.value).to.deep.equal(brazilian);
      expect(JSON.parse(String(data().extra))).to.deep.equal(brazilian);
    });

    const banks: [text: string, shown: string, code: string, name: string][] = [
      ['Itaú', 'Itaú · 341', '341', 'Itaú'],
      ['nubank', 'Nubank · 260', '260', 'Nubank'],
      ['３４１', 'Itaú · 341', '341', 'Itaú'],
      ['001 - Banco do Brasil S.A.', 'Banco do Brasil S.A. · 001', '001', 'Banco do Brasil S.A.'],
      ['Banco da Ana 999', 'Banco da Ana · 999', '999', 'Banco da Ana'],
      ['999 Itaú', 'Itaú · 999', '999', 'Itaú'],
    ];
    for (const [text, shown, bank_code, bank_name] of banks) {
      it(`reads the bank ${text}`, async () => {
        const { element, control, fill } = await mountAccount('boleto_br', brazilian);
        await fill('bank_name', text);
        expect(control('bank_name').value).to.equal(shown);
        expect(element.value).to.deep.equal({ ...brazilian, bank_code, bank_name });
      });
    }

    for (const text of ['34', '3411', '999', 'Banco da Ana']) {
      it(`asks for code and name of the bank ${text}, and keeps what was typed`, async () => {
        const { element, control, fill, error } = await mountAccount('boleto_br', brazilian);
        await fill('bank_name', text);
        expect([element.value, control('bank_name').value]).to.deep.equal([null, text]);
        expect(error('bank_name')).to.contain('3-digit code and its name');
      });
    }

    it('shows the bank of a value whose name is missing', async () => {
      const { control } = await mountAccount('boleto_br', { bank_code: '237' });
      expect(control('bank_name').value).to.equal('Bradesco · 237');
    });

    it('suggests banks', async () => {
      const { control } = await mountAccount('boleto_br');
      const { list } = control('bank_name') as HTMLInputElement;
      expect([...list!.options].map(({ value }) => value)).to.include('Nubank');
    });

    it('names the amount of the refund', async () => {
      const { element } = await mountAccount('boleto_br');
      element.amount = '129.90';
      element.currency = 'BRL';
      await element.updateComplete;
      const purpose = element.shadowRoot!.querySelector('[part=purpose]')!;
      expect(purpose.textContent).to.equal('A refund of R$129.90 goes to this account.');
    });

    it('keeps other known fields of a value', async () => {
      const whole = { ...brazilian, bank_branch_name: 'Centro', reference: 'order 7' };
      expect((await mountAccount('boleto_br', whole)).element.value).to.deep.equal(whole);
      const { element } = await mountAccount('boleto_br', { ...brazilian, reference: 'x'.repeat(65), iban: 'y' });
      expect(element.value).to.deep.equal(brazilian);
    });

    const table: [string, string, string | null][] = [
      ['bank_branch_code', '0123-x', '0123-X'],
      ['bank_branch_code', ' 12 34 ', '1234'],
      ['bank_branch_code', 'Centro', null],
      ['account_number', '12.345–6', '12345-6'],
      ['account_number', '12345X', '12345X'],
      ['account_number', '12-345-6', null],
      ['account_number', 'abc', null],
    ];
    for (const [path, text, accepted] of table) {
      it(`${accepted === null ? 'refuses' : 'accepts'} ${path} ${JSON.stringify(text)}`, async () => {
        const { element, fill, error } = await mountAccount('boleto_br', brazilian);
        await fill(path, text);
        expect(element.value).to.deep.equal(accepted === null ? null : { ...element.value, [path]: accepted });
        expect(error(path) === null).to.equal(accepted !== null);
      });
    }
  });

  describe('for cashvoucher_mx', () => {
    it('takes bank and branch from the CLABE, and requires no bank name', async () => {
      const { element, fill, control } = await mountAccount('cashvoucher_mx');
      await fill('account_holder_name', 'Luis García');
      await fill('account_type', 'savings');
      await fill('account_number', '646 180 15700000000 4');
      expect(element.value).to.deep.equal(mexican);
      expect(control('bank_name').getAttribute('aria-describedby')).to.equal(null);
      await fill('bank_name', 'STP');
      expect(element.value).to.deep.equal({ ...mexican, bank_name: 'STP' });
    });

    for (const {
      input,
      expect: { bank, branch },
    } of vectors['clabe.valid']) {
      it(`accepts the published ${input}`, async () => {
        const { element, fill } = await mountAccount('cashvoucher_mx', mexican);
        await fill('account_number', input);
        expect(element.value).to.deep.equal({
          ...mexican,
          account_number: input,
          bank_code: bank,
          bank_branch_code: branch,
        });
      });
    }
    for (const {
      input,
      expect: { reason },
    } of vectors['clabe.invalid']) {
      it(`refuses the published ${input}`, async () => {
        const { element, fill, error } = await mountAccount('cashvoucher_mx', mexican);
        await fill('account_number', input);
        expect(element.value).to.equal(null);
        expect(error('account_number')).to.equal(
          reason === 'length' || reason === 'characters'
            ? 'A CLABE has 18 digits.'
            : 'This CLABE isn’t valid. Check every digit.',
        );
      });
    }

    it('groups a CLABE while it is typed, and keeps the caret', async () => {
      const { control } = await mountAccount('cashvoucher_mx');
      control('account_number').focus();
      await sendKeys({ type: '646180157000000004' });
      expect(control('account_number').value).to.equal('646 180 15700000000 4');
      control('account_number').setSelectionRange(5, 5);
      await sendKeys({ press: 'Backspace' });
      expect([control('account_number').value, control('account_number').selectionStart]).to.deep.equal([
        '646 801 57000000004',
        3,
      ]);
    });

    it('ignores an account of another country', async () => {
      const { control } = await mountAccount('cashvoucher_mx', brazilian);
      expect(control('account_holder_name').value).to.equal('');
    });
  });
});
