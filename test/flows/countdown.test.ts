import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { formatLeft } from '../../src/domain/countdown-text.js';
import { nextTick, passed } from '../../src/flows/countdown.js';

describe('nextTick', () => {
  const table: [number, number][] = [
    [1, 2],
    [999, 1_000],
    [1_000, 1],
    [59_500, 501],
    [3_600_000, 1],
    [3_600_001, 2],
    [86_400_000, 1],
    [86_399_999, 60_000],
    [86_401_000, 1_001],
    [3_659_000, 59_001],
    [90_000_500, 501],
  ];
  for (const [left, expected] of table) it(`${left} ms: ${expected}`, () => expect(nextTick(left)).to.equal(expected));

  it('is the time at which the text changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 10 * 86_400_000 }), (left) => {
        const tick = nextTick(left);
        expect(formatLeft(left - tick, 'en')).not.to.equal(formatLeft(left, 'en'));
        expect(formatLeft(left - tick + 1, 'en')).to.equal(formatLeft(left, 'en'));
      }),
    );
  });
});

describe('passed', () => {
  const table: [number, number, number | null][] = [
    [400_000, 300_001, null],
    [300_001, 300_000, 300_000],
    [300_000, 299_000, null],
    [61_000, 60_000, 60_000],
    [31_000, 29_999, 30_000],
    // After a sleep only the last threshold is announced.
    [400_000, 20_000, 30_000],
    [400_000, 45_000, 60_000],
    [20_000, 10_000, null],
  ];
  for (const [before, left, expected] of table) {
    it(`is ${expected} from ${before} to ${left} ms`, () => expect(passed(before, left)).to.equal(expected));
  }
});
