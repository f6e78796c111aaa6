import { intl } from './intl.js';

/**
 * Formats an instant as day and time in the device's time zone. Consumers read it as local time, so it does not name the zone. No
 * line ends inside a day that has room for it.
 */
export function formatMoment(instant: number, locale: string): string {
  const format = (timeStyle?: 'short') =>
    intl('DateTimeFormat', locale, { dateStyle: 'long', timeStyle }).format(instant);
  const day = format();
  return format('short').replace(day, day.replaceAll(' ', '\u00a0'));
}
