import { expect } from '@open-wc/testing';
import { lazyLoad } from '../../src/controllers/lazy-load.js';
import { isPayError } from '../../src/errors.js';
import { FakeClock, settle } from '../support/clock.js';

describe('lazyLoad', () => {
  let clock: FakeClock;
  beforeEach(() => (clock = new FakeClock()));

  /** A loader whose attempts the test ends. */
  function attempts() {
    const ends: { resolve: (module: string) => void; reject: (cause: Error) => void }[] = [];
    const load = () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
    return { ends, load };
  }
  const outcome = (loading: Promise<string>) =>
    loading.catch((error: unknown) => (isPayError(error) ? `${error.code}: ${error.message}` : error));

  it('resolves with the module and leaves no timer', async () => {
    const { ends, load } = attempts();
    const loading = lazyLoad(load, { clock });
    ends[0]!.resolve('module');
    expect(await loading).to.equal('module');
    expect(clock.waiting).to.equal(0);
  });

  it('rejects with load-failed when the chunk fails to load', async () => {
    const { ends, load } = attempts();
    const loading = outcome(lazyLoad(load, { clock, message: 'reader' }));
    ends[0]!.reject(new TypeError('Failed to fetch'));
    expect(await loading).to.equal('load-failed: reader');
    expect(clock.waiting).to.equal(0);
  });

  it('rejects after 8 seconds and passes on a module that arrives later', async () => {
    const { ends, load } = attempts();
    const late: string[] = [];
    let ended = '';
    void outcome(lazyLoad(load, { clock, onLate: (module) => late.push(module) })).then((end) => (ended = String(end)));
    await clock.pass(7_999);
    expect(ended).to.equal('');
    await clock.pass(1);
    expect(ended).to.equal('load-failed: load-failed');
    ends[0]!.resolve('module');
    await settle();
    expect(late).to.deep.equal(['module']);
  });

  it('tries again each time the browser comes online, until the chunk is loaded', async () => {
    const { ends, load } = attempts();
    const late: string[] = [];
    void outcome(lazyLoad(load, { clock, onLate: (module) => late.push(module) }));
    for (const end of [0, 1]) {
      dispatchEvent(new Event('online'));
      expect(ends.length).to.equal(end + 1);
      ends[end]!.reject(new TypeError('Failed to fetch'));
      await settle();
    }
    dispatchEvent(new Event('online'));
    ends[2]!.resolve('module');
    await settle();
    dispatchEvent(new Event('online'));
    expect(late).to.deep.equal(['module']);
    expect(ends.length).to.equal(3);
  });

  it('does not try again without a handler for late modules', async () => {
    const { ends, load } = attempts();
    void outcome(lazyLoad(load, { clock }));
    ends[0]!.reject(new TypeError('Failed to fetch'));
    await settle();
    dispatchEvent(new Event('online'));
    expect(ends.length).to.equal(1);
  });

  it('ends the timer, the retry and late modules when the signal is aborted', async () => {
    const failed = attempts();
    const hanging = attempts();
    const late: string[] = [];
    const life = new AbortController();
    const options = { clock, signal: life.signal, onLate: (module: string) => late.push(module) };
    void outcome(lazyLoad(failed.load, options));
    const loading = outcome(lazyLoad(hanging.load, options));
    failed.ends[0]!.reject(new TypeError('Failed to fetch'));
    await settle();
    life.abort();
    expect(await loading).to.equal('load-failed: load-failed');
    expect(clock.waiting).to.equal(0);
    dispatchEvent(new Event('online'));
    hanging.ends[0]!.resolve('module');
    await settle();
    expect(failed.ends.length).to.equal(1);
    expect(late).to.deep.equal([]);
  });
});
