/** Keeps the webhook endpoint of `listen` registered. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Unreachable, type Client } from './client.js';

/** Interval of the check that the endpoint exists: a reset of the sandbox deletes it. */
const CHECK_MS = 2_000;
/** The contract's limit. */
const MAX_DESCRIPTION = 64;

export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly secret: string;
}

const ENDPOINTS = '/sandbox/webhook_endpoints';

/** The description by which the same endpoint, and so the same secret, is found at the next start. */
function descriptionOf(target: string | null): string {
  const text = `listen ${target ?? ''}`.trim();
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, 50)}… ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

export interface SubscriptionOptions {
  /** The URL that the webhooks are forwarded to; null for none. */
  readonly target: string | null;
  /** The URL of the receiver. */
  readonly url: string;
  readonly event_types: readonly string[];
  /** Replaces the secret of the endpoint. */
  readonly secret?: string;
}

/** Creates the endpoint, or changes the one of an earlier start. @throws {Error} with a message of one line */
export async function register(client: Client, { target, ...fields }: SubscriptionOptions): Promise<Endpoint> {
  const description = descriptionOf(target);
  const { data } = await client.get<{ data: Endpoint[] }>(ENDPOINTS);
  const known = data.find((endpoint) => endpoint.description === description);
  if (!known) return client.send('POST', ENDPOINTS, { ...fields, description });
  await client.send('PUT', `${ENDPOINTS}/${known.id}`, fields);
  return client.send('POST', `${ENDPOINTS}/${known.id}/enable`);
}

export interface Watch {
  /** Called with each new endpoint. */
  readonly onChange: (endpoint: Endpoint) => void;
  readonly onProblem: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Registers the endpoint again when it is gone, until the signal aborts. */
export async function keep(
  client: Client,
  options: SubscriptionOptions,
  first: Endpoint,
  { onChange, onProblem, signal }: Watch,
): Promise<void> {
  let current = first;
  let reported = '';
  while (!signal.aborted) {
    await wait(CHECK_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      const { data } = await client.get<{ data: Endpoint[] }>(ENDPOINTS);
      const found = data.find(({ id }) => id === current.id);
      // It has the same description, so this one would take the endpoint back again and again.
      if (found && found.url !== options.url) throw new Error('Another listen receives the webhooks now.');
      reported = '';
      if (found) continue;
      current = await register(client, options);
      onChange(current);
    } catch (error) {
      const line =
        error instanceof Unreachable ? `No sandbox answers at ${client.url}: waiting.` : (error as Error).message;
      if (line !== reported) onProblem(line);
      reported = line;
    }
  }
}

/** The endpoint stays, with its secret, but receives nothing until the next start. */
export async function unregister(client: Client, { id }: Endpoint): Promise<void> {
  await client.send('POST', `${ENDPOINTS}/${id}/disable`).catch(() => {});
}
