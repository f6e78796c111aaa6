import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { clabeControlDigit, isBankOf, readClabe, type Clabe } from '../../src/domain/clabe.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

describe('readClabe', () => {
  for (const { input, expect: expected } of vectors['clabe.valid']) {
    // The bank's name comes from the service.
    const { bankTag: _name, ...rest } = expected;
    it(`reads the published ${input}`, () => expect(readClabe(input)).to.deep.equal(rest));
    it(`reads the published ${expected.grouped}`, () => expect(readClabe(expected.grouped)).to.deep.equal(rest));
  }
  for (const { input, expect: expected } of vectors['clabe.invalid']) {
    it(`rejects the published ${input}`, () => expect(readClabe(input)).to.deep.equal(expected));
  }

  it('accepts unknown banks and plazas', () => {
    const digits = '99999900000000000';
    expect(readClabe(digits + clabeControlDigit(digits)).ok).to.equal(true);
  });

  for (const text of [
    '64618015700000000A',
    'A46180157000000004',
    '646180157\u200b00000004',
    '６４６１８０１５７００００００００４',
  ]) {
    it(`rejects other characters: ${JSON.stringify(text)}`, () =>
      expect(readClabe(text)).to.deep.equal({ ok: false, reason: 'characters' }));
  }

  it('detects every wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{17}$/), fc.nat(17), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const clabe = digits + clabeControlDigit(digits);
        const digit = (Number(clabe[at]) + more) % 10;
        expect(readClabe(clabe.slice(0, at) + digit + clabe.slice(at + 1)).ok).to.equal(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('isBankOf', () => {
  const table: [string, boolean][] = [
    ['646', true],
    ['90646', true],
    ['012', false],
    ['40012', false],
    // Not a bank code, so there is nothing to compare.
    ['STP', true],
    ['6460', true],
  ];
  for (const [code, same] of table) {
    it(`returns ${same} for ${code}`, () =>
      expect(isBankOf(code, readClabe('646180157000000004') as Clabe)).to.equal(same));
  }
});
