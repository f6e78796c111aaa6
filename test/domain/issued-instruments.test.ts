import { expect } from '@open-wc/testing';
import { readBoleto } from '../../src/domain/boleto.js';
import { readEmvQr } from '../../src/domain/emv-qr.js';
import { issueBoleto } from '../../src/domain/issue-boleto.js';
import { pixCode, promptPayCode, qrisCode } from '../../src/domain/issue-emv-qr.js';

describe('codes that are issued', () => {
  const codes = [
    ['pix', 'BRL', 'BR', 'LOJA EXEMPLO LTDA', 'SAO PAULO', pixCode({ txid: 'pm1', amount: '10.50' })],
    ['promptpay', 'THB', 'TH', 'EXAMPLE SHOP', 'BANGKOK', promptPayCode({ amount: '10.50' })],
    ['qris', 'IDR', 'ID', 'TOKO CONTOH', 'JAKARTA', qrisCode({ amount: '10.50' })],
  ] as const;
  for (const [scheme, currency, country, merchantName, merchantCity, code] of codes) {
    it(`are read as ${scheme}`, () => {
      const read = readEmvQr(code);
      expect(read).to.include({ ok: true, scheme, currency, country, merchantName, merchantCity });
      // The amount of this Pix is at its URL.
      expect(read).to.have.property('amount', scheme === 'pix' ? null : '10.50');
      expect(code).to.contain('540510.50');
      expect(read).to.include({ pointOfInitiation: '12' });
    });
  }

  it('have the id of the transaction', () => {
    expect(pixCode({ txid: 'pm1', amount: '1.00' })).to.contain('pix.example.com/qr/v2/pm1');
  });

  it('hold amounts of at most 13 characters', () => {
    expect(promptPayCode({ amount: '9999999999.99' })).to.contain('54139999999999.99');
    for (const amount of ['10000000000.00', '99999999999999'])
      expect(() => qrisCode({ amount })).to.throw(RangeError, 'at most 9999999999.99');
  });
});

describe('boletos that are issued', () => {
  const due = new Date('2026-11-24T12:00:00Z');
  const issue = (amount: string) => issueBoleto({ amount, due, free: '1'.repeat(25) });

  it('are read with the amount and the date', () => {
    const { code, number } = issue('129.90');
    expect(readBoleto(code)).to.include({ kind: 'bank', barcode: code, line: number, bank: '033', amount: '129.90' });
    expect(readBoleto(number)).to.include({ kind: 'bank', barcode: code });
    expect(code.slice(5, 9)).to.equal('1640');
  });

  it('hold at most 99999999.99', () => {
    expect(readBoleto(issue('99999999.99').code)).to.include({ amount: '99999999.99' });
    expect(() => issue('100000000.00')).to.throw(RangeError, 'at most 99999999.99 BRL');
  });
});
