import { expect } from '@open-wc/testing';
import { defaultSettings } from '../../src/context.js';
import { PollController, type Polled } from '../../src/controllers/poll.js';
import { parsePayment, parseResource } from '../../src/contract/resource.js';
import { PayError } from '../../src/errors.js';
import { FakeClock } from '../support/clock.js';
import { payment } from '../support/samples.js';
import '../support/lazy.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Response {
  final?: boolean;
  failed?: boolean;
  /** Seconds. */
  retryAfter?: number;
}

interface Setup {
  /** The response to each request, by its number. */
  respond?: (request: number) => Response;
  /** The time until a response, in milliseconds. */
  takes?: number;
  deadline?: number | null;
  chance?: number;
  streams?: boolean;
}

const SAMPLE = parsePayment(payment());

/** A poller without an element. Requests are listed by their time, in milliseconds from the start. */
function setup({ respond = () => ({}), takes = 0, deadline = null, chance = 1, streams = false }: Setup = {}) {
  const clock = new FakeClock();
  clock.chance = chance;
  const start = clock.now();
  const requests: number[] = [];
  const host = { requestUpdate: () => {} };
  const opened: { end: (final: boolean) => void; signal: AbortSignal }[] = [];
  /** The backend's stream. */
  const fetch = (_url: unknown, { signal }: { signal: AbortSignal }) => {
    let pipe!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) });
    const end = (final: boolean) => {
      if (signal.aborted) return;
      if (final) pipe.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(payment())}\n\n`));
      else pipe.close();
    };
    opened.push({ end, signal });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
  let latest = 0;
  let pending = 0;
  let most = 0;
  const request = async (): Promise<Polled | null> => {
    const sent = clock.now();
    const number = requests.push(sent - start);
    latest = number;
    most = Math.max(most, ++pending);
    if (takes) await new Promise<void>((done) => void clock.after(takes, done));
    pending--;
    if (number !== latest) return null;
    const { final = false, failed = false, retryAfter } = respond(number);
    const headers = retryAfter || !failed ? new Headers(retryAfter ? { 'retry-after': String(retryAfter) } : {}) : null;
    const facts = { headers, sent, received: clock.now(), final };
    return failed
      ? { resource: null, error: new PayError('network'), ...facts }
      : { resource: SAMPLE, error: null, ...facts };
  };
  const poll = new PollController(host, {
    // A comment now and then keeps a stream alive; here its silence does not count.
    settings: () => ({ ...defaultSettings, clock: withoutSilence(clock), fetch: fetch as never }),
    streamSrc: () => (streams ? '/events' : ''),
    expires: () => (deadline === null ? null : start + deadline),
    parser: async () => parseResource,
    request,
    onResource: () => true,
  });
  return {
    poll,
    start: () => poll.start(request()),
    clock,
    requests,
    opened,
    most: () => most,
  };
}

/** A clock whose timers of 45 seconds, the silence that ends a stream, never run. */
function withoutSilence(clock: FakeClock) {
  return {
    now: () => clock.now(),
    random: () => clock.random(),
    after: (ms: number, task: () => void) => (ms === 45_000 ? () => {} : clock.after(ms, task)),
  };
}

const visibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('PollController in 24 hours', () => {
  // The clock of the tests does not wait for modules.
  before(() => import('../../src/client/stream-resource.js'));

  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(navigator, 'onLine');
  });

  for (const [chance, least, most] of [
    [1, 300, 360],
    [0, 560, 700],
  ] as const) {
    it(`sends some hundred requests, one at a time, with chance ${chance}`, async () => {
      const { poll, start, clock, requests, most: pending } = setup({ takes: 500, chance });
      start();
      await clock.rush(DAY);
      expect(requests.length).to.be.within(least, most);
      expect(pending()).to.equal(1);
      const first = requests.filter((at) => at < 60_000).length;
      expect(first, 'in the first minute').to.be.within(8, 16);
      poll.stop();
      expect(clock.waiting).to.equal(0);
    });
  }

  it('goes on if timers fire early', async () => {
    const { start, clock, requests } = setup();
    clock.early = 1;
    start();
    await clock.pass(60_000);
    expect(requests.length).to.be.within(8, 16);
  });

  it('never waits longer than a quarter of an hour', async () => {
    const { start, clock, requests } = setup();
    start();
    await clock.rush(DAY);
    const gaps = requests.slice(1).map((at, index) => at - requests[index]!);
    expect(Math.max(...gaps)).to.be.at.most(900_000);
    expect(Math.min(...gaps)).to.be.at.least(1_000);
  });

  it('survives hours without a network, and ends with a final status', async () => {
    const { poll, start, clock, requests } = setup({
      respond: (request) => (request < 100 ? { failed: true } : { final: true }),
    });
    start();
    await clock.rush(DAY);
    expect(requests).to.have.length(100);
    expect(poll.active).to.equal(false);
    expect(clock.waiting).to.equal(0);
  });

  it('waits for Retry-After each time', async () => {
    const { start, clock, requests } = setup({ respond: () => ({ failed: true, retryAfter: 3_600 }) });
    start();
    await clock.rush(DAY);
    expect(requests).to.deep.equal(Array.from({ length: 25 }, (_, hour) => hour * HOUR));
  });

  it('requests a second after the deadline, and less often after that', async () => {
    const { start, clock, requests } = setup({ deadline: 20 * HOUR });
    start();
    await clock.rush(DAY);
    expect(requests).to.include(20 * HOUR + 1_000);
    const late = requests.filter((at) => at > 20 * HOUR + 1_000);
    expect(late.length).to.be.within(10, 40);
  });

  it('pauses while the page is hidden or offline, and requests at once after that', async () => {
    const { start, clock, requests } = setup();
    start();
    await clock.rush(0);
    visibility('hidden');
    await clock.rush(DAY / 2);
    expect(requests).to.deep.equal([0]);
    visibility('visible');
    await clock.rush(0);
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await clock.rush(DAY / 2);
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    expect(requests).to.deep.equal([0, DAY / 2, DAY]);
  });

  it('requests on return, though a webview reports offline by mistake', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    const { poll, start, clock, requests } = setup();
    start();
    await clock.rush(0);
    visibility('hidden');
    await clock.rush(HOUR);
    visibility('visible');
    await clock.rush(2_000);
    expect(requests).to.deep.equal([0, HOUR, HOUR + 2_000]);
    expect(poll.notice).to.equal('');
  });

  it('requests after the device has slept, without any event', async () => {
    const { start, clock, requests } = setup();
    start();
    await clock.rush(HOUR);
    const before = requests.length;
    clock.sleep(8 * HOUR);
    await clock.rush(0);
    expect(requests.length).to.equal(before + 1);
  });

  it('requests within 30 seconds after a sleep that stopped its timers, and then as often as at the start', async () => {
    const { start, clock, requests } = setup({ chance: 1 });
    start();
    await clock.rush(12 * HOUR);
    // The delay is twelve minutes by now; the device sleeps for an hour, and timers go on where they stopped.
    const before = requests.length;
    clock.oversleep(HOUR);
    await clock.rush(30_000);
    expect(requests.length).to.be.within(before + 1, before + 6);
  });

  it('requests at most once a minute while it streams', async () => {
    const { start, clock, requests, opened } = setup({ streams: true });
    start();
    await clock.pass(59_999);
    expect([requests.length, opened.length]).to.deep.equal([1, 1]);
    await clock.pass(DAY);
    expect(requests.length).to.be.within(100, 350);
    expect(opened.length).to.equal(requests.length);
    expect(opened.filter(({ signal }) => !signal.aborted)).to.have.length(1);
  });

  it('requests soon, and streams again, when the stream ends', async () => {
    const { poll, start, clock, requests, opened } = setup({ streams: true });
    start();
    await clock.pass(0);
    opened[0]!.end(false);
    await clock.pass(2_000);
    expect([requests.length, opened.length]).to.deep.equal([2, 2]);
    opened[1]!.end(true);
    await clock.pass(DAY);
    expect([requests.length, opened.length, poll.active]).to.deep.equal([2, 2, false]);
  });

  it('closes the stream while the page is hidden, and opens another on return', async () => {
    const { start, clock, requests, opened } = setup({ streams: true });
    start();
    await clock.pass(0);
    visibility('hidden');
    expect(opened[0]!.signal.aborted).to.equal(true);
    // An event of the closed stream is ignored.
    opened[0]!.end(true);
    await clock.pass(HOUR);
    expect(requests).to.have.length(1);
    visibility('visible');
    await clock.pass(0);
    expect([requests.length, opened.length]).to.deep.equal([2, 2]);
  });

  it('repeats a request from before a sleep, and ignores the response to the first', async () => {
    const { poll, start, clock, requests } = setup({
      respond: (request) => ({ final: request === 2 }),
      takes: 1_000_000,
    });
    start();
    await clock.rush(4_999);
    window.dispatchEvent(new Event('online'));
    expect(requests).to.have.length(1);
    await clock.rush(1);
    window.dispatchEvent(new Event('online'));
    expect(requests).to.have.length(2);
    await clock.rush(1_000_000 - 5_000);
    expect(poll.active).to.equal(true);
    await clock.rush(5_000);
    expect(poll.active).to.equal(false);
  });

  it('has at most one request under way, whatever happens at once', async () => {
    const { poll, start, clock, requests, most } = setup({ takes: 500 });
    start();
    for (let minute = 0; minute < 60; minute++) {
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      poll.check();
      await clock.rush(60_000);
    }
    expect(most()).to.equal(1);
    expect(requests.length).to.be.above(60);
  });

  it('has no timer and no listener after it has stopped', async () => {
    const { poll, start, clock, requests } = setup();
    start();
    await clock.rush(HOUR);
    const before = requests.length;
    poll.stop();
    window.dispatchEvent(new Event('online'));
    await clock.rush(DAY);
    expect([requests.length - before, clock.waiting]).to.deep.equal([0, 0]);
  });
});
