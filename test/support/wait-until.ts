import { waitUntil as poll } from '@open-wc/testing';

/**
 * Waits until `holds` returns a truthy value. The limit is for a machine that does other work: a second is too short there.
 * @param what is named if it does not hold within 8 s
 * @param interval in milliseconds
 */
export const waitUntil = (holds: () => unknown, what?: string, interval = 50): Promise<void> =>
  poll(async () => Boolean(await holds()), what, { interval, timeout: 8_000 });
