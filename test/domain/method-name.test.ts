import { expect } from '@open-wc/testing';
import { methodName } from '../../src/domain/method-name.js';

describe('methodName', () => {
  const names: [string, string][] = [
    ['pix_br', 'Pix'],
    ['boleto_br', 'Boleto'],
    ['ovo_id', 'OVO'],
    ['promptpay_th', 'PromptPay'],
    ['upi_in', 'UPI'],
    ['mercadopago_mx', 'Mercado Pago'],
    ['directdebit_br', 'Direct debit'],
    ['some_wallet_ph', 'Some wallet'],
    ['kiosk', 'Kiosk'],
    ['_br', ''],
    ['', ''],
    ['pay\u202eknab_xx', 'Payknab'],
    ['some\u200b_wal\u2066let', 'Some wallet'],
  ];
  for (const [method, name] of names) {
    it(`of ${JSON.stringify(method)} is ${JSON.stringify(name)}`, () => {
      expect(methodName(method)).to.equal(name);
    });
  }
});
