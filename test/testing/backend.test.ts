import { expect } from '@open-wc/testing';
import '../support/lazy.js';
import '../../src/define/all.js';
import type { PayAction, PayProvider } from '../../src/index.js';
import { parseResource } from '../../src/contract/index.js';
import {
  aBoletoPayment,
  aMandate,
  aPixPayment,
  aRedirectMandate,
  FakeBackend,
  fakeBackend,
  TestClock,
} from '../../src/testing/index.js';
import { settle } from '../support/clock.js';

const json = async (response: Promise<Response>) => (await (await response).json()) as Record<string, unknown>;
const JSON_TYPE = { 'content-type': 'application/json' };
const verify = (backend: FakeBackend, id: string, key = '', body = '{"otp":"123456"}') =>
  backend.fetch(`/merchant/v1/mandates/${id}/verify`, {
    method: 'POST',
    body,
    headers: { ...JSON_TYPE, 'idempotency-key': key },
  });

describe('the fake backend', () => {
  let backend: FakeBackend;
  beforeEach(() => (backend = fakeBackend()));

  it('returns the payments and mandates that were added, at any path', async () => {
    const payment = backend.add(aPixPayment());
    const mandate = backend.add(aMandate());
    expect(await json(backend.fetch(`/merchant/payments/${payment.id}?a=1`))).to.deep.equal(payment);
    expect(await json(backend.fetch(new URL(`https://shop.example.com/api/${mandate.id}`)))).to.deep.equal(mandate);
    expect(await json(backend.fetch(new Request(`/merchant/payments/${payment.id}`)))).to.deep.equal(payment);
    const { warn } = console;
    const warnings: unknown[] = [];
    Object.assign(console, { warn: (text: unknown) => warnings.push(text) });
    const unknown = await backend.fetch('/merchant/payments/pm_0');
    Object.assign(console, { warn });
    expect(unknown.status).to.equal(404);
    expect(warnings).to.deep.equal([
      `The fake backend has no payment or mandate of /merchant/payments/pm_0. It has: ${payment.id}, ${mandate.id}.`,
    ]);
    expect(await unknown.json()).to.have.nested.property('error.code', 'resource_missing');
  });

  it('every status that is reached is valid against the contract', async () => {
    const ends: [string, (id: string) => void][] = [
      ['paid', (id) => backend.pay(id)],
      ['failed', (id) => backend.fail(id, 'insufficient_funds')],
      ['expired', (id) => backend.expire(id)],
      ['created', (id) => backend.wait(id)],
    ];
    for (const [status, end] of ends) {
      const { id } = backend.add(aBoletoPayment());
      end(id);
      expect(parseResource(await json(backend.fetch(`/x/${id}`)))).to.include({ status, action: null });
    }
    const { id } = backend.add(aMandate());
    backend.sign(id);
    expect(parseResource(backend.get(id))).to.include({ status: 'active' });
  });

  it('a status that is final does not change', () => {
    const { id } = backend.add(aPixPayment());
    backend.pay(id);
    for (const change of [() => backend.pay(id), () => backend.expire(id), () => backend.fail(id)])
      expect(change).to.throw(TypeError, `payment ${id} is paid already`);
  });

  it('a method for the other kind, an unknown id and a second payment with an id are mistakes', () => {
    const { id } = backend.add(aPixPayment({ id: 'pm_1' }));
    expect(() => backend.sign(id)).to.throw(TypeError, 'pm_1 is no mandate');
    expect(() => backend.pay('pm_2')).to.throw(TypeError, 'no payment or mandate pm_2: add it first');
    expect(() => backend.add(aPixPayment({ id: 'pm_1' }))).to.throw(TypeError, 'a payment pm_1 already');
    const redirect = backend.add(aRedirectMandate());
    expect(() => backend.refuseCode(redirect.id)).to.throw(TypeError, 'does not wait for a one-time code');
  });

  it('accepts one code alone, if it was given one', async () => {
    backend = fakeBackend({ code: '424242' });
    const { id } = backend.add(aMandate());
    const response = await verify(backend, id);
    expect(response.status).to.equal(400);
    expect(await response.json()).to.have.nested.property('error.code', 'otp_incorrect');
    expect(await json(verify(backend, id, '', '{"otp":"424242"}'))).to.include({ status: 'active' });
  });

  it('accepts any code, but those that it was to refuse', async () => {
    const { id } = backend.add(aMandate());
    backend.refuseCode(id);
    backend.refuseCode(id, 'otp_expired');
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 2; attempt++) {
      const response = await verify(backend, id);
      codes.push(response.status, ((await response.json()) as { error: { code: string } }).error.code);
    }
    expect(codes).to.deep.equal([400, 'otp_incorrect', 400, 'otp_expired']);
    expect(await json(verify(backend, id))).to.include({ status: 'active' });
    expect((await verify(backend, id)).status).to.equal(400);
  });

  it('a request that is repeated with its idempotency key gets the same response', async () => {
    const { id } = backend.add(aMandate());
    backend.refuseCode(id);
    expect((await verify(backend, id, 'key-1')).status).to.equal(400);
    expect((await verify(backend, id, 'key-1')).status).to.equal(400);
    expect((await verify(backend, id, 'key-2')).status).to.equal(200);
  });

  it('too many wrong codes end a mandate', async () => {
    const { id } = backend.add(aMandate());
    backend.refuseCode(id, 'otp_attempts_exceeded');
    await verify(backend, id);
    expect(backend.get(id)).to.include({ status: 'failed', failure_code: 'otp_attempts_exceeded' });
  });

  it('sends another code only while one is awaited', async () => {
    const { id } = backend.add(aMandate());
    const resend = () =>
      backend.fetch(`/merchant/v1/mandates/${id}/resend`, { method: 'POST', body: '{}', headers: JSON_TYPE });
    expect((await resend()).status).to.equal(200);
    backend.expire(id);
    expect((await resend()).status).to.equal(400);
  });

  it('records requests without the one-time code', async () => {
    const { id } = backend.add(aMandate());
    await verify(backend, id);
    expect(backend.requests).to.deep.equal([{ method: 'POST', path: `/merchant/v1/mandates/${id}/verify` }]);
    expect(JSON.stringify(backend)).not.to.contain('123456');
  });

  const orderAt = (shop: FakeBackend, body: string, headers: Record<string, string> = JSON_TYPE) =>
    shop.fetch('/merchant/orders', { method: 'POST', body, headers });

  it('creates the order of a page', async () => {
    const shop = fakeBackend({ orders: ({ cart }) => aPixPayment({ reference: String(cart) }) });
    const created = await json(orderAt(shop, '{"cart":"A-1"}'));
    expect(created).to.include({ reference: 'A-1', status: 'created' });
    shop.pay(String(created['id']));
    expect((await orderAt(backend, '{}')).status).to.equal(404);
  });

  it('a mistake of the test in the order is an error with its text', async () => {
    const wrong = await orderAt(fakeBackend({ orders: () => aPixPayment({ amount: 'ten' }) }), '{}');
    expect([wrong.status, await wrong.text()].join()).to.match(/^500,.*TypeError/);
  });

  it('refuses what a backend with pay-elements/merchant refuses', async () => {
    const shop = fakeBackend({ orders: () => aPixPayment() });
    const { id } = shop.add(aMandate());
    const paths = ['/merchant/orders', `/merchant/v1/mandates/${id}/verify`, `/merchant/v1/mandates/${id}/resend`];
    const send = (path: string, body: string, headers: Record<string, string>) =>
      shop.fetch(path, { method: 'POST', body, headers });
    const answers: [Promise<Response>, string][] = paths.flatMap((path): [Promise<Response>, string][] => [
      // `fetch` sends a text as text/plain.
      [send(path, '{"otp":"123456"}', {}), 'content-type: expected application/json'],
      [send(path, '{', JSON_TYPE), 'the body is not JSON'],
      [send(path, '"pix_br"', JSON_TYPE), 'expected an object'],
    ]);
    for (const body of ['{}', '{"otp":424242}'])
      answers.push([verify(shop, id, '', body), 'otp: expected 1 to 16 characters']);
    for (const [answer, message] of answers) {
      const response = await answer;
      expect(response.status, message).to.equal(400);
      expect(await response.json()).to.have.nested.property('error.message', message);
    }
    expect(shop.get(id).status).to.equal('pending');
  });

  it('responds with errors until it recovers', async () => {
    const { id } = backend.add(aPixPayment());
    backend.breakDown(429, { 'retry-after': '7' });
    const limited = await backend.fetch(`/x/${id}`);
    expect([limited.status, limited.headers.get('retry-after')]).to.deep.equal([429, '7']);
    await backend.recover();
    expect((await backend.fetch(`/x/${id}`)).status).to.equal(200);
  });

  it('offline, requests fail, and the page knows', async () => {
    const seen: string[] = [];
    const note = (event: Event) => void seen.push(`${event.type} ${navigator.onLine}`);
    addEventListener('offline', note);
    addEventListener('online', note);
    await backend.goOffline();
    const failed = await backend.fetch('/x').catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(TypeError);
    await backend.recover();
    expect(seen).to.deep.equal(['offline false', 'online true']);
    removeEventListener('offline', note);
    removeEventListener('online', note);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it('requests hang until it recovers, or until they are aborted', async () => {
    const { id } = backend.add(aPixPayment());
    await backend.hang();
    const aborted = new AbortController();
    const given = backend.fetch(`/x/${id}`, { signal: aborted.signal }).catch((error: Error) => error.name);
    const patient = json(backend.fetch(`/x/${id}`));
    aborted.abort();
    expect(await given).to.equal('AbortError');
    expect(backend.requests).to.have.lengthOf(0);
    await backend.recover();
    expect(await patient).to.include({ id });
  });

  it('has the time of a clock', async () => {
    const clock = new TestClock('2026-11-21T12:00:00Z');
    const timed = fakeBackend({ clock });
    const { id } = timed.add(aPixPayment());
    await clock.advance(60_000);
    timed.pay(id);
    const response = await timed.fetch(`/x/${id}`);
    expect(response.headers.get('date')).to.equal('Sat, 21 Nov 2026 12:01:00 GMT');
    expect(await response.json()).to.include({ time_paid: '2026-11-21T12:01:00+00:00' });
  });
});

describe('a checkout with the fake backend and a clock that stands still', () => {
  let backend: FakeBackend;
  let clock: TestClock;
  let provider: PayProvider;
  let action: PayAction;

  beforeEach(() => {
    clock = new TestClock('2026-11-21T12:00:00Z');
    backend = fakeBackend({ clock });
    provider = document.createElement('pay-provider');
    Object.assign(provider, { baseUrl: '/merchant', fetch: backend.fetch, clock });
    action = document.createElement('pay-action');
    provider.append(action);
    document.body.append(provider);
  });
  afterEach(() => {
    provider.remove();
    expect(clock.waiting).to.equal(0);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  const show = async (id: string) => {
    action.src = `/merchant/x/${id}`;
    await clock.advance(0);
    await settle();
  };
  const said = () => action.shadowRoot!.querySelector('#status')!.textContent.trim();

  it('shows that a payment is paid at the next poll', async () => {
    const { id } = backend.add(aPixPayment());
    await show(id);
    backend.pay(id);
    expect(said()).to.equal('');
    await clock.advance(15_000);
    expect(said()).to.equal('Payment complete');
  });

  it('expires without a wait', async () => {
    const { id } = backend.add(aPixPayment({ time_created: '2026-11-21T11:05:00Z' }));
    await show(id);
    await clock.advance(300_000);
    backend.expire(id);
    await clock.advance(60_000);
    expect(said()).to.equal('The time to pay has run out');
  });

  it('continues after it was offline', async () => {
    const { id } = backend.add(aPixPayment());
    await show(id);
    await backend.goOffline();
    await clock.advance(0);
    expect(said()).to.contain('You’re offline');
    backend.pay(id);
    await backend.recover();
    // Requests on return are two seconds apart.
    await clock.advance(2_000);
    expect(said()).to.equal('Payment complete');
  });
});
