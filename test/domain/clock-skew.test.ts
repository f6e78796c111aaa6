import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { narrowSkew, skewOf, type ClockSkew } from '../../src/domain/clock-skew.js';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('clock skew', () => {
  const table: [string, string | null, ClockSkew | null, number, number, ClockSkew | null][] = [
    ['a date of the same second', 'Sat, 21 Nov 2026 12:00:00 GMT', null, 0, 0, { least: 0, most: 999 }],
    ['an hour behind', 'Sat, 21 Nov 2026 11:00:00 GMT', null, 0, 0, { least: -3_600_000, most: -3_599_001 }],
    ['an answer that took a second', 'Sat, 21 Nov 2026 12:00:01 GMT', null, 0, 1_000, { least: 0, most: 1_999 }],
    [
      'one that narrows',
      'Sat, 21 Nov 2026 12:00:01 GMT',
      { least: -200, most: 700 },
      500,
      500,
      { least: 500, most: 700 },
    ],
    [
      'a clock that was set',
      'Sat, 21 Nov 2026 13:00:00 GMT',
      { least: 0, most: 9 },
      0,
      0,
      { least: 36e5, most: 3600999 },
    ],
    ['a sleep meanwhile', 'Sat, 21 Nov 2026 12:00:00 GMT', { least: 1, most: 2 }, 0, 60_001, { least: 1, most: 2 }],
    ['a sleep, and nothing known before', 'Sat, 21 Nov 2026 12:00:00 GMT', null, 0, 60_001, null],
    ['a minute on the way', 'Sat, 21 Nov 2026 12:00:00 GMT', null, 0, 60_000, { least: -60_000, most: 999 }],
    [
      'a clock that was set back',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      { least: 36e5, most: 3600999 },
      0,
      0,
      { least: 0, most: 999 },
    ],
    [
      'the last of a second',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      { least: 999, most: 9e3 },
      0,
      0,
      { least: 999, most: 999 },
    ],
    ['the first of a second', 'Sat, 21 Nov 2026 12:00:00 GMT', { least: -9, most: 0 }, 0, 0, { least: 0, most: 0 }],
    ['no date', null, { least: 1, most: 2 }, 0, 0, { least: 1, most: 2 }],
    ['nonsense', 'soon', null, 0, 0, null],
    ['an empty one', '', null, 0, 0, null],
  ];
  for (const [name, date, known, sent, received, expected] of table) {
    it(`${name}`, () => expect(narrowSkew(known, date, NOON + sent, NOON + received)).to.deep.equal(expected));
  }

  it('is 0 while nothing is known', () => expect(skewOf(null)).to.equal(0));

  it('is never more than a second wrong, however wrong the device, while answers take no longer than a second', () => {
    const day = 86_400_000;
    const way = fc.integer({ min: 0, max: 500 });
    const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), way, way), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -day, max: day }), answers, (skew, all) => {
        let known: ClockSkew | null = null;
        let now = NOON;
        for (const [pause, there, back] of all) {
          now += pause;
          const date = new Date(now + there + skew).toUTCString();
          known = narrowSkew(known, date, now, now + there + back);
          expect(skewOf(known)).to.be.closeTo(skew, 1_000);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
