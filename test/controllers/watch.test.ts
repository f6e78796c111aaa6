import { expect } from '@open-wc/testing';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { WatchController, type Asked } from '../../src/controllers/watch.js';
import { FakeClock } from '../support/clock.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const pending: Asked = { over: false, failed: false, reached: true, listens: false, retryAfter: 0 };

interface Setup {
  /** What each question is answered, by its number. */
  answer?: (question: number) => Partial<Asked>;
  /** How long an answer takes. */
  takes?: number;
  deadline?: number | null;
  chance?: number;
}

/** A watch without anything on screen, its questions by the time they were asked at, in milliseconds from the start. */
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

describe('a watch of 24 hours', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(navigator, 'onLine');
  });

  for (const [chance, least, most] of [
    [1, 300, 360],
    [0, 560, 700],
  ] as const) {
    it(`asks some hundred times, one at a time, at chance ${chance}`, async () => {
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

  it('goes on through a network that is gone for hours, and ends with the payment', async () => {
    const { watch, clock, asked } = setup({
      answer: (question) => (question < 100 ? { failed: true } : { over: true }),
    });
    watch.start();
    await clock.rush(DAY);
    expect(asked).to.have.length(100);
    expect(watch.state!.step).to.equal('ended');
    expect(clock.waiting).to.equal(0);
  });

  it('keeps to Retry-After each time', async () => {
    const { watch, clock, asked } = setup({ answer: () => ({ failed: true, retryAfter: HOUR }) });
    watch.start();
    await clock.rush(DAY);
    expect(asked).to.deep.equal(Array.from({ length: 25 }, (_, hour) => hour * HOUR));
  });

  it('asks a second after the deadline, whenever that is, and more slowly after it', async () => {
    const { watch, clock, asked } = setup({ deadline: 20 * HOUR });
    watch.start();
    await clock.rush(DAY);
    expect(asked).to.include(20 * HOUR + 1_000);
    const late = asked.filter((at) => at > 20 * HOUR + 1_000);
    expect(late.length).to.be.within(10, 40);
  });

  it('does not ask while the page is hidden or offline, and at once after', async () => {
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

  it('asks a consumer who is back, though a webview says that it is offline when it is not', async () => {
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

  it('wakes with the device, though nothing says that it slept', async () => {
    const { watch, clock, asked } = setup();
    watch.start();
    await clock.rush(HOUR);
    const before = asked.length;
    clock.sleep(8 * HOUR);
    await clock.rush(0);
    expect(asked.length).to.equal(before + 1);
  });

  it('looks at the time often, for a sleep that stops timers too', async () => {
    const { watch, clock, asked } = setup({ chance: 1 });
    watch.start();
    await clock.rush(12 * HOUR);
    // The delay is twelve minutes by now; the device sleeps for an hour, and timers go on where they stopped.
    const before = asked.length;
    clock.oversleep(HOUR);
    await clock.rush(30_000);
    expect(asked.length).to.equal(before + 1);
  });

  it('asks only now and then while it is told of changes', async () => {
    const { watch, clock, asked, listening } = setup({ answer: () => ({ listens: true }) });
    watch.start();
    await clock.rush(59_999);
    expect([asked.length, listening.length]).to.deep.equal([1, 1]);
    await clock.rush(DAY);
    expect(asked.length).to.be.within(100, 350);
    expect(listening.length).to.equal(asked.length);
    expect(listening.filter(({ signal }) => !signal.aborted)).to.have.length(1);
  });

  it('asks soon, and listens again, when it is not told any more', async () => {
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

  it('lets go of the connection when the page is hidden, and asks and listens again on return', async () => {
    const { watch, clock, asked, listening } = setup({ answer: () => ({ listens: true }) });
    watch.start();
    await clock.rush(0);
    visibility('hidden');
    expect(listening[0]!.signal.aborted).to.equal(true);
    // What the old one still says is not heard.
    listening[0]!.end(true);
    await clock.rush(HOUR);
    expect(asked).to.have.length(1);
    visibility('visible');
    await clock.rush(0);
    expect([asked.length, listening.length]).to.deep.equal([2, 2]);
  });

  it('asks anew on return when a question is from before a sleep, and hears the new answer alone', async () => {
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

  it('asks at most once at a time, whatever happens at once', async () => {
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

  it('leaves nothing behind', async () => {
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
