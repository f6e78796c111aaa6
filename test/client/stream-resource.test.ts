import { expect } from '@open-wc/testing';
import { streamResource } from '../../src/client/stream-resource.js';
import { parseResource, type Resource } from '../../src/contract/resource.js';
import { FakeClock, settle } from '../support/clock.js';
import { payment } from '../support/samples.js';

function setup() {
  const clock = new FakeClock();
  const life = new AbortController();
  const got: string[] = [];
  const requests: RequestInit[] = [];
  let respond!: (response: Response) => void;
  let refuse!: (error: unknown) => void;
  const fetch = ((_url, init) => {
    requests.push(init!);
    init!.signal!.addEventListener('abort', () => {
      refuse(init!.signal!.reason);
      pipe.error(init!.signal!.reason);
    });
    return new Promise<Response>((resolve, reject) => ([respond, refuse] = [resolve, reject]));
  }) as typeof globalThis.fetch;
  let pipe!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) });
  let ended = '';
  const done = streamResource({ fetch, headers: { 'x-token': 'a' }, timeout: 20_000 }, '/events', {
    after: (ms, task) => clock.after(ms, task),
    parse: parseResource,
    onResource: (resource: Resource) => {
      got.push(resource.status);
      return resource.status === 'paid';
    },
    signal: life.signal,
  }).then((outcome) => (ended = outcome));
  return {
    clock,
    life,
    got,
    requests,
    done,
    ended: () => ended,
    refuse: (error: unknown) => refuse(error),
    answer: async (status = 200, type = 'text/event-stream; charset=utf-8') => {
      respond(new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } }));
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

describe('streamResource', () => {
  it('passes on each resource until its status is final', async () => {
    const { answer, send, got, done, requests, clock } = setup();
    await answer();
    await send(event());
    await send(`${event({ status: 'paid', action: {} })}${event({ status: 'late' })}`);
    expect(await done).to.equal('final');
    expect(got).to.deep.equal(['created', 'paid']);
    const headers = Object.fromEntries(requests[0]!.headers as Headers);
    expect(headers).to.deep.equal({ accept: 'text/event-stream', 'x-token': 'a' });
    expect(requests[0]!.signal!.aborted).to.equal(true);
    expect(clock.waiting).to.equal(0);
  });

  it('ends with `cut` when the backend closes the connection', async () => {
    const { answer, close, done } = setup();
    await answer();
    close();
    expect(await done).to.equal('cut');
  });

  it('ends with `cut` after 45 seconds without an event or a comment', async () => {
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

  it('ends with `cut` when there is no response before the timeout', async () => {
    const { clock, done } = setup();
    await clock.pass(20_000);
    expect(await done).to.equal('cut');
  });

  it('ends with `cut` when an event has no payment', async () => {
    for (const data of ['data: {\n\n', 'data: {"object":"order"}\n\n', 'data: null\n\n']) {
      const { answer, send, done, got } = setup();
      await answer();
      await send(data);
      expect(await done, data).to.equal('cut');
      expect(got).to.deep.equal([]);
    }
  });

  it('ends with `cut` without a network', async () => {
    const { refuse, done } = setup();
    refuse(new TypeError('Failed to fetch'));
    expect(await done).to.equal('cut');
  });

  it('ends when its signal is aborted', async () => {
    const { answer, send, life, done, got, clock } = setup();
    await answer();
    await send(event());
    life.abort();
    expect(await done).to.equal('cut');
    expect([got.length, clock.waiting]).to.deep.equal([1, 0]);
  });

  const responses: [number, string, 'cut' | 'refused'][] = [
    [404, 'text/plain', 'refused'],
    [401, 'text/event-stream', 'refused'],
    [204, 'text/event-stream', 'refused'],
    [200, 'text/html', 'refused'],
    [429, 'text/plain', 'cut'],
    [408, 'text/plain', 'cut'],
    [503, 'text/plain', 'cut'],
  ];
  for (const [status, type, outcome] of responses) {
    it(`HTTP ${status} ${type}: ${outcome}`, async () => {
      const { answer, done } = setup();
      await answer(status, type);
      expect(await done).to.equal(outcome);
    });
  }
});
