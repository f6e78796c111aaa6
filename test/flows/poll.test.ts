import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { pollDelay, pollFlow, pollStart, type Moment, type PollEvent, type PollState } from '../../src/flows/poll.js';

const moment = (overrides: Partial<Moment> = {}): Moment => ({
  now: 0,
  random: 1,
  hidden: false,
  offline: false,
  deadline: null,
  ...overrides,
});

type Response = Extract<PollEvent, { type: 'response' }>;
const response = (overrides: Partial<Response> = {}): PollEvent => ({
  type: 'response',
  final: false,
  failed: false,
  reached: !overrides.failed,
  streams: false,
  retryAfter: 0,
  ...overrides,
});
const left = (offline = false): PollEvent => ({ type: 'left', offline });
const streamEnded = (lasted: number, final = false): PollEvent => ({ type: 'stream-ended', final, lasted });
const due: PollEvent = { type: 'due' };
const returned: PollEvent = { type: 'returned' };
/** After the shortest time between two requests for a return. */
const returnedLater: Happening = [returned, { now: 2_000 }];
const pressed: PollEvent = { type: 'pressed' };
const stopped: PollEvent = { type: 'stopped' };

/** An event, and the moment at which it happens. */
type Happening = PollEvent | [PollEvent, Partial<Moment>];
const run = (...all: Happening[]): PollState =>
  all.reduce<PollState>((state, one) => {
    const [event, at] = Array.isArray(one) ? one : [one, {}];
    return pollFlow(state, event, moment(at));
  }, pollStart(0));

describe('pollFlow', () => {
  const steps: [string, Happening[], PollState['step']][] = [
    ['requests at once', [], 'requesting'],
    ['waits after a response', [response()], 'waiting'],
    ['requests again when the delay is over', [response(), [due, { now: 2_000 }]], 'requesting'],
    ['does not request before the delay is over', [response(), [due, { now: 1_999 }]], 'waiting'],
    ['ends with a final status', [response({ final: true })], 'ended'],
    ['streams where the backend has a stream', [response({ streams: true })], 'streaming'],
    ['requests once a minute while it streams', [response({ streams: true }), [due, { now: 60_000 }]], 'requesting'],
    [
      'requests at most once a minute while it streams',
      [response({ streams: true }), [due, { now: 59_999 }]],
      'streaming',
    ],
    ['waits after the stream has ended', [response({ streams: true }), streamEnded(0)], 'waiting'],
    ['ends with a final status from the stream', [response({ streams: true }), streamEnded(0, true)], 'ended'],
    ['requests at once on return while it streams', [response({ streams: true }), returnedLater], 'requesting'],
    ['does not stream while the page is hidden', [response({ streams: true }), left()], 'paused'],
    ['ignores the end of a stream that it has left', [response({ streams: true }), left(), streamEnded(0)], 'paused'],
    ['pauses when the page is hidden', [response(), left()], 'paused'],
    ['pauses after a response while the page is hidden', [[response(), { hidden: true }]], 'paused'],
    [
      'pauses after a failure while the browser is offline',
      [[response({ failed: true }), { offline: true }]],
      'paused',
    ],
    [
      'does not pause after an HTTP error, though the browser reports offline',
      [[response({ failed: true, reached: true }), { offline: true }]],
      'waiting',
    ],
    [
      'does not pause after a response, though the browser reports offline',
      [[response(), { offline: true }]],
      'waiting',
    ],
    ['does not abort a request when the page is hidden', [left()], 'requesting'],
    ['requests at once on return from a pause', [response(), left(), returnedLater], 'requesting'],
    ['requests at once on return during the delay', [response(), returnedLater], 'requesting'],
    ['requests at once on return when a request was just sent', [response(), left(), returned], 'requesting'],
    [
      'waits on return when another return was just answered',
      [response(), left(), returned, response(), left(), [returned, { now: 1_999 }]],
      'waiting',
    ],
    ['requests at once on a press when a request was just sent', [response(), pressed], 'requesting'],
    ['does not request twice on return', [returned], 'requesting'],
    ['stays ended whatever happens', [stopped, returned, pressed, due, response()], 'ended'],
    ['ignores a response without a request', [response(), response({ final: true })], 'waiting'],
    ['keeps streaming until the next request is due', [response({ streams: true }), [due, { now: 1 }]], 'streaming'],
    ['ignores the end of a stream while a request is under way', [streamEnded(0, true)], 'requesting'],
    ['ignores a timer while paused', [response(), left(), [due, { now: 1e9 }]], 'paused'],
    ['waits for Retry-After on return', [response({ retryAfter: 60_000 }), left(), returned], 'waiting'],
    [
      'waits for Retry-After when the consumer presses the button',
      [response({ retryAfter: 60_000 }), pressed],
      'waiting',
    ],
    [
      'keeps streaming when a press has to wait for Retry-After',
      [response({ retryAfter: 60_000, streams: true }), pressed],
      'streaming',
    ],
    [
      'requests on a press after Retry-After',
      [response({ retryAfter: 60_000 }), [pressed, { now: 60_000 }]],
      'requesting',
    ],
  ];
  for (const [name, events, step] of steps) it(name, () => expect(run(...events).step).to.equal(step));

  const notices: [string, Happening[], PollState['notice']][] = [
    ['nothing at first', [response()], ''],
    ['checking, after a press', [response(), pressed], 'checking'],
    ['pending instead of checking while Retry-After lasts', [response({ retryAfter: 60_000 }), pressed], 'notYet'],
    [
      'failing instead of checking while Retry-After lasts',
      [response({ failed: true, retryAfter: 60_000 }), pressed],
      'stillChecking',
    ],
    ['pending when the checked payment is not paid', [response(), pressed, response()], 'notYet'],
    ['pending after later polls, too', [response(), pressed, response(), [due, { now: 2_000 }], response()], 'notYet'],
    ['failing after a failed request', [response({ failed: true })], 'stillChecking'],
    [
      'nothing after a response that follows a failure',
      [response({ failed: true }), [due, { now: 2_000 }], response()],
      '',
    ],
    ['offline', [response(), left(true)], 'offline'],
    ['offline after a request that failed offline', [[response({ failed: true }), { offline: true }]], 'offline'],
    ['nothing when the browser is online again', [response(), left(true), returned], ''],
    ['nothing after the end', [response(), pressed, response(), stopped], ''],
    ['nothing after a final status', [response(), pressed, response({ final: true })], ''],
    [
      'nothing after a final status from the stream',
      [response({ failed: true, streams: true }), streamEnded(0, true)],
      '',
    ],
    [
      'the same notice as before on a return while Retry-After lasts',
      [response({ retryAfter: 60_000 }), left(), returned],
      '',
    ],
    ['pending after the page was hidden', [response(), pressed, response(), left(), returned], 'notYet'],
  ];
  for (const [name, events, notice] of notices)
    it(`shows ${name}`, () => expect(run(...events).notice).to.equal(notice));

  it('resets the back-off on return', () => {
    const state = run(response(), [due, { now: 2_000 }], response(), left(), [returned, { now: 9_000 }]);
    expect([state.requests, state.since]).to.deep.equal([0, 9_000]);
  });

  it('counts its requests', () => {
    const { requests, total } = run(response(), [due, { now: 2_000 }], response());
    expect([requests, total]).to.deep.equal([2, 2]);
  });

  it('starts with a request and without a notice', () => {
    expect(pollStart(7)).to.deep.equal({
      step: 'requesting',
      requests: 0,
      total: 0,
      since: 7,
      due: 7,
      sent: 7,
      onReturn: false,
      notBefore: 0,
      notice: '',
    });
  });

  it('repeats a request older than 5 seconds on return', () => {
    expect(run([returned, { now: 4_999 }]).due).to.equal(0);
    expect(run([returned, { now: 5_000 }])).to.deep.include({
      step: 'requesting',
      due: 5_000,
      since: 5_000,
      requests: 0,
    });
    // Retry-After of the last response does not delay the request that is under way.
    const delayed = run(response({ retryAfter: 60_000 }), [due, { now: 60_000 }]);
    expect(pollFlow(delayed, returned, moment({ now: 60_001 }))).to.include({ step: 'requesting', due: 60_000 });
  });

  it('requests at most every two seconds while a connection comes and goes', () => {
    let state = run(response());
    const requests: number[] = [];
    for (let now = 50; now <= 6_000; now += 50) {
      const before = state;
      for (const event of [left(true), returned, due]) state = pollFlow(state, event, moment({ now }));
      if (before.step !== 'requesting' && state.step === 'requesting') requests.push(now);
      state = pollFlow(state, response(), moment({ now }));
    }
    expect(requests).to.deep.equal([50, 2_050, 4_050]);
  });

  it('restarts the back-off when a timer fires so late that the device must have slept', () => {
    const slept = (now: number) => run(response(), [due, { now }]);
    expect(slept(32_000)).to.include({ step: 'requesting', since: 0, requests: 1 });
    expect(slept(32_001)).to.include({ step: 'requesting', since: 32_001, requests: 0 });
  });

  it('requests one second after the deadline', () => {
    expect(run([response(), { deadline: 500 }]).due).to.equal(1_500);
    expect(run([response(), { deadline: 60_000 }]).due).to.equal(2_000);
    expect(run([response(), { deadline: -999 }]).due).to.equal(1);
    expect(run([response(), { deadline: -1_000 }]).due).to.equal(2_000);
  });

  it('waits as long as Retry-After says, and not less than the back-off', () => {
    expect(run(response({ retryAfter: 60_000 })).due).to.equal(60_000);
    expect(run(response({ retryAfter: 500 })).due).to.equal(2_000);
  });

  it('resets the back-off after a stream that lasted 30 seconds', () => {
    const again = (lasted: number) => run(response({ streams: true }), [streamEnded(lasted), { now: 3_600_000 }]);
    expect(again(30_000).due).to.equal(3_602_000);
    expect(again(29_999).due).to.equal(3_660_000);
  });

  it('pauses after a thousand requests, and then requests once for each return', () => {
    let state = run();
    for (let n = 0; n < 1_000; n++) state = pollFlow(pollFlow(state, response(), moment()), due, moment({ now: 1e9 }));
    expect([state.step, state.total]).to.deep.equal(['paused', 1_000]);
    state = pollFlow(state, returned, moment({ now: 2e9 }));
    expect(state.step).to.equal('requesting');
    expect(pollFlow(state, response(), moment()).step).to.equal('paused');
  });
});

describe('pollDelay', () => {
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
  for (const [requests, now, random, deadline, ms] of table) {
    it(`is ${ms} ms after ${requests} responses in ${now / 1_000} s, with chance ${random} and deadline ${deadline}`, () =>
      expect(pollDelay({ requests, since: 0 }, { now, random, deadline })).to.equal(ms));
  }

  it('makes about 460 requests in a day', () => {
    let requests = 0;
    for (let now = 0; now < 24 * hour; now += pollDelay({ requests, since: 0 }, moment({ now, random: 0.5 })))
      requests++;
    expect(requests).to.be.within(455, 465);
  });

  it('is between a second and a quarter of an hour', () => {
    const ms = fc.integer({ min: 0, max: 1e10 });
    fc.assert(
      fc.property(fc.nat(), ms, ms, fc.double({ min: 0, max: 1, noNaN: true }), (requests, now, deadline, random) => {
        expect(pollDelay({ requests, since: 0 }, { now, random, deadline })).to.be.within(1_000, 900_000);
      }),
    );
  });
});
