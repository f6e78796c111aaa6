import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { readIban, type Iban } from '../../src/domain/iban.js';
import { mod97 } from '../../src/domain/mod97.js';
import { IBANS } from '../vectors/transfers.js';

describe('readIban', () => {
  it('reads the example of each country in the registry', () => {
    for (const iban of IBANS) {
      expect(readIban(iban), iban).to.deep.equal({
        ok: true,
        country: iban.slice(0, 2),
        iban,
      });
    }
  });

  for (const text of ['DE89 3704 0044 0532 0130 00', 'de89370400440532013000', 'DE89-3704-0044-0532-0130-00']) {
    it(`reads ${text}`, () => expect((readIban(text) as Iban).iban).to.equal('DE89370400440532013000'));
  }

  const invalid: [string, string][] = [
    ['', 'characters'],
    ['DE89', 'characters'],
    ['8937040044053201300000', 'characters'],
    ['DE89370400440532013\u200b000', 'characters'],
    ['DE8937040044053201300', 'length'],
    ['DE893704004405320130000', 'length'],
    ['NO93860111179470', 'length'],
    ['ZZ68539007547', 'length'],
    [`ZZ68${'0'.repeat(31)}`, 'length'],
    ['DE88370400440532013000', 'checksum'],
    ['GB29NWBK60161331926818', 'checksum'],
  ];
  for (const [text, reason] of invalid) {
    it(`rejects ${JSON.stringify(text)} because of its ${reason}`, () =>
      expect(readIban(text)).to.deep.equal({ ok: false, reason }));
  }

  it('accepts a country that is not in the registry yet', () => {
    const bban = '12345678901234';
    const check = String(98 - mod97(`${bban}ZZ00`)).padStart(2, '0');
    expect(readIban(`ZZ${check}${bban}`).ok).to.equal(true);
  });

  it('rejects the check digits 00, 01 and 99, although the remainder is right', () => {
    let tried = 0;
    for (let account = 0; account < 300; account++) {
      const bban = `0000000000${String(account).padStart(8, '0')}`;
      for (const check of ['00', '01', '99']) {
        if (mod97(`${bban}DE${check}`) !== 1) continue;
        tried++;
        expect(readIban(`DE${check}${bban}`)).to.deep.equal({ ok: false, reason: 'checksum' });
      }
    }
    expect(tried).to.be.greaterThan(0);
  });

  it('detects every wrong digit of every example', () => {
    for (const iban of IBANS) {
      for (let at = 2; at < iban.length; at++) {
        if (!/\d/.test(iban[at]!)) continue;
        for (let more = 1; more < 10; more++) {
          const digit = (Number(iban[at]) + more) % 10;
          const wrong = iban.slice(0, at) + digit + iban.slice(at + 1);
          expect(readIban(wrong).ok, wrong).to.equal(false);
        }
      }
    }
  });

  it('detects two neighbours that are exchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{18}$/), fc.nat(16), (bban, at) => {
        const check = String(98 - mod97(`${bban}DE00`)).padStart(2, '0');
        const [one, other] = [bban[at]!, bban[at + 1]!];
        fc.pre(one !== other);
        expect(readIban(`DE${check}${bban}`).ok).to.equal(true);
        expect(readIban(`DE${check}${bban.slice(0, at)}${other}${one}${bban.slice(at + 2)}`).ok).to.equal(false);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('mod97', () => {
  it('is the remainder of the number that letters and digits form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Z]{1,40}$/), (text) => {
        const number = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
        expect(mod97(text)).to.equal(Number(BigInt(number) % 97n));
      }),
    );
  });
});
