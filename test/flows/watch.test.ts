import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import {
  watchDelay,
  watchFlow,
  watchStart,
  type Moment,
  type WatchEvent,
  type WatchState,
} from '../../src/flows/watch.js';

const moment = (overrides: Partial<Moment> = {}): Moment => ({
  now: 0,
  random: 1,
  hidden: false,
  offline: false,
  deadline: null,
  ...overrides,
});

type Answered = Extract<WatchEvent, { type: 'answered' }>;
const answered = (overrides: Partial<Answered> = {}): WatchEvent => ({
  type: 'answered',
  over: false,
  failed: false,
  reached: !overrides.failed,
  listens: false,
  retryAfter: 0,
  ...overrides,
});
const left = (offline = false): WatchEvent => ({ type: 'left', offline });
const cut = (lasted: number, over = false): WatchEvent => ({ type: 'cut', over, lasted });
const due: WatchEvent = { type: 'due' };
const returned: WatchEvent = { type: 'returned' };
const pressed: WatchEvent = { type: 'pressed' };
const stopped: WatchEvent = { type: 'stopped' };

/** Each event, and the moment it comes at. */
type Happening = WatchEvent | [WatchEvent, Partial<Moment>];
const run = (...all: Happening[]): WatchState =>
  all.reduce<WatchState>((state, one) => {
    const [event, at] = Array.isArray(one) ? one : [one, {}];
    return watchFlow(state, event, moment(at));
  }, watchStart(0));

describe('watchFlow', () => {
  const steps: [string, Happening[], WatchState['step']][] = [
    ['asks at once', [], 'asking'],
    ['waits after an answer', [answered()], 'waiting'],
    ['asks again when it is time', [answered(), [due, { now: 2_000 }]], 'asking'],
    ['does not ask before', [answered(), [due, { now: 1_999 }]], 'waiting'],
    ['ends with the payment', [answered({ over: true })], 'ended'],
    ['listens where the backend tells by itself', [answered({ listens: true })], 'listening'],
    ['asks now and then though it listens', [answered({ listens: true }), [due, { now: 60_000 }]], 'asking'],
    ['but not often', [answered({ listens: true }), [due, { now: 59_999 }]], 'listening'],
    ['waits when it is not told any more', [answered({ listens: true }), cut(0)], 'waiting'],
    ['ends with what it was told', [answered({ listens: true }), cut(0, true)], 'ended'],
    ['asks at once on return though it listened', [answered({ listens: true }), returned], 'asking'],
    ['does not listen while hidden', [answered({ listens: true }), left()], 'paused'],
    ['ignores the end of a connection that it left', [answered({ listens: true }), left(), cut(0)], 'paused'],
    ['pauses when the page is hidden', [answered(), left()], 'paused'],
    ['pauses when the answer finds the page hidden', [[answered(), { hidden: true }]], 'paused'],
    ['pauses when a failure finds the browser offline', [[answered({ failed: true }), { offline: true }]], 'paused'],
    ['nor after one that was bad', [[answered({ failed: true, reached: true }), { offline: true }]], 'waiting'],
    ['does not believe that it is offline after an answer', [[answered(), { offline: true }]], 'waiting'],
    ['lets a request finish when the page is hidden', [left()], 'asking'],
    ['asks at once on return', [answered(), left(), returned], 'asking'],
    ['asks at once on return though it waited', [answered(), returned], 'asking'],
    ['does not ask twice on return', [returned], 'asking'],
    ['stays ended', [stopped, returned, pressed, due, answered()], 'ended'],
    ['takes no answer to a question that it did not ask', [answered(), answered({ over: true })], 'waiting'],
    ['goes on listening until there is time to ask', [answered({ listens: true }), [due, { now: 1 }]], 'listening'],
    ['hears nothing from a connection that it has not', [cut(0, true)], 'asking'],
    ['is not woken by a timer while paused', [answered(), left(), [due, { now: 1e9 }]], 'paused'],
    ['keeps to what the server allows on return', [answered({ retryAfter: 60_000 }), left(), returned], 'waiting'],
    ['and when the consumer asks', [answered({ retryAfter: 60_000 }), pressed], 'waiting'],
    ['and goes on listening', [answered({ retryAfter: 60_000, listens: true }), pressed], 'listening'],
    ['and no longer', [answered({ retryAfter: 60_000 }), [pressed, { now: 60_000 }]], 'asking'],
  ];
  for (const [name, events, step] of steps) it(name, () => expect(run(...events).step).to.equal(step));

  const notes: [string, Happening[], WatchState['note']][] = [
    ['nothing to say at first', [answered()], ''],
    ['checking, when asked to', [answered(), pressed], 'checking'],
    ['not checking, while the server wants no question', [answered({ retryAfter: 60_000 }), pressed], 'pending'],
    ['nor then anything but why', [answered({ failed: true, retryAfter: 60_000 }), pressed], 'failing'],
    ['not paid, when that is the answer', [answered(), pressed, answered()], 'pending'],
    ['still not paid, later', [answered(), pressed, answered(), [due, { now: 2_000 }], answered()], 'pending'],
    ['no good answer', [answered({ failed: true })], 'failing'],
    ['a good answer again', [answered({ failed: true }), [due, { now: 2_000 }], answered()], ''],
    ['offline', [answered(), left(true)], 'offline'],
    ['offline, found by a question', [[answered({ failed: true }), { offline: true }]], 'offline'],
    ['online again', [answered(), left(true), returned], ''],
    ['nothing of what has ended', [answered(), pressed, answered(), stopped], ''],
    ['nothing of what is paid', [answered(), pressed, answered({ over: true })], ''],
    ['nothing of what is told to be paid', [answered({ failed: true, listens: true }), cut(0, true)], ''],
    ['no more than before, on a return that may not ask', [answered({ retryAfter: 60_000 }), left(), returned], ''],
    ['hidden is no news', [answered(), pressed, answered(), left(), returned], 'pending'],
  ];
  for (const [name, events, note] of notes) it(`says: ${name}`, () => expect(run(...events).note).to.equal(note));

  it('asks often again after a return', () => {
    const state = run(answered(), [due, { now: 2_000 }], answered(), left(), [returned, { now: 9_000 }]);
    expect([state.asked, state.since]).to.deep.equal([0, 9_000]);
  });

  it('counts its questions', () => {
    const { asked, total } = run(answered(), [due, { now: 2_000 }], answered());
    expect([asked, total]).to.deep.equal([2, 2]);
  });

  it('begins with a question and nothing to say', () => {
    expect(watchStart(7)).to.deep.equal({ step: 'asking', asked: 0, total: 0, since: 7, due: 7, held: 0, note: '' });
  });

  it('asks once more on a return from a sleep that no answer outlasts', () => {
    expect(run([returned, { now: 4_999 }]).due).to.equal(0);
    expect(run([returned, { now: 5_000 }])).to.deep.include({ step: 'asking', due: 5_000, since: 5_000, asked: 0 });
    // A question is under way: what the server wants of the next one is not asked of it.
    const held = run(answered({ retryAfter: 60_000 }), [due, { now: 60_000 }]);
    expect(watchFlow(held, returned, moment({ now: 60_001 }))).to.include({ step: 'asking', due: 60_000 });
  });

  it('asks when the time to pay runs out', () => {
    expect(run([answered(), { deadline: 500 }]).due).to.equal(1_500);
    expect(run([answered(), { deadline: 60_000 }]).due).to.equal(2_000);
    expect(run([answered(), { deadline: -999 }]).due).to.equal(1);
    expect(run([answered(), { deadline: -1_000 }]).due).to.equal(2_000);
  });

  it('waits as long as the server wants', () => {
    expect(run(answered({ retryAfter: 60_000 })).due).to.equal(60_000);
    expect(run(answered({ retryAfter: 500 })).due).to.equal(2_000);
  });

  it('asks on soon after a connection that lasted, and slower and slower after ones that do not', () => {
    const again = (lasted: number) => run(answered({ listens: true }), [cut(lasted), { now: 3_600_000 }]);
    expect(again(30_000).due).to.equal(3_602_000);
    expect(again(29_999).due).to.equal(3_660_000);
  });

  it('rests after a thousand questions, and asks once for each return', () => {
    let state = run();
    for (let n = 0; n < 1_000; n++)
      state = watchFlow(watchFlow(state, answered(), moment()), due, moment({ now: 1e9 }));
    expect([state.step, state.total]).to.deep.equal(['paused', 1_000]);
    state = watchFlow(state, returned, moment());
    expect(state.step).to.equal('asking');
    expect(watchFlow(state, answered(), moment()).step).to.equal('paused');
  });
});

describe('watchDelay', () => {
  const hour = 3_600_000;
  const table: [number, number, number, number | null, number][] = [
    [1, 0, 1, null, 2_000],
    [1, 0, 0, null, 1_000],
    [2, 0, 1, null, 3_000],
    [3, 0, 1, null, 4_500],
    [6, 0, 1, null, 15_000],
    [6, 0, 0, null, 7_500],
    [1_000, hour / 4, 1, null, 15_000],
    [1_000, hour, 1, null, 60_000],
    [1_000, 24 * hour, 1, null, 900_000],
    [1_000, 24 * hour, 0, null, 450_000],
    [6, hour, 1, hour - 60_000, 60_000],
    [6, hour, 1, hour / 2, 900_000],
    [1, 0, 1, -20_000, 10_000],
    [1, 0, 1, 20_000, 2_000],
  ];
  for (const [asked, now, random, deadline, ms] of table) {
    it(`after ${asked} answers in ${now / 1_000} s, chance ${random}, deadline ${deadline}: ${ms} ms`, () =>
      expect(watchDelay({ asked, since: 0 }, { now, random, deadline })).to.equal(ms));
  }

  it('makes about 460 questions in a day', () => {
    let asked = 0;
    for (let now = 0; now < 24 * hour; now += watchDelay({ asked, since: 0 }, moment({ now, random: 0.5 }))) asked++;
    expect(asked).to.be.within(455, 465);
  });

  it('is between a second and a quarter of an hour', () => {
    const ms = fc.integer({ min: 0, max: 1e10 });
    fc.assert(
      fc.property(fc.nat(), ms, ms, fc.double({ min: 0, max: 1, noNaN: true }), (asked, now, deadline, random) => {
        expect(watchDelay({ asked, since: 0 }, { now, random, deadline })).to.be.within(1_000, 900_000);
      }),
    );
  });
});
