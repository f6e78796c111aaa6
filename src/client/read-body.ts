/** In bytes: more than any payment has. What is longer is not read to its end. */
const LONGEST = 1_000_000;

/**
 * The text of an answer, as `response.text()` gives it.
 * @throws {RangeError} of one that is too long, as soon as it is, and whatever reading throws
 */
export async function readBody({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST) {
      void reader.cancel();
      throw new RangeError('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
