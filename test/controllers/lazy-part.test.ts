import { expect } from '@open-wc/testing';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterPaint } from '../../src/controllers/after-paint.js';
import { lazyPart } from '../../src/controllers/lazy-part.js';
import { FakeClock, settle } from '../support/clock.js';

class Host implements ReactiveControllerHost {
  updates = 0;
  isConnected = false;
  readonly updateComplete = Promise.resolve(true);
  readonly #controllers: ReactiveController[] = [];

  addController(controller: ReactiveController): void {
    this.#controllers.push(controller);
  }

  removeController(): void {}

  requestUpdate(): void {
    this.updates++;
  }

  connect(): void {
    this.isConnected = true;
    for (const controller of this.#controllers) controller.hostConnected?.();
  }

  disconnect(): void {
    this.isConnected = false;
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }
}

describe('lazyPart', () => {
  const { addEventListener: add, removeEventListener: remove } = window;
  let listeners: Set<unknown>;
  let clock: FakeClock;
  let host: Host;
  let ends: { resolve: (module: string) => void; reject: (cause: Error) => void }[];
  const load = () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
  const fail = async () => {
    ends.at(-1)!.reject(new TypeError('Failed to fetch'));
    await settle();
  };

  beforeEach(() => {
    clock = new FakeClock();
    host = new Host();
    ends = [];
    listeners = new Set();
    window.addEventListener = (...args: Parameters<typeof add>) => {
      const [type, listener, options] = args;
      if (type === 'online') {
        listeners.add(listener);
        (options as AddEventListenerOptions).signal?.addEventListener('abort', () => listeners.delete(listener));
      }
      add.apply(window, args);
    };
    window.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners.delete(args[1]);
      remove.apply(window, args);
    };
  });
  afterEach(() => Object.assign(window, { addEventListener: add, removeEventListener: remove }));

  it('removes its listeners and timers with its host, however often it fails', async () => {
    const part = lazyPart(host, () => clock, load);
    void part.load();
    for (let round = 0; round < 5; round++) {
      await fail();
      expect(listeners.size).to.equal(1);
      host.disconnect();
      expect(listeners.size).to.equal(0);
      expect(clock.waiting).to.equal(0);
      host.connect();
      expect(ends.length).to.equal(round + 2);
    }
  });

  it('updates its host for the first failure and for the module', async () => {
    const modules: string[] = [];
    const errors: string[] = [];
    const part = lazyPart(
      host,
      () => clock,
      load,
      (module) => modules.push(module),
      ({ code }) => errors.push(code),
    );
    for (let round = 0; round < 2; round++) {
      const loading = part.load();
      expect(part.load() === loading).to.equal(true);
      await fail();
      expect(part.module).to.equal(null);
    }
    expect([host.updates, errors]).to.deep.equal([1, ['load-failed', 'load-failed']]);
    void part.load();
    ends.at(-1)!.resolve('module');
    await settle();
    await part.load();
    expect([host.updates, part.module, modules, ends.length]).to.deep.equal([2, 'module', ['module'], 3]);
  });

  it('leaves further attempts to the back-off, however often its host is updated', async () => {
    const part = lazyPart(host, () => clock, load);
    host.connect();
    const update = async () => {
      part.loadAfterPaint();
      await new Promise<void>((done) => afterPaint(done));
    };
    await update();
    for (let failures = 1; failures <= 3; failures++) {
      await fail();
      await update();
      expect(ends.length).to.equal(failures);
      await clock.pass(5_000 * 2 ** (failures - 1));
    }
  });

  it('loads nothing on connection that was not requested, or is there', async () => {
    const part = lazyPart(host, () => clock, load);
    host.connect();
    expect(ends.length).to.equal(0);
    void part.load();
    ends[0]!.resolve('module');
    await settle();
    host.disconnect();
    host.connect();
    await part.load();
    expect(ends.length).to.equal(1);
  });

  it('is loaded after a paint, or when a host that was removed before is added again', async () => {
    const host = new Host();
    let loads = 0;
    const part = lazyPart(
      host,
      () => new FakeClock(),
      () => Promise.resolve(++loads),
    );
    const painted = () => new Promise<void>((done) => afterPaint(done));
    host.connect();
    part.loadAfterPaint();
    expect(loads).to.equal(0);
    host.disconnect();
    await painted();
    await settle();
    expect(loads).to.equal(0);
    host.connect();
    await settle();
    expect([loads, part.module]).to.deep.equal([1, 1]);

    const other = new Host();
    const second = lazyPart(
      other,
      () => new FakeClock(),
      () => Promise.resolve(++loads),
    );
    other.connect();
    second.loadAfterPaint();
    await painted();
    await settle();
    expect(second.module).to.equal(2);
  });
});
