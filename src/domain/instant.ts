/** Format of instants in the contract (section 2). */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;

/** @param text ISO 8601 with an offset @returns milliseconds since the epoch, or null if it is not an instant */
export function instantOf(text: string | null | undefined): number | null {
  if (!text || !INSTANT.test(text)) return null;
  // Some browsers do not parse lower case, or an offset without a colon.
  const instant = Date.parse(text.toUpperCase().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(instant) ? null : instant;
}
