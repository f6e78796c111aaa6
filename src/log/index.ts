/** Moments of a payment for analytics and error monitoring, without any value of the consumer. */
export type { PayLogEntry, PayLogName } from './entry.js';
export { PayLogEvent } from './event.js';
export { log, type LogHandler } from './log.js';
