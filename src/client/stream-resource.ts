import type { Resource } from '../contract/resource.js';
import { readEvents } from './event-stream.js';
import { redirectsOf } from './redirects.js';
import type { Parser } from './fetch-resource.js';
import { headersOf, type Backend } from './request.js';

/** A backend without news sends a comment now and then; without one for so long, the connection counts as lost. */
const SILENCE_MS = 45_000;

export interface StreamOptions {
  /** Runs a task after milliseconds; the function that it returns cancels the task. */
  readonly after: (ms: number, task: () => void) => () => void;
  readonly parse: Parser;
  /** @returns true if the stream is no longer needed */
  readonly onResource: (resource: Resource) => boolean;
  readonly signal: AbortSignal;
}

/**
 * `final`: `onResource` returned true · `cut`: the connection ended, or sent no payment or mandate · `refused`: the
 * backend has no stream.
 */
export type StreamEnd = 'final' | 'cut' | 'refused';

/** Reads Server-Sent Events, each with a whole payment or mandate. It does not throw: polling goes on without it. */
export async function streamResource(backend: Backend, url: string, options: StreamOptions): Promise<StreamEnd> {
  const { after, parse, onResource, signal } = options;
  const connection = new AbortController();
  const abort = () => connection.abort();
  signal.addEventListener('abort', abort, { signal: connection.signal });
  let cancelTimeout = after(backend.timeout, abort);
  const onBytes = () => {
    cancelTimeout();
    cancelTimeout = after(SILENCE_MS, abort);
  };
  let final = false;
  const onData = (data: string) => {
    // One chunk may hold several events, and the first of them may be final.
    if (!signal.aborted) final = onResource(parse(JSON.parse(data)));
    return !signal.aborted && !final;
  };
  try {
    const { status, body, headers } = await backend.fetch(url, {
      headers: headersOf({ accept: 'text/event-stream' }, backend.headers),
      ...redirectsOf(url),
      cache: 'no-store',
      signal: connection.signal,
    });
    if (status === 408 || status === 429 || status >= 500) return 'cut';
    if (status !== 200 || !body || !headers.get('content-type')?.startsWith('text/event-stream')) return 'refused';
    onBytes();
    await readEvents(body, onData, onBytes);
  } catch {
    // The next poll finds the status, or reports the error.
  } finally {
    cancelTimeout();
    abort();
  }
  return final ? 'final' : 'cut';
}
