/** Makes one delivery attempt: resolves the address, signs, sends, and returns the result. */
import type { WebhookOptions } from './options.js';
import { eventView } from './event.js';
import type { Claim } from './queue.js';
import { signedHeaders } from './secret.js';
import type { NewAttempt } from '../store/webhook-tables.js';
import { addressesOf } from './target.js';

export type SendOptions = Required<Pick<WebhookOptions, 'webhookTargets' | 'webhookTimeout' | 'resolve' | 'post'>>;

/** @param now returns the sandbox's time @param stopped aborts the attempt when the sandbox stops */
export async function send(
  claim: Claim,
  now: () => Date,
  options: SendOptions,
  stopped: AbortSignal,
): Promise<NewAttempt> {
  const time_started = now();
  const started = performance.now();
  const attempt = (status_code: number | null, error: string | null): NewAttempt => ({
    time_started,
    duration_ms: Math.round(performance.now() - started),
    status_code,
    error,
  });
  // AbortSignal.timeout does not fire if nothing else keeps the process alive.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.webhookTimeout);
  const signal = AbortSignal.any([timeout.signal, stopped]);
  try {
    return attempt(await Promise.race([sendWithin(claim, options, signal), rejectedBy(signal)]), null);
  } catch (error) {
    if (stopped.aborted) return attempt(null, 'the sandbox was stopped');
    return attempt(
      null,
      timeout.signal.aborted ? `no response in ${options.webhookTimeout / 1_000} s` : messageOf(error),
    );
  } finally {
    clearTimeout(timer);
  }
}

async function sendWithin(claim: Claim, options: SendOptions, signal: AbortSignal): Promise<number> {
  // Equal in every attempt.
  const body = JSON.stringify(eventView({ ...claim, id: claim.event_id }));
  const addresses = await addressesOf(claim.url, options.webhookTargets, options.resolve);
  // The real time: receivers compare it to their own clock.
  const headers = signedHeaders(claim.secret, claim.event_id, new Date(), body);
  return options.post({ url: claim.url, addresses, headers, body }, signal);
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
