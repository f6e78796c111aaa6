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

/** An event, optionally with its moment. */
type Happening = WatchEvent | [WatchEvent, Partial<Moment>];
const run = (...all: Happening[]): WatchState =>
  all.reduce<WatchState>((state, one) => {
    const [event, at] = Array.isArray(one) ? one : [one, {}];
    return watchFlow(state, event, moment(at));
  }, watchStart(0));

describe('watchFlow', () => {
  const steps: [string, Happening[], WatchState['step']][] = [
    ['polls immediately', [], 'asking'],
    ['waits after a response', [answered()], 'waiting'],
    ['polls again when it is due', [answered(), [due, { now: 2_000 }]], 'asking'],
    ['does not poll before it is due', [answered(), [due, { now: 1_999 }]], 'waiting'],
    ['ends with the final status', [answered({ over: true })], 'ended'],
    ['listens if the backend has a stream', [answered({ listens: true })], 'listening'],
    ['polls after a minute while it listens', [answered({ listens: true }), [due, { now: 60_000 }]], 'asking'],
    [
      'does not poll within a minute while it listens',
      [answered({ listens: true }), [due, { now: 59_999 }]],
      'listening',
    ],
    ['waits when the stream closes', [answered({ listens: true }), cut(0)], 'waiting'],
    ['ends with a final status from the stream', [answered({ listens: true }), cut(0, true)], 'ended'],
    ['polls immediately on return while it listens', [answered({ listens: true }), returned], 'asking'],
    ['does not listen while hidden', [answered({ listens: true }), left()], 'paused'],
    ['ignores the close of a stream that it left', [answered({ listens: true }), left(), cut(0)], 'paused'],
    ['pauses when the page is hidden', [answered(), left()], 'paused'],
    ['pauses if the page is hidden when the response arrives', [[answered(), { hidden: true }]], 'paused'],
    [
      'pauses if the browser is offline when a request fails',
      [[answered({ failed: true }), { offline: true }]],
      'paused',
    ],
    [
      'does not trust offline after an invalid response',
      [[answered({ failed: true, reached: true }), { offline: true }]],
      'waiting',
    ],
    ['does not trust offline after a response', [[answered(), { offline: true }]], 'waiting'],
    ['lets a request finish when the page is hidden', [left()], 'asking'],
    ['polls immediately on return', [answered(), left(), returned], 'asking'],
    ['polls immediately on return from waiting', [answered(), returned], 'asking'],
    ['does not send a second request on return', [returned], 'asking'],
    ['stays ended after other events', [stopped, returned, pressed, due, answered()], 'ended'],
    ['ignores a response without a request', [answered(), answered({ over: true })], 'waiting'],
    ['keeps listening until a poll is due', [answered({ listens: true }), [due, { now: 1 }]], 'listening'],
    ['ignores the close of a stream that it does not have', [cut(0, true)], 'asking'],
    ['ignores the timer while paused', [answered(), left(), [due, { now: 1e9 }]], 'paused'],
    ['respects Retry-After on return', [answered({ retryAfter: 60_000 }), left(), returned], 'waiting'],
    ['respects Retry-After when the consumer requests a check', [answered({ retryAfter: 60_000 }), pressed], 'waiting'],
    ['respects Retry-After while it listens', [answered({ retryAfter: 60_000, listens: true }), pressed], 'listening'],
    ['polls when Retry-After has passed', [answered({ retryAfter: 60_000 }), [pressed, { now: 60_000 }]], 'asking'],
  ];
  for (const [name, events, step] of steps) it(name, () => expect(run(...events).step).to.equal(step));

  const notes: [string, Happening[], WatchState['note']][] = [
    ['no note at first', [answered()], ''],
    ['checking when the consumer requests a check', [answered(), pressed], 'checking'],
    ['pending during Retry-After', [answered({ retryAfter: 60_000 }), pressed], 'pending'],
    [
      'failing during Retry-After of a failed request',
      [answered({ failed: true, retryAfter: 60_000 }), pressed],
      'failing',
    ],
    ['pending if the check finds it unpaid', [answered(), pressed, answered()], 'pending'],
    ['pending after later polls', [answered(), pressed, answered(), [due, { now: 2_000 }], answered()], 'pending'],
    ['failing after a failed request', [answered({ failed: true })], 'failing'],
    ['no note after the next valid response', [answered({ failed: true }), [due, { now: 2_000 }], answered()], ''],
    ['offline when the connection is lost', [answered(), left(true)], 'offline'],
    ['offline if a request fails offline', [[answered({ failed: true }), { offline: true }]], 'offline'],
    ['no note when the connection is back', [answered(), left(true), returned], ''],
    ['no note after it was stopped', [answered(), pressed, answered(), stopped], ''],
    ['no note after the final status', [answered(), pressed, answered({ over: true })], ''],
    ['no note after a final status from the stream', [answered({ failed: true, listens: true }), cut(0, true)], ''],
    ['no note on return during Retry-After', [answered({ retryAfter: 60_000 }), left(), returned], ''],
    ['pending after the page was hidden', [answered(), pressed, answered(), left(), returned], 'pending'],
  ];
  for (const [name, events, note] of notes) it(`shows ${name}`, () => expect(run(...events).note).to.equal(note));

  it('resets the back-off on return', () => {
    const state = run(answered(), [due, { now: 2_000 }], answered(), left(), [returned, { now: 9_000 }]);
    expect([state.asked, state.since]).to.deep.equal([0, 9_000]);
  });

  it('counts polls', () => {
    const { asked, total } = run(answered(), [due, { now: 2_000 }], answered());
    expect([asked, total]).to.deep.equal([2, 2]);
  });

  it('starts with a request and without a note', () => {
    expect(watchStart(7)).to.deep.equal({ step: 'asking', asked: 0, total: 0, since: 7, due: 7, held: 0, note: '' });
  });

  it('repeats a request that is older than 5 s on return', () => {
    expect(run([returned, { now: 4_999 }]).due).to.equal(0);
    expect(run([returned, { now: 5_000 }])).to.deep.include({ step: 'asking', due: 5_000, since: 5_000, asked: 0 });
    // Retry-After applies to the next request, not to the running one.
    const held = run(answered({ retryAfter: 60_000 }), [due, { now: 60_000 }]);
    expect(watchFlow(held, returned, moment({ now: 60_001 }))).to.include({ step: 'asking', due: 60_000 });
  });

  it('polls at the deadline', () => {
    expect(run([answered(), { deadline: 500 }]).due).to.equal(1_500);
    expect(run([answered(), { deadline: 60_000 }]).due).to.equal(2_000);
    expect(run([answered(), { deadline: -999 }]).due).to.equal(1);
    expect(run([answered(), { deadline: -1_000 }]).due).to.equal(2_000);
  });

  it('waits for Retry-After', () => {
    expect(run(answered({ retryAfter: 60_000 })).due).to.equal(60_000);
    expect(run(answered({ retryAfter: 500 })).due).to.equal(2_000);
  });

  it('resets the back-off only after a stream that lasted 30 s', () => {
    const again = (lasted: number) => run(answered({ listens: true }), [cut(lasted), { now: 3_600_000 }]);
    expect(again(30_000).due).to.equal(3_602_000);
    expect(again(29_999).due).to.equal(3_660_000);
  });

  it('pauses after 1,000 polls, and then polls once per return', () => {
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
    it(`is ${ms} ms after ${asked} polls in ${now / 1_000} s, random ${random}, deadline ${deadline}`, () =>
      expect(watchDelay({ asked, since: 0 }, { now, random, deadline })).to.equal(ms));
  }

  it('leads to about 460 polls a day', () => {
    let asked = 0;
    for (let now = 0; now < 24 * hour; now += watchDelay({ asked, since: 0 }, moment({ now, random: 0.5 }))) asked++;
    expect(asked).to.be.within(455, 465);
  });

  it('is between 1 s and 15 min', () => {
    const ms = fc.integer({ min: 0, max: 1e10 });
    fc.assert(
      fc.property(fc.nat(), ms, ms, fc.double({ min: 0, max: 1, noNaN: true }), (asked, now, deadline, random) => {
        expect(watchDelay({ asked, since: 0 }, { now, random, deadline })).to.be.within(1_000, 900_000);
      }),
    );
  });
});
