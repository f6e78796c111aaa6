import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { readPhone, type Phone } from '../../src/domain/phone.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

/** The format of the service. */
const E164 = /^\+[1-9]\d{6,14}$/;
const numberOf = (text: string) => (readPhone(text) as Partial<Phone>).number ?? null;

describe('readPhone', () => {
  for (const { input, expect: number } of vectors.phone) {
    it(`reads the published ${input.value} as ${number}`, () => expect(numberOf(input.value)).to.equal(number));
  }

  for (const text of [
    '081234567890',
    '0812-3456-7890',
    '0812 3456 7890',
    '(0812) 3456.7890',
    '81234567890',
    '6281234567890',
    '62 812 3456 7890',
    '006281234567890',
    '00 62 812 3456 7890',
    '+62 812-3456-7890',
    '+62 (0) 812 3456 7890',
    '+62081234567890',
    'tel:+6281234567890',
    '＋６２８１２３４５６７８９０',
    '٠٨١٢٣٤٥٦٧٨٩٠',
    '۰۸۱۲۳۴۵۶۷۸۹۰',
    '\u202a+62 812‑3456‑7890\u202c',
  ]) {
    it(`reads ${JSON.stringify(text)} as +6281234567890`, () => expect(numberOf(text)).to.equal('+6281234567890'));
  }

  const others: [string, string][] = [
    // Jakarta's area code; libphonenumber's example of a fixed line of +62: 21 8350123.
    ['0218350123', '+62218350123'],
    // libphonenumber's examples of mobile numbers.
    ['+1 201 555 0123', '+12015550123'],
    ['0044 7400 123456', '+447400123456'],
    ['+65 8123 4567', '+6581234567'],
    // Kansas: 620 is no trunk prefix of +62 here.
    ['+1 620 555 0123', '+16205550123'],
  ];
  for (const [text, number] of others) it(`${text}: ${number}`, () => expect(numberOf(text)).to.equal(number));

  const refused: [string, string][] = [
    ['', 'characters'],
    ['+', 'characters'],
    ['call me', 'characters'],
    ['0812 3456 x7890', 'characters'],
    ['0812+34567890', 'characters'],
    ['0812tel:34567890', 'characters'],
    ['xtel:+6281234567890', 'characters'],
    ['5511987654321', 'country'],
    ['0812345', 'length'],
    ['08123456789012', 'length'],
    ['+62', 'length'],
    ['+620', 'length'],
    ['+0123456789', 'length'],
    ['+123456', 'length'],
    ['+1234567890123456', 'length'],
  ];
  for (const [text, reason] of refused) {
    it(`rejects ${JSON.stringify(text)} with ${reason}`, () =>
      expect(readPhone(text)).to.deep.equal({ ok: false, reason }));
  }

  it('groups an Indonesian number', () => {
    expect((readPhone('081234567890') as Phone).formatted).to.equal('+62 812-3456-7890');
    expect((readPhone('+62812345678') as Phone).formatted).to.equal('+62 812-3456-78');
    expect((readPhone('02112345') as Phone).formatted).to.equal('+62 211-2345');
  });

  it('returns the number and its formatted text', () => {
    expect(readPhone('+44 7400 123456')).to.deep.equal({
      ok: true,
      number: '+447400123456',
      formatted: '+447400123456',
    });
    expect(readPhone('0812345678')).to.deep.equal({ ok: true, number: '+62812345678', formatted: '+62 812-3456-78' });
  });

  it('is idempotent and always returns the format of the service', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+|00|[08]|62|\+62|\+620)?[\d ()-]{0,18}$/), (text) => {
        const read = readPhone(text);
        if (!read.ok) return;
        expect(read.number).to.match(E164);
        expect(readPhone(read.number)).to.deep.equal(read);
        expect(readPhone(read.formatted)).to.deep.equal(read);
      }),
      { numRuns: 3_000 },
    );
  });
});
