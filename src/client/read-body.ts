/** In bytes: longer than any payment. The rest of a longer body is not read. */
const LONGEST = 1_000_000;

/**
 * Reads a body as text, like `response.text()`.
 * @param longest in bytes
 * @throws {RangeError} as soon as the body is too long; and any error of reading
 */
export async function readBody({ body }: Pick<Body, 'body'>, longest: number = LONGEST): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > longest) {
      // A stream that has failed meanwhile rejects, too.
      reader.cancel().catch(() => {});
      throw new RangeError('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
