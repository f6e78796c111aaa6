import { intl } from './intl.js';

/** Formats an instant as day and time in the device's time zone. Consumers read it as local time, so it does not name the zone. */
export function formatMoment(instant: number, locale: string): string {
  return intl('DateTimeFormat', locale, { dateStyle: 'long', timeStyle: 'short' }).format(instant);
}
