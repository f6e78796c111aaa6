import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { readLine } from '../../src/domain/reading.js';
import { caretAfter, mask } from '../../src/domain/mask.js';

describe('readLine', () => {
  const table: [string, string][] = [
    ['  Rua  das\tFlores,\n100 ', 'Rua das Flores, 100'],
    ['Sa\u0303o Paulo', 'São Paulo'],
    ['a\u202eb\u200bc', 'abc'],
    ['a\0b', 'a b'],
    ['half \ud83d of', 'half of'],
    ['\u200b', ''],
    ['a \u200b b', 'a b'],
    ['👩‍🚀', '👩🚀'],
  ];
  for (const [text, value] of table) {
    it(`reads ${JSON.stringify(text)} as ${JSON.stringify(value)}`, () =>
      expect(readLine(text)).to.deep.equal({ value }));
  }

  it('counts characters, not UTF-16 units', () => {
    expect(readLine('😀'.repeat(64))).to.deep.equal({ value: '😀'.repeat(64) });
    expect(readLine('😀'.repeat(65))).to.deep.equal({ problem: 'too-long' });
  });

  it('is idempotent and always returns the format of the service', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const read = readLine(text);
        if ('problem' in read) return;
        expect([...read.value].length).to.be.at.most(64);
        expect(read.value).not.to.match(/\0|\p{Surrogate}/u);
        expect(readLine(read.value)).to.deep.equal(read);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('mask', () => {
  const CEP = [
    ['', 5],
    ['-', 3],
  ] as const;
  it('inserts a separator only between characters', () => {
    expect(['', '12345', '123456', '123456789'].map((text) => mask(text, CEP))).to.deep.equal([
      '',
      '12345',
      '12345-6',
      '12345-6789',
    ]);
  });
  const carets: [number, number][] = [
    [0, 0],
    [4, 4],
    [5, 5],
    [6, 7],
    [8, 9],
    [99, 9],
  ];
  for (const [count, at] of carets) {
    it(`puts the caret at ${at} after ${count} characters`, () => expect(caretAfter('12345-678', count)).to.equal(at));
  }
});
