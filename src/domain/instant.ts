/** Instants as they come over the wire (contract section 2). */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;

/** @param text ISO 8601 with an offset @returns milliseconds since the epoch; null of anything else */
export function instantOf(text: string | null | undefined): number | null {
  if (!text || !INSTANT.test(text)) return null;
  // Not every browser reads small letters, nor an offset without its colon.
  const instant = Date.parse(text.toUpperCase().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(instant) ? null : instant;
}
