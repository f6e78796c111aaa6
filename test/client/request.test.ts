import { expect } from '@open-wc/testing';
import { request, type Backend } from '../../src/client/request.js';
import { isPayError, type PayErrorCode } from '../../src/errors.js';
import { FakeBackend } from '../support/backend.js';
import { settle } from '../support/clock.js';

function setup(overrides: Partial<Backend> = {}) {
  const backend = new FakeBackend();
  const life = new AbortController();
  const settings: Backend = { fetch: backend.fetch, headers: { 'x-csrf': '1' }, timeout: 10_000, ...overrides };
  return { backend, life, ask: () => request(settings, '/x', { signal: life.signal }) };
}

async function codeOf(asked: Promise<unknown>): Promise<PayErrorCode | undefined> {
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return isPayError(error) ? error.code : undefined;
}

describe('request', () => {
  it('sends the host’s headers, and requests JSON without cache', async () => {
    const { backend, ask } = setup();
    const asked = ask();
    backend.last.answer({ a: 1 });
    expect(await asked).to.deep.equal({ a: 1 });
    expect(backend.last.headers.get('x-csrf')).to.equal('1');
    expect(backend.last.headers.get('accept')).to.equal('application/json');
  });

  it('sends one value of each header, whatever the case of its name', async () => {
    const { backend, life } = setup();
    const headers = { Accept: 'application/vnd.shop+json', 'Content-Type': 'text/plain', 'X-CSRF': '1' };
    const settings: Backend = { fetch: backend.fetch, headers, timeout: 10_000 };
    const options = { method: 'POST', body: {}, headers: { 'x-csrf': '2' }, signal: life.signal } as const;
    const asked = request(settings, '/x', options);
    backend.last.answer({});
    await asked;
    const names = ['accept', 'content-type', 'x-csrf'];
    expect(names.map((name) => backend.last.headers.get(name))).to.deep.equal([
      'application/vnd.shop+json',
      'application/json',
      '2',
    ]);
  });

  it('causes a network error with an invalid header name', async () => {
    const { ask } = setup({ headers: { 'not a name': '1' } });
    expect(await codeOf(ask())).to.equal('network');
  });

  it('names the request in the error message, without its query', async () => {
    const { backend, life } = setup();
    const settings: Backend = { fetch: backend.fetch, headers: {}, timeout: 10_000 };
    // A page without types may set a URL object, which fetch accepts.
    const url = new URL('https://shop.example/payments/pm_1?token=1');
    for (const asked of ['/payments/pm_1?token=1', url as unknown as string]) {
      const answered = request(settings, asked, { signal: life.signal });
      backend.last.answer({}, 500);
      const error = await answered.catch((thrown: unknown) => thrown);
      expect(error).to.have.property('code', 'server');
      expect(error)
        .to.have.property('message')
        .that.matches(/^HTTP 500: GET \S*\/payments\/pm_1$/);
    }
  });

  it('returns null for a 204', async () => {
    const { backend, ask } = setup();
    const asked = ask();
    backend.last.answerWith(new Response(null, { status: 204 }));
    expect(await asked).to.equal(null);
  });

  it('returns null for an empty response', async () => {
    const { backend, ask } = setup();
    const asked = ask();
    backend.last.answer('', 200);
    expect(await asked).to.equal(null);
  });

  const statuses: [number, PayErrorCode][] = [
    [300, 'refused'],
    [304, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'timeout'],
    [409, 'timeout'],
    [410, 'refused'],
    [422, 'refused'],
    [429, 'rate-limited'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'timeout'],
  ];
  for (const [status, code] of statuses) {
    for (const body of ['{}', '<html>', '', 'null', '[]', '{"error":"otp_incorrect"}', '{"error":null}']) {
      it(`causes ${code} for ${status} with ${JSON.stringify(body)}`, async () => {
        const { backend, ask } = setup();
        const asked = ask();
        // A 304 has no body.
        backend.last.answerWith(new Response(status === 304 ? null : body, { status }));
        expect(await codeOf(asked)).to.equal(code);
      });
    }
  }

  it('causes a network error without a response', async () => {
    const { backend, ask } = setup();
    const asked = ask();
    backend.last.fail();
    expect(await codeOf(asked)).to.equal('network');
  });

  describe('that is cut off as the page is left', () => {
    /** A request that fails after the event, and its code once that is known. */
    async function leave(type: string, overrides: Partial<Backend> = {}) {
      const { backend, life, ask } = setup(overrides);
      const found: (PayErrorCode | undefined)[] = [];
      const code = codeOf(ask()).then((one) => found.push(one));
      window.dispatchEvent(new Event(type));
      backend.last.fail();
      await settle();
      return { life, found, code };
    }

    for (const type of ['beforeunload', 'pagehide']) {
      it(`fails when the consumer comes back, after ${type}`, async () => {
        const { found, code } = await leave(type);
        expect(found).to.deep.equal([]);
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        await code;
        expect(found).to.deep.equal(['network']);
      });
    }

    it('fails in a page that was not left after all, at its time limit', async () => {
      const { found, code } = await leave('beforeunload', { timeout: 1 });
      await code;
      expect(found).to.deep.equal(['timeout']);
    });

    it('causes no error if its signal is aborted', async () => {
      const { life, found, code } = await leave('beforeunload');
      life.abort(new DOMException('gone', 'AbortError'));
      await code;
      expect(found).to.deep.equal([undefined]);
    });
  });

  it('times out if no response arrives', async () => {
    const { backend, ask } = setup({ timeout: 1 });
    expect(await codeOf(ask())).to.equal('timeout');
    expect(backend.last.signal.aborted).to.equal(true);
  });

  it('does not abort a request whose response was read', async () => {
    const { backend, ask } = setup();
    const asked = ask();
    backend.last.answer({});
    await asked;
    expect(backend.last.signal.aborted).to.equal(false);
  });

  it('causes no error if its signal is aborted', async () => {
    const { life, ask } = setup();
    const asked = ask();
    life.abort(new DOMException('gone', 'AbortError'));
    expect(await codeOf(asked)).to.equal(undefined);
  });
});
