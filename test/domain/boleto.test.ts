import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { dueDate, dueFactor, readBoleto, type Boleto } from '../../src/domain/boleto.js';
import { mod10, mod11, mod11Convenio } from '../../src/domain/check-digits.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

const AT_REFERENCE = Date.parse('2026-11-21');

interface Expected {
  kind: string;
  barcode: string;
  line: string;
  formatted: string;
  bank?: string;
  amount: string | null;
  factor?: number;
  dueDateAtRef_2026_11_21?: string | null;
}

/** Creates the line of a bank slip with valid check digits. @param rest the barcode without its first four digits and its check digit */
function lineOf(first: string, rest: string): string {
  const head = `${first}019`;
  const body = head + rest.slice(14);
  const fields = [body.slice(0, 9), body.slice(9, 19), body.slice(19)];
  return fields.map((field) => field + mod10(field)).join('') + mod11(head + rest) + rest.slice(0, 14);
}

describe('readBoleto', () => {
  for (const { id, input, expect: expected } of vectors['boleto.valid'] as {
    id: string;
    input: string;
    expect: Expected;
  }[]) {
    it(`reads the published vector ${id}`, () => {
      const boleto = readBoleto(input) as Boleto;
      expect(boleto).to.deep.equal({
        kind: expected.kind,
        barcode: expected.barcode,
        line: expected.line,
        formatted: expected.formatted,
        bank: expected.bank ?? null,
        amount: expected.amount,
        factor: expected.factor || null,
      });
      const due = boleto.factor === null ? null : dueDate(boleto.factor, AT_REFERENCE);
      expect(due).to.equal(expected.dueDateAtRef_2026_11_21 ?? null);
    });

    it(`reads every notation of the published vector ${id}`, () => {
      for (const text of [expected.barcode, expected.line, expected.formatted, ` ${expected.formatted} `]) {
        expect(readBoleto(text), text).to.deep.equal(readBoleto(input));
      }
    });
  }

  for (const { id, input, expect: expected } of vectors['boleto.invalid']) {
    it(`rejects the published vector ${id}`, () => expect(readBoleto(input)).to.deep.equal(expected));
  }

  const invalid: [string, string, string][] = [
    ['a third field with a wrong check digit', '34191755795214483293982674790008280090000000010', 'field3'],
    ['a line of 48 digits that is no convênio', `0${'0'.repeat(47)}`, 'length'],
    ['43 digits', '0'.repeat(43), 'length'],
    ['a convênio of 45 digits', '8'.repeat(45), 'length'],
    ['full-width digits', '３'.repeat(44), 'charset'],
    ['Arabic digits', '٣'.repeat(47), 'charset'],
    ['an invisible character', `3419175579\u200b${'5'.repeat(37)}`, 'charset'],
    ['a convênio with an invalid third digit', '81500000000000000000000000000000000000000000', 'dv'],
    ['a very long text', '1'.repeat(60_000), 'length'],
    // The check digits are valid, but a line that begins with 8 is a convênio, which has 48 digits.
    ['47 digits that begin with 8', lineOf('8', '0'.repeat(39)), 'length'],
  ];
  it('reads a line of 47 digits that begins with 7', () =>
    expect(readBoleto(lineOf('7', '0'.repeat(39))).kind).to.equal('bank'));
  for (const [what, input, reason] of invalid) {
    it(`rejects ${what}`, () => expect(readBoleto(input)).to.deep.equal({ kind: 'invalid', reason }));
  }

  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

  /** Random barcodes of bank slips with a valid check digit. */
  const barcode = fc
    .tuple(fc.stringMatching(/^[0-79]\d{2}9$/), digits(39))
    .map(([head, rest]) => head + mod11(head + rest) + rest);
  const convenio = fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(1), digits(40)).map(([kind, segment, rest]) => {
    const check = kind < '8' ? mod10 : mod11Convenio;
    return `8${segment}${kind}${check(`8${segment}${kind}${rest}`)}${rest}`;
  });

  it('converts line and barcode into each other', () => {
    fc.assert(
      fc.property(fc.oneof(barcode, convenio), (code) => {
        const { line, formatted } = readBoleto(code) as Boleto;
        expect((readBoleto(line) as Boleto).barcode).to.equal(code);
        expect((readBoleto(formatted) as Boleto).line).to.equal(line);
      }),
      { numRuns: 2_000 },
    );
  });

  it('detects every wrong digit of a field or block', () => {
    const lines = vectors['boleto.valid'].map(({ expect: expected }) => expected.line);
    for (const line of lines) {
      // The fields of a bank slip are the first 32 digits; the rest is only protected by the barcode's check digit.
      const end = line.length === 47 ? 32 : 48;
      for (let at = 0; at < end; at++) {
        for (const digit of '0123456789') {
          if (digit === line[at]) continue;
          const wrong = line.slice(0, at) + digit + line.slice(at + 1);
          // Mod 11 of convênios maps two remainders to 0 and misses some errors; mod 10 must detect all.
          if (line.length === 48 && /[89]/.test(line[2]!)) continue;
          expect(readBoleto(wrong).kind, wrong).to.equal('invalid');
        }
      }
    }
  });
});

describe('due dates', () => {
  for (const { input, expect: factor } of vectors['boleto.factorFromDate']) {
    it(`of ${input} have factor ${factor}`, () => expect(dueFactor(input)).to.equal(factor));
  }

  for (const { input, expect: day } of vectors['boleto.dateFromFactor']) {
    it(`of factor ${input.factor} are ${day} near ${input.referenceDate}`, () =>
      expect(dueDate(input.factor, Date.parse(input.referenceDate))).to.equal(day));
  }

  it('can be restored from their factor at any hour', () => {
    const day = fc.integer({ min: Date.UTC(2000, 6, 3) / 86_400_000, max: Date.UTC(2090, 0, 1) / 86_400_000 });
    fc.assert(
      fc.property(day, fc.integer({ min: -5_500, max: 3_499 }), fc.nat(86_399_999), (days, away, ms) => {
        const date = new Date(days * 86_400_000).toISOString().slice(0, 10);
        expect(dueDate(dueFactor(date), (days + away) * 86_400_000 + ms)).to.equal(date);
      }),
    );
  });
});
