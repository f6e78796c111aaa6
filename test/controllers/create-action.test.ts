import { expect } from '@open-wc/testing';
import { createAction, type ActionSnapshot } from '../../src/headless/index.js';
import { builders, fakeBackend } from '../../src/testing/index.js';
import { FakeClock } from '../support/clock.js';
import { waitUntil } from '../support/wait-until.js';

function opened(make: (build: ReturnType<typeof builders>) => { id: string; object: string }) {
  const clock = new FakeClock();
  const build = builders({ now: clock });
  const backend = fakeBackend({ clock });
  const resource = backend.add(make(build) as ReturnType<typeof build.aPixPayment>);
  const kind = resource.id.startsWith('mdt') ? 'mandates' : 'payments';
  const store = createAction({
    src: `/merchant/${kind}/${resource.id}`,
    baseUrl: '/merchant',
    fetch: backend.fetch,
    clock,
  });
  const seen: ActionSnapshot[] = [];
  store.subscribe((state) => seen.push(state));
  store.start();
  const at = (step: string) => waitUntil(() => store.state.action.step === step, `at ${step}`);
  return { clock, backend, store, seen, at, id: resource.id };
}

describe('createAction', () => {
  it('polls from the step to the outcome, and then no more', async () => {
    const { clock, backend, store, seen, at, id } = opened((build) => build.aPixPayment());
    await at('ready');
    expect(store.state).to.equal(store.state);
    expect(store.state.deadline).to.be.above(clock.now());
    backend.pay(id);
    await clock.pass(5_000);
    expect(store.state.action.step).to.equal('complete');
    const requests = backend.requests.length;
    await clock.pass(600_000);
    expect(backend.requests.length).to.equal(requests);
    expect([...new Set(seen.map(({ action }) => action.step))]).to.deep.equal(['loading', 'ready', 'complete']);
  });

  it('refuses a wrong code, takes the right one, and has neither in its state', async () => {
    const { backend, store, seen, at, id } = opened((build) => build.aMandate());
    await at('ready');
    const [wrong, right] = ['736251', '194205'];
    backend.refuseCode(id);
    await store.verify(wrong);
    expect([store.state.code.step, store.state.code.error]).to.deep.equal(['entry', 'otp-incorrect']);
    store.edited();
    await store.verify(right);
    await at('complete');
    for (const code of [wrong, right]) expect(JSON.stringify(seen)).to.not.contain(code);
  });

  it('counts the seconds to another code, for a code alone', async () => {
    const { backend, clock, store, at } = opened((build) => build.aMandate());
    await at('ready');
    expect(store.state.wait).to.equal(30);
    await store.resend();
    await clock.pass(30_000);
    expect([store.state.wait, store.state.code.resend]).to.deep.equal([0, 'ready']);
    await store.resend();
    expect(store.state.code.resend).to.equal('sent');
    expect(backend.requests.filter(({ path }) => path.endsWith('/resend'))).to.have.length(1);
    store.stop();
    expect(opened((build) => build.aPixPayment()).store.state.wait).to.equal(0);
  });

  it('says what is wrong, and goes on with `check`', async () => {
    const { backend, clock, store, at } = opened((build) => build.aPixPayment());
    backend.breakDown();
    await at('unusable');
    expect(store.state.error?.code).to.equal('server');
    await backend.recover();
    store.check();
    await clock.pass(0);
    await at('ready');
    expect(store.state.error).to.equal(null);
    store.stop();
  });

  it('takes a payment of the page, and refuses what is not one', () => {
    const build = builders();
    const store = createAction({ resource: build.aPixPayment({ status: 'paid' }) });
    expect(store.state.action.step).to.equal('complete');
    expect(() => createAction({ resource: { object: 'payment' } })).to.throw('payment.');
  });
});
