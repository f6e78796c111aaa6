/** Server-Sent Events (WHATWG HTML, 9.2) over fetch, because an EventSource cannot send the provider's headers. */

/** Longer than any payment. */
const LONGEST_EVENT = 1_000_000;

/**
 * Reads the data of each event, of any type.
 * @param onData receives the data of one event; @returns false to stop
 * @param onBytes called for every chunk: an event, or a comment that keeps the connection alive
 * @throws {RangeError} for an event that is too long; and any error of reading
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onData: (data: string) => boolean,
  onBytes: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      rest += decoder.decode(value, { stream: true });
      if (rest.length + data.join().length > LONGEST_EVENT) throw new RangeError('an event is too long');
      // A CR at the end may be the first half of a CRLF: keep it until the next chunk.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
        else if (line === 'data') data.push('');
        else if (line === '' && data.length) {
          const text = data.join('\n');
          data = [];
          if (!onData(text)) return;
        }
      }
    }
  } finally {
    // Closes the connection; an error here means that it is already closed.
    await reader.cancel().catch(() => {});
  }
}
