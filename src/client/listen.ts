import { parseResource, type Resource } from '../contract/resource.js';
import { readEvents } from './event-stream.js';
import { redirectsOf } from './redirects.js';
import { headersOf, type Backend } from './request.js';

/** A backend that has nothing to say sends a comment now and then; one that does not is taken for gone. */
const SILENCE_MS = 45_000;

export interface ListenOptions {
  /** Runs a task after milliseconds; what it returns calls it off. */
  readonly after: (ms: number, task: () => void) => () => void;
  /** @returns whether to go on */
  readonly onResource: (resource: Resource) => boolean;
  readonly signal: AbortSignal;
}

/**
 * `over`: no more is wanted · `cut`: the connection ended, or said what is no payment or mandate · `refused`: there will
 * be none.
 */
export type Heard = 'over' | 'cut' | 'refused';

/** Server-Sent Events, each with the payment or mandate as it is now. It does not throw: asking goes on without it. */
export async function listen(backend: Backend, url: string, options: ListenOptions): Promise<Heard> {
  const { after, onResource, signal } = options;
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', end, { signal: life.signal });
  let callOff = after(backend.timeout, end);
  const onSign = () => {
    callOff();
    callOff = after(SILENCE_MS, end);
  };
  let over = false;
  const onData = (data: string) => {
    // One answer may hold several events, and the first of them may have ended all.
    if (!signal.aborted) over = !onResource(parseResource(JSON.parse(data)));
    return !signal.aborted && !over;
  };
  try {
    const headers = headersOf({ accept: 'text/event-stream' }, backend.headers);
    const {
      status,
      body,
      headers: answered,
    } = await backend.fetch(url, {
      headers,
      ...redirectsOf(url),
      cache: 'no-store',
      signal: life.signal,
    });
    if (status === 408 || status === 429 || status >= 500) return 'cut';
    if (status !== 200 || !body || !answered.get('content-type')?.startsWith('text/event-stream')) return 'refused';
    onSign();
    await readEvents(body, onData, onSign);
  } catch {
    // Whatever it was: the next question finds out how it stands, and says what is wrong.
  } finally {
    callOff();
    end();
  }
  return over ? 'over' : 'cut';
}
