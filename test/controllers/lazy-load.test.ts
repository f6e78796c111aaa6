import { expect } from '@open-wc/testing';
import { lazyLoad } from '../../src/controllers/lazy-load.js';
import { FakeClock, settle } from '../support/clock.js';

describe('lazyLoad', () => {
  /** A load whose attempts end when the test says so. */
  function setup() {
    const clock = new FakeClock();
    const attempts: { resolve: (module: string) => void; reject: (cause: Error) => void }[] = [];
    const log: string[] = [];
    const life = new AbortController();
    const promise = lazyLoad(() => new Promise<string>((resolve, reject) => attempts.push({ resolve, reject })), {
      clock,
      message: 'reader',
      signal: life.signal,
      onLoad: (module) => log.push(module),
      onFail: ({ code, message }) => log.push(`${code}: ${message}`),
    }).then(() => log.push('done'));
    const fail = async () => {
      attempts.at(-1)!.reject(new TypeError('Failed to fetch'));
      await settle();
    };
    const succeed = async () => {
      attempts.at(-1)!.resolve('module');
      await settle();
    };
    return { clock, attempts, log, life, promise, fail, succeed };
  }
  const online = () => dispatchEvent(new Event('online'));

  it('passes on the module and has no timer left', async () => {
    const { succeed, log, clock } = setup();
    await succeed();
    expect(log).to.deep.equal(['module', 'done']);
    expect(clock.waiting).to.equal(0);
  });

  it('reports load-failed when the chunk fails to load', async () => {
    const { fail, log } = setup();
    await fail();
    expect(log).to.deep.equal(['load-failed: reader', 'done']);
  });

  const MISTAKES: Readonly<Record<string, () => Promise<string>>> = {
    throws: () => {
      throw new TypeError('not a function');
    },
    'returns nothing': () => undefined as unknown as Promise<string>,
    'returns no promise': () => 'module' as unknown as Promise<string>,
    'returns a rejected promise': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  for (const [what, mistake] of Object.entries(MISTAKES)) {
    it(`reports load-failed when a function of the page ${what}, and tries again`, async () => {
      const clock = new FakeClock();
      const log: string[] = [];
      let loads = mistake;
      await lazyLoad(() => loads(), {
        clock,
        onLoad: (module) => log.push(module),
        onFail: ({ code, cause }) => log.push(`${code}: ${(cause as Error).name}`),
      });
      expect(log).to.deep.equal(['load-failed: TypeError']);
      loads = () => Promise.resolve('module');
      await clock.pass(5_000);
      await settle();
      expect([log.at(-1), clock.waiting]).to.deep.equal(['module', 0]);
    });
  }

  it('reports load-failed after 8 seconds, and passes on a module that arrives later', async () => {
    const { clock, log, succeed } = setup();
    await clock.pass(7_999);
    expect(log).to.deep.equal([]);
    await clock.pass(1);
    expect(log).to.deep.equal(['load-failed: reader', 'done']);
    await succeed();
    expect(log.at(-1)).to.equal('module');
  });

  it('tries again each time the browser comes online, until the chunk is loaded', async () => {
    const { attempts, log, fail, succeed, clock } = setup();
    for (const number of [1, 2]) {
      await fail();
      online();
      expect(attempts.length).to.equal(number + 1);
    }
    await succeed();
    online();
    expect([attempts.length, log.at(-1), clock.waiting]).to.deep.equal([3, 'module', 0]);
  });

  it('tries again after 5 seconds, and then after twice as long each time, 5 minutes at most', async () => {
    const { attempts, fail, clock } = setup();
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
      await fail();
      const before = attempts.length;
      await clock.pass(seconds * 1_000 - 1);
      expect(attempts.length).to.equal(before);
      await clock.pass(1);
      expect(attempts.length).to.equal(before + 1);
    }
  });

  it('stops when its signal is aborted, during an attempt or between two', async () => {
    const pending = setup();
    const failed = setup();
    await failed.fail();
    for (const { life, promise } of [pending, failed]) {
      life.abort();
      await promise;
    }
    online();
    await pending.succeed();
    expect(pending.log).to.deep.equal(['done']);
    for (const { attempts, clock } of [pending, failed]) expect([attempts.length, clock.waiting]).to.deep.equal([1, 0]);
  });
});
