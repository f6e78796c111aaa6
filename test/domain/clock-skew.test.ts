import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { narrowSkew, skewOf, type ClockSkew } from '../../src/domain/clock-skew.js';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('clock skew', () => {
  const table: [string, string | null, ClockSkew | null, number, number, ClockSkew | null][] = [
    [
      'bounds the skew by a date of the same second',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      null,
      0,
      0,
      { least: 0, most: 999 },
    ],
    [
      'bounds the skew of a server that is an hour behind',
      'Sat, 21 Nov 2026 11:00:00 GMT',
      null,
      0,
      0,
      { least: -3_600_000, most: -3_599_001 },
    ],
    [
      'widens the bounds by the time of the response',
      'Sat, 21 Nov 2026 12:00:01 GMT',
      null,
      0,
      1_000,
      { least: 0, most: 1_999 },
    ],
    [
      'narrows the known bounds',
      'Sat, 21 Nov 2026 12:00:01 GMT',
      { least: -200, most: 700 },
      500,
      500,
      { least: 500, most: 700 },
    ],
    [
      'replaces the bounds when a clock was set forward',
      'Sat, 21 Nov 2026 13:00:00 GMT',
      { least: 0, most: 9 },
      0,
      0,
      { least: 36e5, most: 3600999 },
    ],
    [
      'ignores a response after a sleep',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      { least: 1, most: 2 },
      0,
      60_001,
      { least: 1, most: 2 },
    ],
    ['knows nothing after a sleep', 'Sat, 21 Nov 2026 12:00:00 GMT', null, 0, 60_001, null],
    [
      'uses a response that took a minute',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      null,
      0,
      60_000,
      { least: -60_000, most: 999 },
    ],
    [
      'replaces the bounds when a clock was set back',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      { least: 36e5, most: 3600999 },
      0,
      0,
      { least: 0, most: 999 },
    ],
    [
      'keeps bounds that touch at the end of a second',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      { least: 999, most: 9e3 },
      0,
      0,
      { least: 999, most: 999 },
    ],
    [
      'keeps bounds that touch at the start of a second',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      { least: -9, most: 0 },
      0,
      0,
      { least: 0, most: 0 },
    ],
    ['ignores a missing date', null, { least: 1, most: 2 }, 0, 0, { least: 1, most: 2 }],
    ['ignores an invalid date', 'soon', null, 0, 0, null],
    ['ignores an empty date', '', null, 0, 0, null],
  ];
  for (const [name, date, known, sent, received, expected] of table) {
    it(name, () => expect(narrowSkew(known, date, NOON + sent, NOON + received)).to.deep.equal(expected));
  }

  it('is unknown while nothing is known', () => expect(skewOf(null)).to.equal(null));

  it('is wrong by at most a second if responses take at most a second', () => {
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
