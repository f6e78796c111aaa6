/** Makes one delivery attempt: resolves the address, signs, sends, and returns the result. */
import type { Post } from './post.js';
import { eventView } from './event.js';
import type { Claim } from './queue.js';
import { signedHeaders } from './secret.js';
import type { NewAttempt } from '../store/webhook-tables.js';
import { addressesOf, type Resolve, type Targets } from './target.js';

export interface Sending {
  readonly targets: Targets;
  readonly resolve: Resolve;
  readonly post: Post;
  readonly timeoutMs: number;
  /** Returns the sandbox's time. */
  now(): Date;
}

/** @param stopped aborts the attempt when the sandbox stops */
export async function send(claim: Claim, sending: Sending, stopped: AbortSignal): Promise<NewAttempt> {
  const time_started = sending.now();
  const started = performance.now();
  const attempt = (status_code: number | null, error: string | null): NewAttempt => ({
    time_started,
    duration_ms: Math.round(performance.now() - started),
    status_code,
    error,
  });
  // AbortSignal.timeout does not fire if nothing else keeps the process alive.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), sending.timeoutMs);
  const signal = AbortSignal.any([timeout.signal, stopped]);
  try {
    return attempt(await Promise.race([sendWithin(claim, sending, signal), rejectedBy(signal)]), null);
  } catch (error) {
    if (stopped.aborted) return attempt(null, 'the sandbox was stopped');
    return attempt(null, timeout.signal.aborted ? `no response in ${sending.timeoutMs / 1_000} s` : messageOf(error));
  } finally {
    clearTimeout(timer);
  }
}

async function sendWithin(claim: Claim, { targets, resolve, post }: Sending, signal: AbortSignal): Promise<number> {
  // Equal in every attempt.
  const body = JSON.stringify(eventView({ ...claim, id: claim.event_id }));
  const addresses = await addressesOf(claim.url, targets, resolve);
  // The real time: receivers compare it to their own clock.
  const headers = signedHeaders(claim.secret, claim.event_id, new Date(), body);
  return post({ url: claim.url, addresses, headers, body }, signal);
}

/** Rejects on abort, since DNS resolution ignores signals. */
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
