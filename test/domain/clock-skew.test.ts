import { expect } from '@open-wc/testing';
import { clockSkew } from '../../src/domain/clock-skew.js';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('clockSkew', () => {
  const table: [string | null, number, number][] = [
    ['Sat, 21 Nov 2026 12:00:00 GMT', 0, 0],
    ['Sat, 21 Nov 2026 12:00:02 GMT', 0, 0],
    ['Sat, 21 Nov 2026 11:59:58 GMT', 0, 0],
    ['Sat, 21 Nov 2026 12:00:03 GMT', 0, 3_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0, -3_600_000],
    ['Sat, 21 Nov 2026 12:00:03 GMT', 2_000, 2_000],
    ['not a date', 5_000, 5_000],
    ['', 0, 0],
    [null, 7_000, 7_000],
  ];
  for (const [date, known, expected] of table) {
    it(`${date}, ${known} known: ${expected} ms`, () => expect(clockSkew(date, NOW, known)).to.equal(expected));
  }
});
