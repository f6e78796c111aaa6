import { expect } from '@open-wc/testing';
import { fetchResource } from '../../src/client/fetch-resource.js';
import { resend, verify } from '../../src/client/one-time-code.js';
import { parseResource } from '../../src/contract/resource.js';
import { request, type Backend } from '../../src/client/request.js';
import { isPayError, type PayError } from '../../src/errors.js';
import { polluted } from '../support/polluted.js';
import { payment } from '../support/samples.js';

const { signal } = new AbortController();

function backend(fetch: (init: RequestInit) => Promise<Response>, timeout = 10_000): Backend {
  return { fetch: (_url, init) => fetch(init!), headers: {}, timeout };
}

async function errorOf(asked: Promise<unknown>): Promise<PayError> {
  const error: unknown = await asked.then(
    () => 'answered',
    (thrown: unknown) => thrown,
  );
  if (!isPayError(error)) throw new Error(`no error of ours: ${String(error)}`);
  return error;
}

/** A body with this many pieces, which records how many were read, and whether it was cancelled. */
function bodyOf(pieces: number, piece: Uint8Array) {
  const seen = { taken: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => (seen.taken++ < pieces ? controller.enqueue(piece) : controller.close()),
    cancel: () => void (seen.cancelled = true),
  });
  return { stream, seen };
}

describe('a response', () => {
  it('has the code of an error as an own property', async () => {
    const codeOf = async (body: string) => {
      const answer = async () => new Response(body, { status: 400 });
      return (await errorOf(verify(backend(answer), '/x', '123456', 'key', signal))).code;
    };
    const inherited = { error: { code: 'otp_attempts_exceeded' }, code: 'otp_attempts_exceeded' };
    const codes = await polluted(inherited, () => Promise.all(['{}', '{"error":{}}', ''].map(codeOf)));
    expect(codes).to.deep.equal(['refused', 'refused', 'refused']);
    expect(await codeOf('{"error":{"code":"otp_expired"}}')).to.equal('otp-expired');
  });

  it('of 50 MB is not read completely', async () => {
    const { stream, seen } = bodyOf(800, new Uint8Array(65_536).fill(0x20));
    const error = await errorOf(
      request(
        backend(async () => new Response(stream)),
        '/x',
        { signal },
      ),
    );
    expect([error.code, error.retryable]).to.deep.equal(['bad-response', true]);
    // A million bytes, and the buffer of the stream.
    expect(seen.taken).to.be.lessThan(20);
    expect(seen.cancelled).to.equal(true);
  });

  it('of exactly a million bytes is read completely', async () => {
    const { stream } = bodyOf(10, new Uint8Array(100_000).fill(0x20));
    expect(
      (
        await errorOf(
          request(
            backend(async () => new Response(stream)),
            '/x',
            { signal },
          ),
        )
      ).message,
    ).to.equal('not JSON');
  });

  it('is decoded as UTF-8 wherever its chunks end', async () => {
    const bytes = new TextEncoder().encode('\ufeff{"a":"Zürich 支付 🏦"}');
    for (let cut = 1; cut < bytes.length; cut++) {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(bytes.slice(0, cut));
          controller.enqueue(bytes.slice(cut));
          controller.close();
        },
      });
      const answered = await request(
        backend(async () => new Response(body)),
        '/x',
        { signal },
      );
      expect(answered, `cut at ${cut}`).to.deep.equal({ a: 'Zürich 支付 🏦' });
    }
  });

  it('that never ends times out, even with a fetch that ignores abort signals', async () => {
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    const error = await errorOf(
      request(
        backend(async () => new Response(endless), 1),
        '/x',
        { signal },
      ),
    );
    expect(error.code).to.equal('timeout');
  });

  it('that never starts times out, even with a fetch that ignores abort signals', async () => {
    const error = await errorOf(
      request(
        backend(() => new Promise(() => {}), 1),
        '/x',
        { signal },
      ),
    );
    expect(error.code).to.equal('timeout');
  });

  it('that is cut off causes a network error', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('cut')) });
    const error = await errorOf(
      request(
        backend(async () => new Response(broken)),
        '/x',
        { signal },
      ),
    );
    expect([error.code, error.retryable]).to.deep.equal(['network', true]);
  });

  it('is parsed as JSON whatever its content type', async () => {
    for (const type of ['text/html', 'application/octet-stream', 'image/png', '']) {
      const answer = async (body: string) => new Response(body, { headers: { 'content-type': type } });
      const good = await fetchResource(
        backend(() => answer(JSON.stringify(payment()))),
        '/x',
        () => 0,
        signal,
        parseResource,
      );
      expect(good.error, type).to.equal(null);
      const bad = await fetchResource(
        backend(() => answer('<!doctype html><title>Log in</title>')),
        '/x',
        () => 0,
        signal,
        parseResource,
      );
      expect(bad.error!.code, type).to.equal('bad-response');
    }
  });

  it('whose parser cannot be loaded is no fault of the backend', async () => {
    const answer = backend(async () => new Response(JSON.stringify(payment())));
    const parser = Promise.reject<typeof parseResource>(new TypeError('Failed to fetch dynamically imported module'));
    const { resource, error } = await fetchResource(answer, '/x', () => 0, signal, parser);
    expect([resource, error?.code, error?.retryable]).to.deep.equal([null, 'load-failed', true]);
  });

  it('that is nested too deeply for some engines is either read or causes bad-response', async () => {
    const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const text = JSON.stringify(payment({ metadata: 'deep' })).replace('"deep"', deep);
    const { resource, error } = await fetchResource(
      backend(async () => new Response(text)),
      '/x',
      () => 0,
      signal,
      parseResource,
    );
    const written = resource && JSON.stringify(resource).length > deep.length;
    expect(written ?? error?.code).to.be.oneOf([true, 'bad-response']);
  });
});

describe('redirects', () => {
  const sent = async (send: (backend: Backend) => Promise<unknown>) => {
    let asked: RequestInit = {};
    await send(backend(async (init) => ((asked = init), new Response(null, { status: 500 })))).catch(() => {});
    return [asked.redirect, asked.mode];
  };

  it('are not followed by POST requests', async () => {
    expect(await sent((backend) => verify(backend, '/verify', '123456', 'key', signal))).to.deep.equal([
      'manual',
      undefined,
    ]);
    expect(await sent((backend) => resend(backend, '/resend', signal))).to.deep.equal(['manual', undefined]);
  });

  it('are followed only by GET requests on the page’s own origin', async () => {
    for (const [url, redirect, mode] of [
      ['/x', undefined, 'same-origin'],
      ['x', undefined, 'same-origin'],
      [`${location.origin}/x`, undefined, 'same-origin'],
      ['https://api.shop.example/x', 'manual', undefined],
      ['//api.shop.example/x', 'manual', undefined],
    ] as const) {
      expect(await sent((backend) => request(backend, url, { signal })), url).to.deep.equal([redirect, mode]);
    }
  });

  it('an invalid URL causes a network error, and no request is sent', async () => {
    let sent = 0;
    const asked = request(
      backend(async () => (sent++, new Response('{}'))),
      'https://[',
      { signal },
    );
    expect((await errorOf(asked)).code).to.equal('network');
    expect(sent).to.equal(0);
  });
});

it('an aborted signal sends no request', async () => {
  let sent = 0;
  const gone = AbortSignal.abort();
  await request(
    backend(async () => (sent++, new Response('{}'))),
    '/x',
    { signal: gone },
  ).catch(() => {});
  expect(sent).to.equal(0);
});
