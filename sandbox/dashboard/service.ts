/** Requests to the service. */

/** Timeout of polls, since polling must continue after a request that hangs. Actions have no timeout. */
const TIMEOUT_MS = 10_000;

/** @returns the body as text @throws {Error} with a readable message */
export const get = (path: string): Promise<string> => request(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Sends an action. @throws {Error} with a readable message */
export async function send(method: string, path: string, body: object = {}): Promise<Record<string, unknown>> {
  const text = await request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return JSON.parse(text) as Record<string, unknown>;
}

async function request(path: string, init: RequestInit): Promise<string> {
  let response: Response;
  try {
    const headers = { ...init.headers, accept: 'application/json' };
    response = await fetch(path, { ...init, headers, cache: 'no-store' });
  } catch {
    throw new Error('The sandbox does not respond.');
  }
  const text = await response.text();
  if (!response.ok) throw new Error(messageIn(text) ?? `The sandbox responded with ${response.status}.`);
  return text;
}

/** The message of the error envelope. */
function messageIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message;
  } catch {
    return undefined;
  }
}
