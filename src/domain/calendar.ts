/** A calendar file with one event. Source: RFC 5545. */
export interface CalendarEvent {
  /** Globally unique. */
  readonly uid: string;
  /** Creation time of the file, in milliseconds since the epoch. */
  readonly stamp: number;
  /** `yyyy-mm-dd` for a whole day, or an instant in milliseconds since the epoch. */
  readonly at: string | number;
  readonly summary: string;
  readonly description: string;
}

/** In bytes, without the line break. */
const MAX_LINE = 75;

export function calendarFile({ uid, stamp, at, summary, description }: CalendarEvent): string {
  const start = typeof at === 'string' ? `;VALUE=DATE:${at.replaceAll('-', '')}` : `:${utc(at)}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//pay-elements//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART${start}`,
    `SUMMARY:${escape(summary)}`,
    `DESCRIPTION:${escape(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

/** Returns the length of a character in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Folds a long line: it continues on the next line after a space. A character is never split. */
function fold(line: string): string {
  let bytes = 0;
  let folded = '';
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0)!);
    if (bytes + size > MAX_LINE) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
