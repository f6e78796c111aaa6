import { intl } from './intl.js';

/** Formats an instant as day and time in the device's time zone, with the name of the zone. */
export function formatMoment(instant: number, locale: string): string {
  return intl('DateTimeFormat', locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}
