/** Reads what may be logged from the events of the elements. Any script can fire them, so nothing is taken as it is. */
import { PayError, type PayErrorCode } from '../errors.js';
import type { PayEventMap } from '../events/index.js';
import type { Moment } from './entry.js';
import { FIELDS, KINDS, known, REASONS, STATUSES, WARNINGS } from './vocabulary.js';

type UnreadFields = Readonly<Record<string, unknown>>;

function codeOf(value: unknown): PayErrorCode | 'other' {
  if (typeof value !== 'string') return 'other';
  // The class has the list of its codes.
  const { code, retryable } = new PayError(value as PayErrorCode);
  return typeof retryable === 'boolean' ? code : 'other';
}

const statusOf = (resource: unknown) => known(STATUSES, (resource as UnreadFields | null | undefined)?.['status']);

/** Codes of this library are written with hyphens, those of the service without. */
const reasonOf = (reason: unknown) => known(REASONS, typeof reason === 'string' ? reason.replaceAll('-', '_') : null);

/** A new event does not compile until it is added here. @param times that the consumer has started again, with this one */
const MOMENTS: Readonly<Record<keyof PayEventMap, (event: UnreadFields, times: number) => Moment>> = {
  'pay-ready': () => ({ event: 'ready' }),
  'pay-redirect': ({ kind }) => ({ event: 'redirect', kind: known(KINDS, kind) }),
  'pay-otp-submit': () => ({ event: 'code-entered' }),
  'pay-otp-resend': () => ({ event: 'code-requested' }),
  'pay-copied': ({ field }) => ({ event: 'copied', field: known(FIELDS, field) }),
  'pay-saved': () => ({ event: 'saved' }),
  'pay-shared': () => ({ event: 'shared' }),
  'pay-method-change': () => ({ event: 'method-chosen' }),
  'pay-start': () => ({ event: 'submitted' }),
  'pay-status': ({ resource }) => ({ event: 'status', status: statusOf(resource) }),
  'pay-warning': ({ code, field }) => ({ event: 'warning', code: known(WARNINGS, code), field: known(FIELDS, field) }),
  'pay-error': ({ code }) => {
    const own = codeOf(code);
    return { event: 'error', code: own, retryable: own !== 'other' && new PayError(own).retryable };
  },
  'pay-complete': () => ({ event: 'outcome', outcome: 'complete', reason: null }),
  'pay-fail': ({ resource, reason }) => ({
    event: 'outcome',
    outcome: statusOf(resource) === 'expired' ? 'expired' : 'failed',
    reason: reasonOf(reason),
  }),
  'pay-retry': ({ otherMethod }, times) => ({ event: 'retry', times, otherMethod: otherMethod === true }),
};

export const EVENTS = Object.keys(MOMENTS) as readonly (keyof PayEventMap)[];

/** Returns null for another event. */
export const momentOf = (event: Event, times: number): Moment | null =>
  Object.hasOwn(MOMENTS, event.type)
    ? MOMENTS[event.type as keyof PayEventMap](event as unknown as UnreadFields, times)
    : null;
