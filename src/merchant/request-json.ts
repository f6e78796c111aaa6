/** Requests to the API of a provider that has no library for servers. */
import { namesIn } from './provider-refusal.js';

export interface JsonRequest {
  /** The key of the API, for example. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST. Without it the request is a GET. */
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Returns the JSON of a response.
 * @typeParam Given the object of the provider, which its adapter checks
 * @throws {Error} with the `status` of a response that is not a success, and the names in it: `code`, and `field` for a field that is
 * wrong. `adaptedService` understands them. The error has no other data of the request or the response.
 */
export async function requestJson<Given>(url: string, { headers, body, signal }: JsonRequest = {}): Promise<Given> {
  const response = await fetch(url, {
    // A redirect would send the key to another address.
    redirect: 'manual',
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  const { ok, status } = response;
  if (!ok) {
    const names = namesIn(await response.json().catch(() => null));
    throw Object.assign(new Error(`the provider responded with ${status}`), { status, ...names });
  }
  return (response.json() as Promise<Given>).catch(() => {
    // The message of the parser has a part of the text.
    throw new Error('the response of the provider is not JSON');
  });
}
