/** Server-Sent Events (WHATWG HTML, 9.2) over fetch: with the provider's headers, which an EventSource cannot send. */

/** More than any payment; a backend that sends it all in one event is no backend of payments. */
const LONGEST_EVENT = 1_000_000;

/**
 * The data of each event, whatever its type.
 * @param onData is given the data of one event; @returns whether to go on
 * @param onSign something came: an event, or a comment that says that the connection lives
 * @throws {RangeError} of an event that is too long, and whatever reading throws
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onData: (data: string) => boolean,
  onSign: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      rest += decoder.decode(value, { stream: true });
      if (rest.length + data.join().length > LONGEST_EVENT) throw new RangeError('an event is too long');
      // A CR at the end may be the first half of a CRLF: it stays until more has come.
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
    // Ends the connection; that it has broken is known.
    await reader.cancel().catch(() => {});
  }
}
