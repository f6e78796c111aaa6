import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { formatTaxId, readTaxId, taxIdCharacters, type TaxId } from '../../src/domain/tax-id.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const valid = [...vectors.cpf, ...vectors.cnpj].filter(({ expect }) => expect).map(({ input }) => input);
const letters = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** An independent implementation: both check digits with weights from the left. */
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
      it(`${ok ? 'reads' : 'rejects'} the published ${kind} ${input}`, () => {
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
    it(`reads ${JSON.stringify(text)} as ${number}`, () => expect((readTaxId(text) as TaxId).number).to.equal(number));
  }

  it('keeps the letters CPF at the start of a CNPJ', () => {
    const number = `CPF123450001${checkDigits('CPF123450001', CNPJ_WEIGHTS)}`;
    for (const text of [number, formatTaxId(number)]) expect((readTaxId(text) as TaxId).number).to.equal(number);
  });

  for (const text of ['', '5299822472', '529982247250', '1122233300018', '112223330001811', 'x', '52998224A25']) {
    it(`rejects the length of ${JSON.stringify(text)}`, () =>
      expect(readTaxId(text)).to.deep.equal({ ok: false, reason: 'length' }));
  }

  it('rejects letters as check digits', () => {
    expect(readTaxId('12ABC34501DE3A')).to.include({ reason: 'check-digits' });
  });

  it('rejects one repeated digit', () => {
    for (const digit of '0123456789') {
      for (const length of [11, 14]) expect(readTaxId(digit.repeat(length)).ok, digit).to.equal(false);
    }
  });

  it('accepts every CPF and CNPJ with valid check digits', () => {
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

  it('detects every wrong digit in the published numbers', () => {
    for (const input of valid) {
      const number = letters(input);
      for (let at = 0; at < number.length; at++) {
        if (!/\d/.test(number[at]!)) continue;
        for (const digit of '0123456789') {
          if (digit === number[at]) continue;
          const wrong = number.slice(0, at) + digit + number.slice(at + 1);
          // Modulo 11 maps two remainders to the check digit 0, so it misses some errors.
          if (number.slice(-2).includes('0') && readTaxId(wrong).ok) continue;
          expect(readTaxId(wrong).ok, wrong).to.equal(false);
        }
      }
    }
  });

  it('detects every wrong digit that modulo 11 can detect', () => {
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
});

describe('taxIdCharacters', () => {
  for (const text of ['12.CPF-3', '12CPF 3', '12 CPF 3']) {
    it(`keeps ${text} unchanged`, () => expect(taxIdCharacters(text)).to.equal('12CPF3'));
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
    it(`formats ${typed.slice(0, index + 1)} as ${text}`, () =>
      expect(formatTaxId(typed.slice(0, index + 1))).to.equal(text));
  });

  it('formats a number with a letter as a CNPJ', () => expect(formatTaxId('12abc')).to.equal('12.ABC'));
  it('keeps surplus characters', () => expect(formatTaxId(`${typed}99`)).to.equal('11.222.333/0001-8199'));

  it('is idempotent and keeps every character', () => {
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
