import { expect } from '@open-wc/testing';
import { listen } from '../../src/client/listen.js';
import type { Resource } from '../../src/contract/resource.js';
import { FakeClock, settle } from '../support/clock.js';
import { payment } from '../support/samples.js';

function setup() {
  const clock = new FakeClock();
  const life = new AbortController();
  const got: string[] = [];
  const asked: RequestInit[] = [];
  let answer!: (response: Response) => void;
  let refuse!: (error: unknown) => void;
  const fetch = ((_url, init) => {
    asked.push(init!);
    init!.signal!.addEventListener('abort', () => {
      refuse(init!.signal!.reason);
      pipe.error(init!.signal!.reason);
    });
    return new Promise<Response>((resolve, reject) => ([answer, refuse] = [resolve, reject]));
  }) as typeof globalThis.fetch;
  let pipe!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) });
  let ended = '';
  const done = listen({ fetch, headers: { 'x-token': 'a' }, timeout: 20_000 }, '/events', {
    after: (ms, task) => clock.after(ms, task),
    onResource: (resource: Resource) => {
      got.push(resource.status);
      return resource.status !== 'paid';
    },
    signal: life.signal,
  }).then((outcome) => (ended = outcome));
  return {
    clock,
    life,
    got,
    asked,
    done,
    ended: () => ended,
    refuse: (error: unknown) => refuse(error),
    answer: async (status = 200, type = 'text/event-stream; charset=utf-8') => {
      answer(new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } }));
      await settle();
    },
    send: async (text: string) => {
      pipe.enqueue(new TextEncoder().encode(text));
      await settle();
    },
    close: () => pipe.close(),
  };
}

const event = (overrides: object = {}) => `data: ${JSON.stringify(payment(overrides))}\n\n`;

describe('listen', () => {
  it('reports each change until the callback returns false', async () => {
    const { answer, send, got, done, asked, clock } = setup();
    await answer();
    await send(event());
    await send(`${event({ status: 'paid', action: {} })}${event({ status: 'late' })}`);
    expect(await done).to.equal('over');
    expect(got).to.deep.equal(['created', 'paid']);
    const headers = Object.fromEntries(asked[0]!.headers as Headers);
    expect(headers).to.deep.equal({ accept: 'text/event-stream', 'x-token': 'a' });
    expect(asked[0]!.signal!.aborted).to.equal(true);
    expect(clock.waiting).to.equal(0);
  });

  it('returns cut when the backend ends the stream', async () => {
    const { answer, close, done } = setup();
    await answer();
    close();
    expect(await done).to.equal('cut');
  });

  it('returns cut after 45 seconds without any data, comments included', async () => {
    const { answer, send, clock, ended } = setup();
    await answer();
    for (let minute = 0; minute < 5; minute++) {
      await clock.pass(44_000);
      await send(': still here\n\n');
    }
    expect(ended()).to.equal('');
    await clock.pass(45_000);
    expect(ended()).to.equal('cut');
    expect(clock.waiting).to.equal(0);
  });

  it('returns cut when no response arrives in time', async () => {
    const { clock, done } = setup();
    await clock.pass(20_000);
    expect(await done).to.equal('cut');
  });

  it('returns cut after data that is not a payment', async () => {
    for (const data of ['data: {\n\n', 'data: {"object":"order"}\n\n', 'data: null\n\n']) {
      const { answer, send, done, got } = setup();
      await answer();
      await send(data);
      expect(await done, data).to.equal('cut');
      expect(got).to.deep.equal([]);
    }
  });

  it('returns cut without a network', async () => {
    const { refuse, done } = setup();
    refuse(new TypeError('Failed to fetch'));
    expect(await done).to.equal('cut');
  });

  it('stops with its signal', async () => {
    const { answer, send, life, done, got, clock } = setup();
    await answer();
    await send(event());
    life.abort();
    expect(await done).to.equal('cut');
    expect([got.length, clock.waiting]).to.deep.equal([1, 0]);
  });

  const answers: [number, string, 'cut' | 'refused'][] = [
    [404, 'text/plain', 'refused'],
    [401, 'text/event-stream', 'refused'],
    [204, 'text/event-stream', 'refused'],
    [200, 'text/html', 'refused'],
    [429, 'text/plain', 'cut'],
    [408, 'text/plain', 'cut'],
    [503, 'text/plain', 'cut'],
  ];
  for (const [status, type, outcome] of answers) {
    it(`returns ${outcome} for HTTP ${status} ${type}`, async () => {
      const { answer, done } = setup();
      await answer(status, type);
      expect(await done).to.equal(outcome);
    });
  }
});
