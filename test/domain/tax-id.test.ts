import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { formatTaxId, readTaxId, taxIdCharacters, type TaxId } from '../../src/domain/tax-id.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const valid = [...vectors.cpf, ...vectors.cnpj].filter(({ expect }) => expect).map(({ input }) => input);
const letters = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** The same rule, written another way: both check digits by weights from the left. */
function checkDigits(body: string, weights: readonly number[]): string {
  const digit = (characters: string, from: number) => {
    const sum = [...characters].reduce((all, one, at) => all + (one.charCodeAt(0) - 48) * weights[from + at]!, 0);
    return sum % 11 < 2 ? '0' : String(11 - (sum % 11));
  };
  const first = digit(body, 1);
  return first + digit(body + first, 0);
}
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const cpf = fc.stringMatching(/^\d{9}$/).map((body) => body + checkDigits(body, CPF_WEIGHTS));
const cnpj = fc.stringMatching(/^[A-Z\d]{12}$/).map((body) => body + checkDigits(body, CNPJ_WEIGHTS));
const repeated = (number: string) => new Set(number).size === 1;

describe('readTaxId', () => {
  for (const [kind, table] of [
    ['cpf', vectors.cpf],
    ['cnpj', vectors.cnpj],
  ] as const) {
    for (const { input, expect: ok } of table) {
      it(`published: ${input} is ${ok ? 'a' : 'no'} ${kind}`, () => {
        const number = letters(input);
        expect(readTaxId(input)).to.deep.equal(
          ok ? { ok, kind, number, formatted: formatTaxId(number) } : { ok, reason: 'check-digits' },
        );
      });
    }
  }

  const table: [string, string][] = [
    [' 529.982.247-25 ', '52998224725'],
    ['529 982 247 25', '52998224725'],
    ['529–982–247–25', '52998224725'],
    ['５２９９８２２４７２５', '52998224725'],
    ['٥٢٩٩٨٢٢٤٧٢٥', '52998224725'],
    ['CPF: 529.982.247-25', '52998224725'],
    ['cpf nº 529.982.247-25', '52998224725'],
    ['CNPJ 12.abc.345/01de-35', '12ABC34501DE35'],
    ['• CPF: 529.982.247-25', '52998224725'],
    ['CPF - Nº 529.982.247-25', '52998224725'],
    ['cpf n. 529.982.247-25', '52998224725'],
    ['\u202a529.982.247-25\u202c', '52998224725'],
  ];
  for (const [text, number] of table) {
    it(`${JSON.stringify(text)}: ${number}`, () => expect((readTaxId(text) as TaxId).number).to.equal(number));
  }

  it('leaves CPF at the beginning of a CNPJ where it is', () => {
    const number = `CPF123450001${checkDigits('CPF123450001', CNPJ_WEIGHTS)}`;
    for (const text of [number, formatTaxId(number)]) expect((readTaxId(text) as TaxId).number).to.equal(number);
  });

  for (const text of ['', '5299822472', '529982247250', '1122233300018', '112223330001811', 'x', '52998224A25']) {
    it(`${JSON.stringify(text)} is of no length`, () =>
      expect(readTaxId(text)).to.deep.equal({ ok: false, reason: 'length' }));
  }

  it('wants digits as check digits', () => {
    expect(readTaxId('12ABC34501DE3A')).to.include({ reason: 'check-digits' });
  });

  it('refuses one digit repeated', () => {
    for (const digit of '0123456789') {
      for (const length of [11, 14]) expect(readTaxId(digit.repeat(length)).ok, digit).to.equal(false);
    }
  });

  it('takes every CPF and CNPJ with the right check digits, as it is', () => {
    fc.assert(
      fc.property(fc.oneof(cpf, cnpj), (number) => {
        fc.pre(!repeated(number));
        const read = readTaxId(number) as TaxId;
        expect([read.ok, read.number]).to.deep.equal([true, number]);
        expect(readTaxId(read.formatted)).to.deep.equal(read);
      }),
      { numRuns: 2_000 },
    );
  });

  it('catches every wrong digit of the published ones', () => {
    for (const input of valid) {
      const number = letters(input);
      for (let at = 0; at < number.length; at++) {
        if (!/\d/.test(number[at]!)) continue;
        for (const digit of '0123456789') {
          if (digit === number[at]) continue;
          const wrong = number.slice(0, at) + digit + number.slice(at + 1);
          // Modulo 11 has eleven rests for ten digits: with a 0 as check digit, one rest looks like another.
          if (number.slice(-2).includes('0') && readTaxId(wrong).ok) continue;
          expect(readTaxId(wrong).ok, wrong).to.equal(false);
        }
      }
    }
  });

  it('catches every wrong digit, unless the rule itself cannot', () => {
    fc.assert(
      fc.property(fc.oneof(cpf, cnpj), fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const at = place % number.length;
        fc.pre(/\d/.test(number[at]!) && number.at(-2) !== '0');
        const wrong = number.slice(0, at) + String((Number(number[at]) + more) % 10) + number.slice(at + 1);
        expect(readTaxId(wrong).ok).to.equal(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readTaxId(text)));
  });
});

describe('taxIdCharacters', () => {
  for (const text of ['12.CPF-3', '12CPF 3', '12 CPF 3']) {
    it(`keeps all of ${text}, which does not begin with a name`, () =>
      expect(taxIdCharacters(text)).to.equal('12CPF3'));
  }
});

describe('formatTaxId', () => {
  const typed = '11222333000181';
  const shown = [
    '1',
    '11',
    '112',
    '112.2',
    '112.22',
    '112.223',
    '112.223.3',
    '112.223.33',
    '112.223.330',
    '112.223.330-0',
    '112.223.330-00',
    '11.222.333/0001',
    '11.222.333/0001-8',
    '11.222.333/0001-81',
  ];
  shown.forEach((text, index) => {
    it(`${typed.slice(0, index + 1)}: ${text}`, () => expect(formatTaxId(typed.slice(0, index + 1))).to.equal(text));
  });

  it('knows a CNPJ by its first letter', () => expect(formatTaxId('12abc')).to.equal('12.ABC'));
  it('cuts nothing off', () => expect(formatTaxId(`${typed}99`)).to.equal('11.222.333/0001-8199'));

  it('is the same done twice, and keeps every character', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z\d./-]{0,18}$/)), (text) => {
        const once = formatTaxId(text);
        expect(formatTaxId(once)).to.equal(once);
        expect(taxIdCharacters(once)).to.equal(taxIdCharacters(text));
      }),
      { numRuns: 1_000 },
    );
  });
});
