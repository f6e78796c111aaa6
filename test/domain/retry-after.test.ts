import { expect } from '@open-wc/testing';
import { retryAfter } from '../../src/domain/retry-after.js';

const NOON = 'Sat, 21 Nov 2026 12:00:00 GMT';

describe('retryAfter', () => {
  const table: [string | null, string | null, number][] = [
    ['120', NOON, 120_000],
    ['0', NOON, 0],
    ['Sat, 21 Nov 2026 12:02:00 GMT', NOON, 120_000],
    ['Sat, 21 Nov 2026 11:58:00 GMT', NOON, 0],
    ['Sat, 21 Nov 2026 12:02:00 GMT', null, 0],
    ['99999999999', NOON, 3_600_000],
    ['1.5', NOON, 0],
    ['-5', NOON, 0],
    ['soon', NOON, 0],
    ['', NOON, 0],
    [null, NOON, 0],
  ];
  for (const [value, date, ms] of table) {
    it(`reads ${value} as ${ms} ms`, () => expect(retryAfter(value, date)).to.equal(ms));
  }
});
