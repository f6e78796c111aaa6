import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { watchDelay, watchFlow, watchStart, type WatchEvent, type WatchState } from '../../src/flows/watch.js';

const run = (...events: WatchEvent[]) => events.reduce(watchFlow, watchStart);
const answered = (over = false, away = false): WatchEvent => ({ type: 'answered', over, away });

describe('watchFlow', () => {
  const table: [string, WatchEvent[], WatchState['step']][] = [
    ['asks at once', [], 'asking'],
    ['waits after an answer', [answered()], 'waiting'],
    ['asks again when it is time', [answered(), { type: 'due' }], 'asking'],
    ['ends with the payment', [answered(true)], 'ended'],
    ['pauses when the page is hidden', [answered(), { type: 'left' }], 'paused'],
    ['pauses when the answer finds the page hidden', [answered(false, true)], 'paused'],
    ['lets a request finish when the page is hidden', [{ type: 'left' }], 'asking'],
    ['asks at once on return', [answered(), { type: 'left' }, { type: 'returned' }], 'asking'],
    ['asks at once on return though it waited', [answered(), { type: 'returned' }], 'asking'],
    ['does not ask twice on return', [{ type: 'returned' }], 'asking'],
    ['stays ended', [{ type: 'stopped' }, { type: 'returned' }, { type: 'due' }, answered()], 'ended'],
    ['is not woken by a timer while paused', [answered(), { type: 'left' }, { type: 'due' }], 'paused'],
  ];
  for (const [name, events, step] of table) it(name, () => expect(run(...events).step).to.equal(step));

  it('asks often again after a return', () => {
    expect(run(answered(), { type: 'due' }, answered(), { type: 'left' }, { type: 'returned' }).asked).to.equal(0);
  });
});

describe('watchDelay', () => {
  const table: [number, number, number][] = [
    [1, 1, 2_000],
    [1, 0, 2_000],
    [2, 1, 3_000],
    [3, 1, 4_500],
    [6, 1, 15_000],
    [6, 0, 7_500],
    [1_000, 1, 15_000],
  ];
  for (const [asked, random, ms] of table) {
    it(`after ${asked} answers, chance ${random}: ${ms} ms`, () => expect(watchDelay(asked, random)).to.equal(ms));
  }

  it('is between 2 and 15 seconds', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (asked, random) => {
        expect(watchDelay(asked, random)).to.be.within(2_000, 15_000);
      }),
    );
  });
});
