import { expect } from '@open-wc/testing';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { WatchController, type Asked } from '../../src/controllers/watch.js';
import { FakeClock } from '../support/clock.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const pending: Asked = { over: false, failed: false, reached: true, listens: false, retryAfter: 0 };

interface Setup {
  /** The response to each poll, by its number. */
  answer?: (question: number) => Partial<Asked>;
  /** The duration of a response in milliseconds. */
  takes?: number;
  deadline?: number | null;
  chance?: number;
}

/** A poller without an element. It records its polls by their time, in milliseconds from the start. */
function setup({ answer = () => ({}), takes = 0, deadline = null, chance = 1 }: Setup = {}) {
  const clock = new FakeClock();
  clock.chance = chance;
  const start = clock.now();
  const asked: number[] = [];
  let under = 0;
  let most = 0;
  const controllers: ReactiveController[] = [];
  const host = {
    addController: (one: ReactiveController) => controllers.push(one),
    requestUpdate: () => {},
  } as unknown as ReactiveControllerHost;
  const listening: { end: (over: boolean) => void; signal: AbortSignal }[] = [];
  const watch = new WatchController(host, {
    clock: () => clock,
    deadline: () => (deadline === null ? null : start + deadline),
    ask: async () => {
      asked.push(clock.now() - start);
      most = Math.max(most, ++under);
      if (takes) await new Promise<void>((done) => void clock.after(takes, done));
      under--;
      return { ...pending, ...answer(asked.length) };
    },
    listen: (signal) => new Promise((end) => listening.push({ end, signal })),
  });
  return { watch, clock, asked, listening, most: () => most, disconnect: () => controllers[0]!.hostDisconnected!() };
}

const visibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a poller in 24 hours', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(navigator, 'onLine');
  });

  for (const [chance, least, most] of [
    [1, 300, 360],
    [0, 560, 700],
  ] as const) {
    it(`polls some hundred times, one request at a time, with random number ${chance}`, async () => {
      const { watch, clock, asked, most: under } = setup({ takes: 500, chance });
      watch.start();
      await clock.rush(DAY);
      expect(asked.length).to.be.within(least, most);
      expect(under()).to.equal(1);
      const first = asked.filter((at) => at < 60_000).length;
      expect(first, 'in the first minute').to.be.within(8, 16);
      watch.stop();
      expect(clock.waiting).to.equal(0);
    });
  }

  it('never waits longer than a quarter of an hour', async () => {
    const { watch, clock, asked } = setup();
    watch.start();
    await clock.rush(DAY);
    const gaps = asked.slice(1).map((at, index) => at - asked[index]!);
    expect(Math.max(...gaps)).to.be.at.most(900_000);
    expect(Math.min(...gaps)).to.be.at.least(1_000);
  });

  it('continues after hours without a network, and stops with the outcome', async () => {
    const { watch, clock, asked } = setup({
      answer: (question) => (question < 100 ? { failed: true } : { over: true }),
    });
    watch.start();
    await clock.rush(DAY);
    expect(asked).to.have.length(100);
    expect(watch.state!.step).to.equal('ended');
    expect(clock.waiting).to.equal(0);
  });

  it('follows Retry-After each time', async () => {
    const { watch, clock, asked } = setup({ answer: () => ({ failed: true, retryAfter: HOUR }) });
    watch.start();
    await clock.rush(DAY);
    expect(asked).to.deep.equal(Array.from({ length: 25 }, (_, hour) => hour * HOUR));
  });

  it('polls a second after the deadline, and less often after it', async () => {
    const { watch, clock, asked } = setup({ deadline: 20 * HOUR });
    watch.start();
    await clock.rush(DAY);
    expect(asked).to.include(20 * HOUR + 1_000);
    const late = asked.filter((at) => at > 20 * HOUR + 1_000);
    expect(late.length).to.be.within(10, 40);
  });

  it('pauses while the page is hidden or offline, and polls at once after that', async () => {
    const { watch, clock, asked } = setup();
    watch.start();
    await clock.rush(0);
    visibility('hidden');
    await clock.rush(DAY / 2);
    expect(asked).to.deep.equal([0]);
    visibility('visible');
    await clock.rush(0);
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await clock.rush(DAY / 2);
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    expect(asked).to.deep.equal([0, DAY / 2, DAY]);
  });

  it('polls when the page is shown, even if a webview reports offline wrongly', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    const { watch, clock, asked } = setup();
    watch.start();
    await clock.rush(0);
    visibility('hidden');
    await clock.rush(HOUR);
    visibility('visible');
    await clock.rush(2_000);
    expect(asked).to.deep.equal([0, HOUR, HOUR + 2_000]);
    expect(watch.state!.note).to.equal('');
  });

  it('polls after the device slept, even if no event reports it', async () => {
    const { watch, clock, asked } = setup();
    watch.start();
    await clock.rush(HOUR);
    const before = asked.length;
    clock.sleep(8 * HOUR);
    await clock.rush(0);
    expect(asked.length).to.equal(before + 1);
  });

  it('checks the time often, because timers may stop while the device sleeps', async () => {
    const { watch, clock, asked } = setup({ chance: 1 });
    watch.start();
    await clock.rush(12 * HOUR);
    // The delay is twelve minutes by now. The device sleeps for an hour, and its timers stop meanwhile.
    const before = asked.length;
    clock.oversleep(HOUR);
    await clock.rush(30_000);
    expect(asked.length).to.equal(before + 1);
  });

  it('polls less often while a stream is open', async () => {
    const { watch, clock, asked, listening } = setup({ answer: () => ({ listens: true }) });
    watch.start();
    await clock.rush(59_999);
    expect([asked.length, listening.length]).to.deep.equal([1, 1]);
    await clock.rush(DAY);
    expect(asked.length).to.be.within(100, 350);
    expect(listening.length).to.equal(asked.length);
    expect(listening.filter(({ signal }) => !signal.aborted)).to.have.length(1);
  });

  it('polls soon, and reconnects, after the stream ended', async () => {
    const { watch, clock, asked, listening } = setup({ answer: () => ({ listens: true }) });
    watch.start();
    await clock.rush(0);
    listening[0]!.end(false);
    await clock.rush(2_000);
    expect([asked.length, listening.length]).to.deep.equal([2, 2]);
    listening[1]!.end(true);
    await clock.rush(DAY);
    expect([asked.length, listening.length, watch.state!.step]).to.deep.equal([2, 2, 'ended']);
  });

  it('closes the stream when the page is hidden, and polls and reconnects when it is shown', async () => {
    const { watch, clock, asked, listening } = setup({ answer: () => ({ listens: true }) });
    watch.start();
    await clock.rush(0);
    visibility('hidden');
    expect(listening[0]!.signal.aborted).to.equal(true);
    // The outcome of the closed stream is ignored.
    listening[0]!.end(true);
    await clock.rush(HOUR);
    expect(asked).to.have.length(1);
    visibility('visible');
    await clock.rush(0);
    expect([asked.length, listening.length]).to.deep.equal([2, 2]);
  });

  it('polls again when the page returns and a request is older than 5 s, and ignores the old response', async () => {
    const { watch, clock, asked } = setup({ answer: (question) => ({ over: question === 2 }), takes: 1_000_000 });
    watch.start();
    await clock.rush(4_999);
    window.dispatchEvent(new Event('online'));
    expect(asked).to.have.length(1);
    await clock.rush(1);
    window.dispatchEvent(new Event('online'));
    expect(asked).to.have.length(2);
    await clock.rush(1_000_000 - 5_000);
    expect(watch.state!.step).to.equal('asking');
    await clock.rush(5_000);
    expect(watch.state!.step).to.equal('ended');
  });

  it('sends at most one request at a time, whatever events arrive', async () => {
    const { watch, clock, asked, most } = setup({ takes: 500 });
    watch.start();
    for (let minute = 0; minute < 60; minute++) {
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      watch.press();
      await clock.rush(60_000);
    }
    expect(most()).to.equal(1);
    expect(asked.length).to.be.above(60);
  });

  it('stops everything when it is disconnected', async () => {
    const { watch, clock, asked, disconnect } = setup();
    watch.start();
    await clock.rush(HOUR);
    const before = asked.length;
    disconnect();
    window.dispatchEvent(new Event('online'));
    await clock.rush(DAY);
    expect([asked.length - before, clock.waiting]).to.deep.equal([0, 0]);
  });
});
