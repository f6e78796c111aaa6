/**
 * Returns a copy of a JSON value in which no text, name or number contains the digits of a one-time code, also with a space or
 * hyphen between them: dots are in their place.
 */
export function redacted(value: unknown, code: string): unknown {
  const echo = new RegExp([...code].join('[\\s-]?'), 'g');
  const text = (said: string) => said.replace(echo, '•'.repeat(code.length));
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return text(part);
    if (typeof part === 'number') return text(String(part)) === String(part) ? part : text(String(part));
    if (Array.isArray(part)) return part.map(copy);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [text(name), copy(inner)]));
  };
  return copy(value);
}
