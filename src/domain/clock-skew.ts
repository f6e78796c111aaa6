/** What is known of how far a server's clock is ahead of this device's: between these, in milliseconds. */
export interface ClockSkew {
  readonly least: number;
  readonly most: number;
}

/** No answer takes longer. */
const LONGEST_MS = 60_000;

/**
 * What is known after another answer. Its `Date` (RFC 9110, 6.6.1) has whole seconds, and was written between the sending
 * and the answer: each answer narrows what the ones before left open, until a clock is set anew.
 * @param date the header; null where it may not be read
 * @param sent when it was asked, by this device's clock
 * @param received when the answer came
 */
export function narrowSkew(
  known: ClockSkew | null,
  date: string | null,
  sent: number,
  received: number,
): ClockSkew | null {
  const written = Date.parse(date ?? '');
  // A device that slept meanwhile learns nothing.
  if (Number.isNaN(written) || received - sent > LONGEST_MS) return known;
  const here = { least: written - received, most: written + 999 - sent };
  if (!known || known.least > here.most || known.most < here.least) return here;
  return { least: Math.max(known.least, here.least), most: Math.min(known.most, here.most) };
}

/** The best guess, in milliseconds; wrong by half a second and half the time on the way at most. 0 of nothing known. */
export function skewOf(known: ClockSkew | null): number {
  return known ? Math.round((known.least + known.most) / 2) : 0;
}
