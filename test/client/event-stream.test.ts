import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { readEvents } from '../../src/client/event-stream.js';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body in these chunks. */
const body = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? bytes(piece) : piece);
      controller.close();
    },
  });

async function read(...pieces: (string | Uint8Array)[]): Promise<string[]> {
  const all: string[] = [];
  await readEvents(
    body(...pieces),
    (data) => all.push(data) > 0,
    () => {},
  );
  return all;
}

describe('readEvents', () => {
  // The examples of the standard (9.2.6), and edge cases.
  const table: [string, string, string[]][] = [
    ['several lines of one event', 'data: YHOO\ndata: +2\ndata: 10\n\n', ['YHOO\n+2\n10']],
    ['a comment and unused fields', ': test stream\n\ndata: first event\nid: 1\n\n', ['first event']],
    ['empty data', 'data\n\ndata\ndata\n\ndata:', ['', '\n']],
    ['one space before the value', 'data:test\n\ndata: test\n\ndata:  test\n\n', ['test', 'test', ' test']],
    ['carriage returns', 'data: a\rdata: b\r\rdata: c\r\n\r\n', ['a\nb', 'c']],
    ['an event name', 'event: payment\ndata: {}\n\n', ['{}']],
    ['a byte order mark', '\uFEFFdata: a\n\n', ['a']],
    ['an incomplete event', 'data: a\n', []],
    ['a field name with the prefix “data”', 'database: a\n\n', []],
    ['empty lines', '\n\n\n', []],
  ];
  for (const [name, text, expected] of table) {
    it(`reads ${name}`, async () => expect(await read(text)).to.deep.equal(expected));
  }

  it('is independent of chunk boundaries, even within a character', async () => {
    const text = 'data: São Paulo\r\ndata: 转账\r\r: comment\ndata: {"a":1}\n\ndata: 🎉\r\n\r\n';
    const whole = await read(text);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat({ max: bytes(text).length }), { maxLength: 20 }), async (cuts) => {
        const all = bytes(text);
        const places = [0, ...cuts.sort((a, b) => a - b), all.length];
        const pieces = places.slice(1).map((end, index) => all.slice(places[index], end));
        expect(await read(...pieces)).to.deep.equal(whole);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts any bytes without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 50 })), async (all) => void (await read(...all))),
    );
  });

  it('rejects an endless event', async () => {
    let error: unknown;
    const pieces = Array.from({ length: 30 }, () => 'x'.repeat(50_000));
    await read('data: ', ...pieces).catch((thrown: unknown) => (error = thrown));
    expect(error).to.be.instanceOf(RangeError);
  });

  it('stops when the callback returns false, and cancels the body', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('data: a\n\n')),
      cancel: () => void (cancelled = true),
    });
    let count = 0;
    await readEvents(
      endless,
      () => ++count < 3,
      () => {},
    );
    expect([count, cancelled]).to.deep.equal([3, true]);
  });
});
