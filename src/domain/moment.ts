import { intl } from './intl.js';

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/**
 * Formats an instant as day and time in the device's time zone. Consumers read it as local time, so it does not name the zone. A
 * line ends at most between the day and the time.
 */
export function formatMoment(instant: number, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) => intl('DateTimeFormat', locale, options).format(instant);
  const text = format({ dateStyle: 'long', timeStyle: 'short' });
  const day = format({ dateStyle: 'long' });
  // Vietnamese begins with the time.
  if (!text.startsWith(day)) return text;
  const time = text.slice(day.length);
  return unbroken(day) + time.charAt(0) + unbroken(time.slice(1));
}
