/** Makes one delivery: finds the address, signs, sends, and says what came of it. */
import { ACCOUNT, timestamp } from '../world.js';
import type { Post } from './post.js';
import type { Claim } from './queue.js';
import { signedHeaders } from './secret.js';
import type { NewAttempt } from '../store/webhook-tables.js';
import { addressesOf, type Resolve, type Targets } from './target.js';

export interface Sending {
  readonly targets: Targets;
  readonly resolve: Resolve;
  readonly post: Post;
  readonly timeoutMs: number;
  /** The sandbox's time, which may be put forward. */
  now(): Date;
}

/** What an endpoint is sent; the same text each time. */
function eventBody({ event_id, type, time_created, data }: Claim): string {
  const event = { id: event_id, object: 'event', type, livemode: false, account: ACCOUNT };
  return JSON.stringify({ ...event, time_created: timestamp(time_created), data });
}

/** @param stopped whoever sends is told to stop by it */
export async function send(claim: Claim, sending: Sending, stopped: AbortSignal): Promise<NewAttempt> {
  const time_started = sending.now();
  const started = performance.now();
  const attempt = (status_code: number | null, error: string | null): NewAttempt => ({
    time_started,
    duration_ms: Math.round(performance.now() - started),
    status_code,
    error,
  });
  // Not AbortSignal.timeout: it does not fire when nothing else keeps the process.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), sending.timeoutMs);
  const signal = AbortSignal.any([timeout.signal, stopped]);
  try {
    return attempt(await Promise.race([sendWithin(claim, sending, signal), rejectedBy(signal)]), null);
  } catch (error) {
    if (stopped.aborted) return attempt(null, 'the sandbox was stopped');
    return attempt(null, timeout.signal.aborted ? `no answer in ${sending.timeoutMs / 1_000} s` : messageOf(error));
  } finally {
    clearTimeout(timer);
  }
}

async function sendWithin(claim: Claim, { targets, resolve, post }: Sending, signal: AbortSignal): Promise<number> {
  const body = eventBody(claim);
  const addresses = await addressesOf(claim.url, targets, resolve);
  // Receivers compare the time to theirs, which nobody puts forward.
  const headers = signedHeaders(claim.secret, claim.event_id, new Date(), body);
  return post({ url: claim.url, addresses, headers, body }, signal);
}

/** Names are resolved without regard to any signal. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}

function messageOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'failed';
}
