import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { crc16 } from '../../src/domain/crc16.js';
import { encodeTlv, parseTlv, readEmvQr, type EmvQr } from '../../src/domain/emv-qr.js';
import { EMV_QRS } from '../vectors/transfers.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const ALPHA: Record<string, string> = { '986': 'BRL', '764': 'THB', '360': 'IDR', '156': 'CNY' };

describe('readEmvQr', () => {
  for (const { id, input, expect: expected } of vectors['emvQr.valid']) {
    const { crcOk, crc, ...facts } = expected;
    it(`reads the published vector ${id}`, () => {
      expect(readEmvQr(input)).to.deep.equal({ ok: crcOk, currency: ALPHA[facts.currencyNumeric], ...facts });
      expect(input.slice(-4)).to.equal(crc);
    });
  }
  for (const { id, input, expect: expected } of vectors['emvQr.invalid']) {
    it(`rejects the published vector ${id}`, () =>
      expect(readEmvQr(input)).to.deep.equal({ ok: false, reason: expected.reason }));
  }

  const signed = (...fields: [string, string][]) => {
    const body = `${encodeTlv([['00', '01'] as const, ...fields].map(([tag, value]) => ({ tag, value })))}6304`;
    return body + crc16(body);
  };

  for (const { scheme, source, text, facts } of EMV_QRS) {
    it(`reads a code of ${scheme} (${source})`, () =>
      expect(readEmvQr(text)).to.include({ ok: true, scheme, ...facts }));
  }

  it('knows the currency of each scheme', () => {
    for (const [numeric, alpha] of [
      ['344', 'HKD'],
      ['418', 'LAK'],
      ['116', 'KHR'],
      ['949', 'TRY'],
      ['999', null],
    ])
      expect(readEmvQr(signed(['53', numeric!]))).to.include({ currency: alpha });
  });

  it('recognizes DuitNow', () => {
    const account = encodeTlv([{ tag: '00', value: 'A0000006150001' }]);
    expect(readEmvQr(signed(['26', account], ['53', '458']))).to.include({ scheme: 'duitnow', currency: 'MYR' });
  });

  it('computes the CRC over UTF-8 bytes', () => {
    expect(readEmvQr(signed(['59', 'Padaria São João']))).to.include({ ok: true, merchantName: 'Padaria São João' });
  });

  it('accepts lengths in bytes', () => {
    const name = 'PADARIA SÃO JOÃO';
    const body = `00020159${new TextEncoder().encode(name).length}${name}6304`;
    expect(readEmvQr(body + crc16(body))).to.include({ ok: true, merchantName: name });
  });

  it('accepts a CRC in lower case', () => {
    const text = signed(['59', 'LOJA']);
    expect(readEmvQr(text.slice(0, -4) + text.slice(-4).toLowerCase()).ok).to.equal(true);
  });

  it('accepts an amount without a fraction', () => {
    expect(readEmvQr(signed(['54', '100']))).to.include({ amount: '100' });
  });

  it('finds the scheme only in an account template', () => {
    const pix = encodeTlv([{ tag: '00', value: 'BR.GOV.BCB.PIX' }]);
    for (const tag of ['26', '51']) expect(readEmvQr(signed([tag, pix])), tag).to.include({ scheme: 'pix' });
    for (const tag of ['05', '25', '52', '62'])
      expect(readEmvQr(signed([tag, pix])), tag).to.include({ scheme: 'emv' });
    for (const value of ['', 'x', '0099']) expect(readEmvQr(signed(['26', value]))).to.include({ scheme: 'emv' });
  });

  it('requires the CRC in field 63', () => {
    const body = '00020159041234' + '6204';
    expect(readEmvQr(body + crc16(body))).to.deep.equal({ ok: false, reason: 'crc' });
  });

  for (const amount of ['', '1e3', '-1', '0x10', '1,00', 'NaN', '١٢']) {
    it(`has no amount in ${JSON.stringify(amount)}`, () => {
      const payload = amount ? signed(['54', amount]) : signed();
      expect((readEmvQr(payload) as EmvQr).amount).to.equal(null);
    });
  }

  for (const text of ['', '0002', '000201', '00020163041D3D', '000201630', '00020199']) {
    it(`rejects ${JSON.stringify(text)}`, () => expect(readEmvQr(text).ok).to.equal(false));
  }

  it('detects every changed digit', () => {
    const { input } = vectors['emvQr.valid'][3]!;
    for (let at = 0; at < input.length; at++) {
      const other = input[at] === '1' ? '2' : '1';
      expect(readEmvQr(input.slice(0, at) + other + input.slice(at + 1)).ok, String(at)).to.equal(false);
    }
  });
});

describe('TLV', () => {
  it('survives encoding and parsing', () => {
    const field = fc.record({ tag: fc.stringMatching(/^\d\d$/), value: fc.string({ maxLength: 99 }) });
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        expect(parseTlv(encodeTlv(fields))).to.deep.equal(fields);
      }),
      { numRuns: 1_000 },
    );
  });

  for (const text of ['59', '590', '5905ab', 'x102ab', '5902abx']) {
    it(`rejects ${JSON.stringify(text)} as TLV`, () => expect(parseTlv(text)).to.equal(null));
  }

  it('encodes values of 99 characters', () => {
    expect(encodeTlv([{ tag: '59', value: 'x'.repeat(99) }])).to.equal(`5999${'x'.repeat(99)}`);
  });

  it('rejects values of 100 characters', () => {
    expect(() => encodeTlv([{ tag: '59', value: 'x'.repeat(100) }])).to.throw(RangeError, 'tag 59');
  });
});
